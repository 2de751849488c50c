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
  cells.forEach((cell, i) => (placeOf[cell] = i));
  return { placeOf, steps: file.column('steps') as Int8Array };
});

/**
 * How far the motions beside listed faults stand from what the corners of the map's cell give, interpolated between fine nodes; nought
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
  for (let corner = 0; corner < 4; corner++) {
    const up = corner >> 1;
    const right = corner & 1;
    const weight = (up ? fy - row : 1 - (fy - row)) * (right ? fx - column : 1 - (fx - column));
    const at = nodeAt(row + up, column + right);
    if (at < 0) continue;
    const { steps } = fine();
    for (let p = 0; p < PERIODS; p++) out[p] = out[p] + weight * FINE_LN_STEP * steps[at + p];
  }
}

function nodeAt(row: number, column: number): number {
  const cellRow = Math.floor(row / FINE_PER_CELL);
  const cellColumn = Math.floor(column / FINE_PER_CELL) % COLUMNS;
  const place = fine().placeOf[cellRow * COLUMNS + cellColumn] ?? -1;
  return place < 0
    ? -1
    : place * PER_CELL +
        PERIODS * ((row % FINE_PER_CELL) * FINE_PER_CELL + (column % FINE_PER_CELL));
}
