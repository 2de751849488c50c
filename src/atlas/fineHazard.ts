import { CURVE_YEARS } from '../../engines/ground/datasets/tectonics.ts';
import { openColumns } from './geography/columnFile.ts';
import { once } from './geography/once.ts';
import { COLUMNS, ROWS } from './hazardMapCodec.ts';

/** Fine nodes along a side of a cell of the hazard map: a tenth of a degree apart. */
export const FINE_PER_CELL = 5;
/** Step of the logarithms. */
export const FINE_LN_STEP = 0.012;
/** Return periods of a fine node. */
const PERIODS = CURVE_YEARS.length;
const PER_CELL = PERIODS * FINE_PER_CELL ** 2;

/** What the file of fine nodes says of itself. */
export interface FineAbout {
  readonly modelVersion: string;
  readonly cells: number;
}

const fine = once(() => {
  const file = openColumns(new URL('./data/seismicHazardFine.bin', import.meta.url));
  const cells = file.column('cells') as Uint32Array;
  const placeOf = new Int16Array(ROWS * COLUMNS).fill(-1);
  /** Cells that are refined or stand beside such a one. */
  const isNear = new Uint8Array(ROWS * COLUMNS);
  cells.forEach((cell, i) => {
    placeOf[cell] = i;
    const column = cell % COLUMNS;
    for (const down of [-COLUMNS, 0, COLUMNS])
      for (const aside of [-1, 0, 1])
        isNear[cell - column + down + ((column + aside + COLUMNS) % COLUMNS)] = 1;
  });
  return { placeOf, isNear, steps: file.column('steps') as Int8Array };
});

/**
 * How far the motions beside listed faults stand from what the corners of the map's cell give, read between fine nodes; nought
 * in cells without a listed fault near.
 *
 * @param y  rows of the map from the south pole
 * @param x  columns of the map from 180 degrees west
 * @param out  what is added to the logarithm of the map's motions, by `CURVE_YEARS`
 */
export function fineShiftAt(y: number, x: number, out: Float64Array): void {
  const fy = y * FINE_PER_CELL;
  const fx = x * FINE_PER_CELL;
  const [row, column] = [Math.floor(fy), Math.floor(fx)];
  out.fill(0);
  if (!isByFineNodes(Math.floor(y), Math.floor(x))) return;
  const { steps } = fine();
  cubicWeights(fy - row, up);
  cubicWeights(fx - column, right);
  for (let a = 0; a < 4; a++)
    for (let b = 0; b < 4; b++) {
      const at = nodeAt(row + a - 1, column + b - 1);
      if (at < 0) continue;
      const by = up[a] * right[b] * FINE_LN_STEP;
      for (let p = 0; p < PERIODS; p++) out[p] = out[p] + by * steps[at + p];
    }
}

/** Whether a cell of the map, by the row and column of its south-west corner, has fine nodes or stands beside such a one. */
export function isByFineNodes(row: number, column: number): boolean {
  return fine().isNear[row * COLUMNS + ((column + COLUMNS) % COLUMNS)] === 1;
}

const up = new Float64Array(4);
const right = new Float64Array(4);

/**
 * Weights of four nodes in a row for a point between the two in the middle: the cubic through these two whose slopes there are those
 * between their neighbours, so that a ridge beside a fault is not cut off.
 *
 * @source Keys (1981), IEEE Trans. Acoust. Speech Signal Process. 29, 1153-1160, doi:10.1109/TASSP.1981.1163711
 * @param t     from the second node on, 0 to 1
 */
export function cubicWeights(t: number, into: Float64Array): void {
  into[0] = t * (t * (1 - 0.5 * t) - 0.5);
  into[1] = 1 + t * t * (1.5 * t - 2.5);
  into[2] = t * (0.5 + t * (2 - 1.5 * t));
  into[3] = t * t * (0.5 * t - 0.5);
}

function nodeAt(row: number, column: number): number {
  const cellRow = Math.floor(row / FINE_PER_CELL);
  const cellColumn = (Math.floor(column / FINE_PER_CELL) + COLUMNS) % COLUMNS;
  const place = fine().placeOf[cellRow * COLUMNS + cellColumn] ?? -1;
  return place < 0
    ? -1
    : place * PER_CELL +
        PERIODS *
          ((row % FINE_PER_CELL) * FINE_PER_CELL + ((column + FINE_PER_CELL) % FINE_PER_CELL));
}
