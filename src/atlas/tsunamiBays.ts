import { EARTH_RADIUS_KM } from '../../engines/ground/earth/geodesy.ts';
import { unitVector } from '../../engines/ground/earth/unitVector.ts';
import { BAY_RADII, bayFactor, type NearBay } from '../../engines/hazards/tsunami/bayFactor.ts';
import { BAYS } from './data/tsunamiBays.ts';

const BAY_POINTS = BAYS.map(([name, lat, lon, raise, radiusKm]) => ({
  at: unitVector(lat, lon),
  name,
  raise,
  radiusKm,
}));

/** What waters say that lie in no bay. */
const NO_BAY: ReturnType<typeof bayFactor> = { factor: 1, name: null, share: 0 };

/** How much the bays around a place raise a wave, and the one that does most. @param place  unit vector */
export function bayAt(place: readonly [number, number, number]): ReturnType<typeof bayFactor> {
  const around = baysAround(place);
  return around.length === 0 ? NO_BAY : bayFactor(around);
}

function baysAround(place: readonly [number, number, number]): NearBay[] {
  const around: NearBay[] = [];
  for (const { at, name, raise, radiusKm } of BAY_POINTS) {
    const cosine = at[0] * place[0] + at[1] * place[1] + at[2] * place[2];
    const km = EARTH_RADIUS_KM * Math.acos(Math.min(1, cosine));
    if (km <= BAY_RADII * radiusKm) around.push({ name, raise, radiusKm, km });
  }
  return around;
}
