import { EARTH_RADIUS_KM, RAD } from '../../engines/ground/earth/geodesy.ts';
import { TRAVEL_COLUMNS, TRAVEL_ROWS } from './travelCodec.ts';
import { unitVector } from '../../engines/ground/earth/unitVector.ts';

/** Cells of the map farther than this are not the place's water, km: a place inland, and one by the shore of inner water (Seattle) that has none so near. */
const REACH_KM = { inland: 160, shore: 220 };
/** POLICY. How fast a farther cell loses weight against the nearest, km: neighbours blend, other shores do not. */
const BLEND_KM = 30;

/** A cell of the maps of arrival times near a place. */
export interface Cell {
  readonly cell: number;
  readonly km: number;
  /** Against the nearest cell, 0 to 1. */
  readonly weight: number;
}

/** Wet cells around a place, that of its own shore first, else the nearest. */
export function waterAround(
  lat: number,
  lon: number,
  {
    isWet,
    homeCell,
    isShore,
  }: { readonly isWet: Uint8Array; readonly homeCell: number | null; readonly isShore: boolean },
): Cell[] {
  const found: { cell: number; km: number }[] = [];
  const place = unitVector(lat, lon);
  const row0 = Math.floor(lat + 90);
  const column0 = Math.floor(lon + 180);
  const columns = Math.min(180, Math.ceil(2 / Math.max(0.01, Math.cos(lat * RAD))));
  for (let row = Math.max(0, row0 - 2); row <= Math.min(TRAVEL_ROWS - 1, row0 + 2); row++) {
    for (let k = -columns; k <= columns; k++) {
      const column = (((column0 + k) % TRAVEL_COLUMNS) + TRAVEL_COLUMNS) % TRAVEL_COLUMNS;
      const cell = row * TRAVEL_COLUMNS + column;
      if (isWet[cell] !== 1) continue;
      const [x, y, z] = unitVector(row - 89.5, column - 179.5);
      const km =
        EARTH_RADIUS_KM * Math.acos(Math.min(1, x * place[0] + y * place[1] + z * place[2]));
      if (km <= REACH_KM.shore) found.push({ cell, km });
    }
  }
  found.sort((a, b) => Number(b.cell === homeCell) - Number(a.cell === homeCell) || a.km - b.km);
  const near = found.filter(({ km }) => km <= REACH_KM.inland);
  const reached = near.length === 0 && isShore ? found : near;
  const nearestKm = reached[0]?.km ?? 0;
  return reached
    .filter(({ km }) => km < nearestKm + 3 * BLEND_KM)
    .map(({ cell, km }) => ({
      cell,
      km,
      weight: Math.exp(Math.min(0, nearestKm - km) / BLEND_KM),
    }));
}
