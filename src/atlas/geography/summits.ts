import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { TYPES, VOLCANOES } from '../data/volcanoes.ts';
import { once } from './once.ts';

/** A mountain whose summit is surveyed. */
interface Summit {
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number;
  readonly meanSlope: number;
}

/**
 * POLICY. Mean slope of a volcano from its summit to its foot, rise over run, by catalogue type; calderas and fields have no one summit.
 *
 * @source Grosse, van Wyk de Vries et al. (2009), Geology 37, 651-654, doi:10.1130/G25734A.1: cones 0.2 to 0.4, shields below 0.15, restated from memory, unverified
 */
const MEAN_SLOPE: Readonly<Partial<Record<string, number>>> = {
  Stratovolcano: 0.25,
  'Complex volcano': 0.22,
  'Lava dome': 0.3,
  Shield: 0.11,
};
/** POLICY. Flanks steepen upwards as a power; a place within some 2 km tells better than the summit; how far a summit may be off, m, and a flank, as a share of its rise. */
const CONE = { power: 1.6, placeKm: 2, summitSigmaM: 150, flankSigma: 0.3 } as const;

const byCell = once((): ReadonlyMap<number, readonly Summit[]> => {
  const cells = new Map<number, Summit[]>();
  for (const [, , , lat, lon, elevationM, type] of VOLCANOES) {
    const meanSlope = MEAN_SLOPE[TYPES[type] ?? ''];
    if (meanSlope === undefined || elevationM <= 0) continue;
    const cell = cellOf(Math.floor(lat), Math.floor(lon));
    cells.set(cell, [...(cells.get(cell) ?? []), { lat, lon, elevationM, meanSlope }]);
  }
  return cells;
});

const cellOf = (south: number, west: number): number => south * 360 + ((west + 540) % 360);

/** An elevation and its standard deviation, m. */
interface Height {
  readonly elevationM: number;
  readonly sigmaM: number;
}

/**
 * Raises what the places around tell of a height where a listed volcano stands between them, from its surveyed summit down to them.
 *
 * @param found      elevation by places and landforms
 * @param nearestKm  distance of the nearest place whose elevation is known, km
 */
export function withSummits(lat: number, lon: number, found: Height, nearestKm: number): Height {
  const wild = -Math.expm1(-((nearestKm / CONE.placeKm) ** 2));
  if (wild < 0.01) return found;
  let best = { raisedM: 0, sigmaM: 0, shape: 0 };
  for (let south = Math.floor(lat) - 1; south <= Math.floor(lat) + 1; south++)
    for (let west = Math.floor(lon) - 1; west <= Math.floor(lon) + 1; west++)
      for (const summit of byCell().get(cellOf(south, west)) ?? []) {
        const riseM = summit.elevationM - found.elevationM;
        if (riseM <= 0) continue;
        const footKm = riseM / 1000 / summit.meanSlope;
        const km = distanceKm(lat, lon, summit.lat, summit.lon);
        if (km >= footKm) continue;
        const shape = wild * (1 - km / footKm) ** CONE.power;
        if (shape * riseM <= best.raisedM) continue;
        const flank = CONE.flankSigma * riseM * (1 - shape);
        best = { raisedM: shape * riseM, sigmaM: shape * (CONE.summitSigmaM + flank), shape };
      }
  if (best.raisedM === 0) return found;
  return {
    elevationM: found.elevationM + best.raisedM,
    sigmaM: Math.hypot(found.sigmaM * (1 - best.shape), best.sigmaM),
  };
}
