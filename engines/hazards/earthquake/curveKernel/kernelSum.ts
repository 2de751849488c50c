import { kernelFunctions, kernelMemory } from '../../../ground/math/webAssembly.ts';
import type { TailTable } from '../hazard/exceedance.ts';
import { CURVE_KERNEL } from './bytes.ts';
import { CURVE_MOST, CURVE_PAGES, LAYOUT, PAIR_MASKS } from './layout.ts';
import type { CurveNumbers } from './plainSum.ts';

interface Functions {
  /** Where in the table the ruptures of the queue are looked up; up to a byte of each of its columns. */
  readonly place: (end: number) => void;
  /** Adds them to the curve at hand. */
  readonly add: (end: number) => void;
}

/** The numbers of a curve of so many levels in the kernel's memory. */
interface Held {
  readonly ln: Float64Array;
  readonly sums: Float64Array;
  readonly steps: Float64Array;
}

interface Kernel extends Functions {
  readonly buffer: ArrayBuffer;
  readonly numbers: Float64Array;
  readonly queue: Float64Array;
  readonly heldBy: (Held | undefined)[];
  /** What the memory holds. */
  tail: TailTable | undefined;
  levels: CurveNumbers['levels'] | undefined;
}

let kernel: Kernel | undefined;

function kernelOf(): Kernel {
  const memory = kernelMemory(CURVE_PAGES);
  const { buffer } = memory;
  const numbers = new Float64Array(buffer);
  numbers[LAYOUT.two / 8] = 2;
  numbers[LAYOUT.cellBytes / 8] = 2 ** 47;
  numbers[LAYOUT.levelBytes / 8] = 2 ** 49;
  numbers.set([0, 1], LAYOUT.places / 8);
  new BigUint64Array(buffer).set(PAIR_MASKS, LAYOUT.masks / 8);
  return {
    buffer,
    numbers,
    queue: new Float64Array(buffer, LAYOUT.median, 3 * CURVE_MOST.ruptures),
    heldBy: [],
    tail: undefined,
    levels: undefined,
    ...kernelFunctions<Functions>(CURVE_KERNEL, memory),
  };
}

/** Whether a curve of even levels and a table are small enough for the kernel. */
export const kernelHolds = (
  { ln, lnStep }: CurveNumbers['levels'],
  { cubics }: TailTable,
): boolean => lnStep > 0 && ln.length <= CURVE_MOST.levels && cubics.length <= 4 * CURVE_MOST.cells;

/**
 * Adds ruptures to a curve, by vectors: the same sums, to the last bit, as `addPlainly`.
 *
 * @param queue  columns of `CURVE_MOST.ruptures` numbers: ln of the medians, log standard deviations, yearly rates
 * @param count  how many of them there are, one at least
 */
export function addByKernel(
  { levels, sums, steps }: CurveNumbers,
  tail: TailTable,
  queue: Float64Array,
  count: number,
): void {
  kernel ??= kernelOf();
  const { place, add } = kernel;
  if (kernel.tail !== tail) holdTail(kernel, tail);
  const held = (kernel.heldBy[sums.length] ??= heldIn(kernel.buffer, sums.length));
  if (kernel.levels !== levels) holdLevels(kernel, levels, held);
  held.sums.set(sums);
  held.steps.set(steps);
  kernel.queue.set(queue);
  place(8 * count);
  add(8 * count);
  sums.set(held.sums);
  steps.set(held.steps);
}

const heldIn = (buffer: ArrayBuffer, levels: number): Held => ({
  ln: new Float64Array(buffer, LAYOUT.ln, levels),
  sums: new Float64Array(buffer, LAYOUT.sums, levels),
  steps: new Float64Array(buffer, LAYOUT.steps, levels + 1),
});

function holdTail(kernel: Kernel, tail: TailTable): void {
  const { numbers } = kernel;
  const { low, high, cellsPerSigma, cubics } = tail;
  kernel.tail = tail;
  numbers.set([low, high, cellsPerSigma, cubics.length / 4 - 1], LAYOUT.low / 8);
  numbers.set(cubics, LAYOUT.cubics / 8);
}

function holdLevels(kernel: Kernel, levels: CurveNumbers['levels'], held: Held): void {
  kernel.levels = levels;
  kernel.numbers.set([levels.ln.length, levels.lnStep, levels.ln[0]], LAYOUT.count / 8);
  held.ln.set(levels.ln);
}
