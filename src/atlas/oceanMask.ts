import { BARRIERS } from './data/oceanBarriers.ts';
import { landMask } from './geography/landMask.ts';

/**
 * Land and water for ways over the sea: the mask of the countries' lines, with the necks of land and long islands closed that its cells may
 * leave open.
 *
 * @param stepDeg  cell size, degrees; divides 180
 * @returns 1 land, 0 water; row-major, south to north, west to east from -180
 */
export function oceanMask(stepDeg: number): Uint8Array {
  const land = landMask(stepDeg);
  const columns = Math.round(360 / stepDeg);
  for (const line of BARRIERS) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [lat0, lon0] = line[i];
      const [lat1, lon1] = line[i + 1];
      const n = Math.ceil((4 * Math.max(Math.abs(lat1 - lat0), Math.abs(lon1 - lon0))) / stepDeg);
      for (let k = 0; k <= n; k++) {
        const row = Math.floor((lat0 + ((lat1 - lat0) * k) / n + 90) / stepDeg);
        land[row * columns + Math.floor((lon0 + ((lon1 - lon0) * k) / n + 180) / stepDeg)] = 1;
      }
    }
  }
  return land;
}
