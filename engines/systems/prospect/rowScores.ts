import { kernelFunctions, kernelMemory } from '../../ground/math/webAssembly.ts';
import { ROW_KERNEL } from './rowBytes.ts';
import { LAYOUT, ROW_MOST, ROW_PAGES, STRETCH_WORDS, TABLE_SIZE } from './rowLayout.ts';

/** Columns of a row that lie all inside the study area or all outside: `from` up to before `to`. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly isInside: boolean;
}

/** What the rows of a scan have alike: cells in a step between nodes, as a share, and scores by place in the table. */
export interface RowScale {
  readonly perStep: number;
  readonly points: Uint8Array;
}

/** A way to fill the cells inside the study area of a row; what is outside may be written to. */
export type FillRow = (scores: Uint8Array, start: number, line: Float64Array) => void;

/** Scores of a row's cells: places in the table, straight between the nodes of the line. */
export const rowFiller = (runs: readonly Run[], columns: number, scale: RowScale): FillRow =>
  columns > ROW_MOST ? plainFiller(runs, scale) : kernelFiller(runs, columns, scale);

/** Columns between two nodes: the first, the one after the last, the node to the left. */
type Stretch = readonly [from: number, to: number, left: number];

function stretchesOf(runs: readonly Run[], perStep: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { from, to, isInside } of runs) {
    let column = isInside ? from : to;
    while (column < to) {
      const left = (column * perStep) | 0;
      const end = Math.max(column + 1, Math.min(to, Math.ceil((left + 1) / perStep)));
      stretches.push([column, end, left]);
      column = end;
    }
  }
  return stretches;
}

/** One cell after the other. It is what the kernel is held against, and fills rows that are too long for it. */
export function plainFiller(runs: readonly Run[], { perStep, points }: RowScale): FillRow {
  const stretches = stretchesOf(runs, perStep);
  return (scores, start, line) => {
    for (const [from, to, left] of stretches) {
      const rise = line[left + 1] - line[left];
      const foot = line[left] - left * rise;
      const slope = perStep * rise;
      for (let column = from; column < to; column++)
        scores[start + column] = points[placeOf(foot + column * slope)];
    }
  };
}

const placeOf = (place: number): number => Math.max(0, Math.min(TABLE_SIZE - 1, place | 0));

interface Kernel {
  readonly buffer: ArrayBuffer;
  readonly numbers: Float64Array;
  /** Fills the stretches up to a byte. */
  readonly fill: (end: number) => void;
}

let kernel: Kernel | undefined;

function kernelOf(): Kernel {
  const memory = kernelMemory(ROW_PAGES);
  const { buffer } = memory;
  const numbers = new Float64Array(buffer);
  numbers.set([0, TABLE_SIZE - 0.5, 2 ** 52, 2, 0, 1], LAYOUT.perStep / 8);
  return { buffer, numbers, ...kernelFunctions<Pick<Kernel, 'fill'>>(ROW_KERNEL, memory) };
}

/** Four cells at a time, the same scores as `plainFiller` gives. One filler is used up before the next one is made. */
export function kernelFiller(
  runs: readonly Run[],
  columns: number,
  { perStep, points }: RowScale,
): FillRow {
  const { buffer, numbers, fill } = (kernel ??= kernelOf());
  const stretches = stretchesOf(runs, perStep);
  numbers[LAYOUT.perStep / 8] = perStep;
  new Uint8Array(buffer).set(points, LAYOUT.table);
  new Uint32Array(buffer).set(stretches.flat(), LAYOUT.stretches / 4);
  const end = LAYOUT.stretches + 4 * STRETCH_WORDS * stretches.length;
  const row = new Uint8Array(buffer, LAYOUT.out, columns);
  return (scores, start, line) => {
    if (stretches.length === 0) return;
    numbers.set(line, LAYOUT.line / 8);
    fill(end);
    scores.set(row, start);
  };
}
