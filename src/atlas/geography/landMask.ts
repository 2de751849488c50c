import { world } from './world.ts';

/**
 * Land and water on a regular grid, from the same lines as the point look-up.
 *
 * A cell is land where its centre is. Lakes other than the Caspian count as land, which suits an ocean grid; floating ice shelves as water.
 *
 * @param stepDeg  cell size, degrees; divides 180
 * @returns 1 land, 0 water; 180/step rows × 360/step columns, row-major, south to north, west to east from -180
 * @throws RangeError if the step does not divide 180
 */
export function landMask(stepDeg: number): Uint8Array {
  const rows = Math.round(180 / stepDeg);
  if (Math.abs(rows * stepDeg - 180) > 1e-9)
    throw new RangeError(`a step of ${stepDeg} degrees does not divide 180`);
  const mask = new Uint8Array(rows * rows * 2);
  for (let row = 0; row < rows; row++)
    fillRow(mask.subarray(row * rows * 2, (row + 1) * rows * 2), -90 + (row + 0.5) * stepDeg);
  return mask;
}

function fillRow(row: Uint8Array, lat: number): void {
  const { countries } = world();
  const crossings = countries.crossings(lat);
  if (crossings.length === 0) {
    row.fill(countries.areaAt(lat, 0) >= 0 ? 1 : 0);
    return;
  }
  let next = 0;
  let area = crossings.at(-1)?.area ?? -1;
  for (let column = 0; column < row.length; column++) {
    const lon = -180 + ((column + 0.5) * 360) / row.length;
    for (let c = crossings[next]; c && c.lon <= lon; c = crossings[++next]) area = c.area;
    row[column] = area >= 0 ? 1 : 0;
  }
}
