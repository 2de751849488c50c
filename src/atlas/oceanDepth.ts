import { openColumns } from './geography/columnFile.ts';
import { once } from './geography/once.ts';
import { oceanMask } from './oceanMask.ts';

/** Depth of the ocean on a regular grid. */
export interface OceanGrid {
  readonly stepDeg: number;
  readonly rows: number;
  readonly columns: number;
  /** Mean depth, m; 0 on land. Rows × columns, row-major, south to north, west to east from -180. */
  readonly depthM: Float32Array;
}

/** Cells of the file, from -90 and -180 degrees on. */
export const DEPTH_STEP_DEG = 0.25;
export const DEPTH_ROWS = 720;
export const DEPTH_COLUMNS = 1440;

/** POLICY. Water is nowhere shallower for travel times, and so deep where the grid has none (channels, fjords, under ice shelves), m. */
const FLOOR_M = 15;
const UNKNOWN_M = 50;

const depths = once(
  () =>
    openColumns(new URL('./data/oceanDepth.bin', import.meta.url)).column('metres') as Uint16Array,
);

/**
 * The ocean floor by ETOPO5 where the land mask has water; narrow straits are closed where the mask closes them.
 *
 * @param stepDeg  cell size, degrees: 0.25 or a multiple of it that divides 180; cells hold the mean of their water
 * @source ETOPO5, National Geophysical Data Center (1988), Data Announcement 88-MGG-02
 */
export function oceanGrid(stepDeg: number): OceanGrid {
  const land = oceanMask(stepDeg);
  const rows = Math.round(180 / stepDeg);
  const columns = rows * 2;
  const depthM = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (land[cell] !== 1)
        depthM[cell] = Math.max(FLOOR_M, meanDepthM(row, column, stepDeg / DEPTH_STEP_DEG));
    }
  return { stepDeg, rows, columns, depthM };
}

/** Mean depth of the water among the cells of the file within a cell so many times as wide, m. */
function meanDepthM(row: number, column: number, wide: number): number {
  const file = depths();
  let [sum, wet] = [0, 0];
  for (let r = row * wide; r < (row + 1) * wide; r++)
    for (let c = column * wide; c < (column + 1) * wide; c++) {
      const metres = file[r * DEPTH_COLUMNS + c];
      sum += metres;
      if (metres > 0) wet++;
    }
  return wet === 0 ? UNKNOWN_M : sum / wet;
}
