/** A zone of the pilot: a part of Box Elder County with water, ground and dust of its own. */
export interface PilotZone {
  readonly id: string;
  readonly name: string;
  /** Corners, longitude first, closed. */
  readonly outline: readonly (readonly [lon: number, lat: number])[];
  readonly lat: number;
  readonly lon: number;
  readonly water: string;
  /** Whether bare lake bed or dry fields can give dust. */
  readonly dust: 'lake_bed' | 'fields' | 'little';
}

/**
 * Zones of the pilot, drawn on the hydrographic areas of the Utah Division of Water Rights, to 5 km; they divide the county for display
 * and have no official standing.
 */
export const PILOT_ZONES: readonly PilotZone[] = [
  zone(
    'bear-river',
    'Lower Bear River Valley',
    [-112.35, 41.4, -111.95, 42.0],
    'Bear River canals and shallow wells',
    'fields',
  ),
  zone(
    'promontory',
    'Promontory and the north arm',
    [-112.75, 41.2, -112.35, 41.75],
    'Springs; brine of the north arm',
    'lake_bed',
  ),
  {
    ...zone(
      'hansel-valley',
      'Hansel Valley and Snowville',
      [-113.0, 41.75, -112.35, 42.0],
      'Wells in basin fill',
      'fields',
    ),
    // The Hansel Mountains, west of the Promontory, belong to it.
    outline: [
      [-113.0, 41.6],
      [-112.75, 41.6],
      [-112.75, 41.75],
      [-112.35, 41.75],
      [-112.35, 42.0],
      [-113.0, 42.0],
      [-113.0, 41.6],
    ],
  },
  zone(
    'curlew-park',
    'Curlew and Park Valleys',
    [-113.6, 41.6, -113.0, 42.0],
    'Wells in basin fill; levels have fallen',
    'fields',
  ),
  zone(
    'grouse-creek',
    'Grouse Creek and Raft River Mountains',
    [-114.04, 41.6, -113.6, 42.0],
    'Mountain streams',
    'little',
  ),
  zone(
    'lake-desert',
    'Great Salt Lake Desert, north',
    [-114.04, 41.0, -112.75, 41.6],
    'Brine; few wells',
    'lake_bed',
  ),
];

function zone(
  id: string,
  name: string,
  [west, south, east, north]: readonly [number, number, number, number],
  water: string,
  dust: PilotZone['dust'],
): PilotZone {
  return {
    id,
    name,
    water,
    dust,
    lat: (south + north) / 2,
    lon: (west + east) / 2,
    outline: [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  };
}
