import { EARTH_RADIUS_KM } from '../../../engines/ground/earth/geodesy.ts';
import { once } from '../geography/once.ts';
import { kmOfChord, writeUnit } from '../geography/sphereTree.ts';
import { shorePoints } from './shoreAt.ts';

/** South of this all land is Antarctica or an island off it, degrees. */
export const ANTARCTIC_LAT = -60;
/** Shores so far north may be the nearest to a place south of it, degrees. */
const NORTHERNMOST_LAT = -55;
/** Points of the shore nearer to the one before than this are left out, km. */
const STEP_KM = 2;

/** Unit vectors of the shore of Antarctica along the fronts of its ice shelves, made at the first question there. */
const front = once((): Float32Array => {
  const units: number[] = [];
  const unit = new Float64Array(3);
  const least = (STEP_KM / EARTH_RADIUS_KM) ** 2;
  shorePoints(-90, NORTHERNMOST_LAT, (lat, lon) => {
    writeUnit(lat, lon, { into: unit, at: 0 });
    const [x = 0, y = 0, z = 0] = unit;
    const o = units.length - 3;
    const isNew =
      o < 0 || (x - units[o]) ** 2 + (y - units[o + 1]) ** 2 + (z - units[o + 2]) ** 2 > least;
    if (isNew) units.push(x, y, z);
  });
  return Float32Array.from(units);
});

/**
 * Distance of a place in Antarctica to the open ocean, km: where ice shelves float, to their front, as the fine line has it, not to the
 * line far behind it where they leave the ground.
 *
 * @returns to some 2 km
 * @source Wessel & Smith (1996), J. Geophys. Res. 101, 8741-8743, doi:10.1029/96JB00104 (fronts of the ice)
 */
export function iceFrontKm(lat: number, lon: number): number {
  const units = front();
  const unit = new Float64Array(3);
  writeUnit(lat, lon, { into: unit, at: 0 });
  const [x = 0, y = 0, z = 0] = unit;
  let least = Infinity;
  for (let o = 0; o < units.length; o += 3)
    least = Math.min(
      least,
      (x - units[o]) ** 2 + (y - units[o + 1]) ** 2 + (z - units[o + 2]) ** 2,
    );
  return kmOfChord(Math.sqrt(least));
}
