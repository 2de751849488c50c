import { EARTH_RADIUS_KM } from '../../engines/ground/earth/geodesy.ts';
import { BAYS } from './data/tsunamiBays.ts';
import { unitVector } from '../../engines/ground/earth/unitVector.ts';

const BAY_POINTS = BAYS.map(([name, lat, lon, raise, radiusKm]) => ({
  at: unitVector(lat, lon),
  name,
  raise,
  radiusKm,
}));

/** How much the bays around a place raise a wave, and the one that does most. @param place  unit vector */
export function bayAt(place: readonly [number, number, number]): {
  factor: number;
  name: string | null;
} {
  let factor = 1;
  let best: { name: string; share: number } | undefined;
  for (const {
    at: [x, y, z],
    name,
    raise,
    radiusKm,
  } of BAY_POINTS) {
    const km = EARTH_RADIUS_KM * Math.acos(Math.min(1, x * place[0] + y * place[1] + z * place[2]));
    if (km > 4 * radiusKm) continue;
    const share = Math.exp(-((km / radiusKm) ** 2));
    factor *= raise ** share;
    if (share > 0.3 && share > (best?.share ?? 0)) best = { name, share };
  }
  return { factor, name: best?.name ?? null };
}
