import { openColumns } from './columnFile.ts';
import { once } from './once.ts';

/** Blocks of the grid, degrees: means of four nodes of ETOPO5, whose nodes lie on whole twelfths. */
const STEP_DEG = 1 / 6;
export const ROWS = 1080;
export const COLUMNS = 2160;
/** Middle of the southernmost blocks, and of the first ones east of Greenwich, degrees. */
const FIRST_LAT = -90 + 1 / 24;
const FIRST_LON = 1 / 24;

/** Credit of the grid in answers. */
export const LAND_HEIGHTS_ATTRIBUTION = 'ETOPO5 (NOAA NGDC, 1988, public domain)';

const metres = once(
  () =>
    openColumns(new URL('../data/landHeights.bin', import.meta.url)).column('metres') as Int16Array,
);

/**
 * Mean height of the land some 18 km wide about a point, m above the sea, read straight between the middles of the blocks; the sea is 0.
 *
 * Against the terrain model at towns it is off by 47 m in the median and 320 m at the 90th percentile, and knows of mountains
 * where nobody lives.
 *
 * @source ETOPO5, National Geophysical Data Center (1988), Data Announcement 88-MGG-02
 */
export function landHeightAt(lat: number, lon: number): number {
  const grid = metres();
  const y = Math.min(ROWS - 1.000001, Math.max(0, (lat - FIRST_LAT) / STEP_DEG));
  const x = ((((lon - FIRST_LON) % 360) + 360) % 360) / STEP_DEG;
  const [south, west] = [Math.floor(y), Math.floor(x) % COLUMNS];
  const east = (west + 1) % COLUMNS;
  const [up, right] = [y - south, x - Math.floor(x)];
  const low = grid[south * COLUMNS + west] * (1 - right) + grid[south * COLUMNS + east] * right;
  const at = (south + 1) * COLUMNS;
  const high = grid[at + west] * (1 - right) + grid[at + east] * right;
  return low * (1 - up) + high * up;
}
