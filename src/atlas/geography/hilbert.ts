import { radians } from '../../../engines/ground/earth/geodesy.ts';

const BITS = 16;
const SIDE = 2 ** BITS;

/**
 * Place of a point on a Hilbert curve over the map of longitude and sine of latitude: points near on the curve are near on the ground.
 *
 * @returns 0 to 2^32 - 1
 * @source Hilbert (1891), Math. Ann. 38, 459-460, doi:10.1007/BF01199431
 */
export function hilbertOf(lat: number, lon: number): number {
  let x = Math.min(SIDE - 1, Math.floor(((lon + 180) / 360) * SIDE));
  let y = Math.min(SIDE - 1, Math.floor(((Math.sin(radians(lat)) + 1) / 2) * SIDE));
  let along = 0;
  for (let s = SIDE / 2; s >= 1; s /= 2) {
    const right = (x & s) > 0 ? 1 : 0;
    const up = (y & s) > 0 ? 1 : 0;
    along += s * s * ((3 * right) ^ up);
    if (up === 1) continue;
    if (right === 1) {
      x = SIDE - 1 - x;
      y = SIDE - 1 - y;
    }
    const swapped = x;
    x = y;
    y = swapped;
  }
  return along;
}

/** The numbers 0 to n - 1 in the order of keys below 2^32; n at most 2^20. */
export function orderBy(n: number, key: (i: number) => number): Uint32Array {
  const keys = new Float64Array(n);
  for (let i = 0; i < n; i++) keys[i] = key(i) * 2 ** 20 + i;
  keys.sort();
  const order = new Uint32Array(n);
  for (let i = 0; i < n; i++) order[i] = keys[i] % 2 ** 20;
  return order;
}
