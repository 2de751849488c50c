import { kernelFunctions, kernelMemory } from '../../../ground/math/webAssembly.ts';
import type { TailTable } from '../hazard/exceedance.ts';
import { bssaAt, BSSA_ROCK_BYTES } from '../groundMotion/bssa14Numbers.ts';
import { CURVE_KERNEL } from './bytes.ts';
import { KERNEL_MATH } from './kernelMath.ts';
import { CURVE_MOST, CURVE_PAGES, LAYOUT, PAIR_MASKS } from './layout.ts';
import type { CurveNumbers } from './plainSum.ts';

interface Functions {
  /** ln of medians on rock by the terms at a byte of the model's numbers, styles from a column, into a column. */
  readonly rock: (end: number, terms: number, style: number, out: number) => void;
  /** Adds the nonlinear site term by a column of ln of peak accelerations on rock. */
  readonly soil: (end: number, onRock: number) => void;
  /** Adds the linear site term, and works out log standard deviations. */
  readonly spread: (end: number) => void;
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
  /** Columns of motions and of ruptures whose motions are to be worked out. */
  readonly motions: Float64Array;
  readonly ruptures: Float64Array;
  readonly heldBy: (Held | undefined)[];
  /** What the memory holds. */
  tail: TailTable | undefined;
  model: Float64Array | undefined;
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
  numbers.set(Object.values(KERNEL_MATH), LAYOUT.math / 8);
  new BigUint64Array(buffer).set(PAIR_MASKS, LAYOUT.masks / 8);
  return {
    buffer,
    numbers,
    motions: new Float64Array(buffer, LAYOUT.rate, 3 * CURVE_MOST.ruptures),
    ruptures: new Float64Array(buffer, LAYOUT.magnitude, RUPTURE_COLUMNS * CURVE_MOST.ruptures),
    heldBy: [],
    tail: undefined,
    model: undefined,
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
 * @param motions  columns of `CURVE_MOST.ruptures` numbers: yearly rates, ln of the medians, log standard deviations
 * @param count    how many of them there are, one at least
 */
export function addByKernel(
  curve: CurveNumbers,
  tail: TailTable,
  motions: Float64Array,
  count: number,
): void {
  kernel ??= kernelOf();
  kernel.motions.set(motions);
  addHeld(kernel, curve, tail, 8 * count);
}

/** Columns of ruptures whose motions are to be worked out. */
export const RUPTURE_COLUMNS = 5;

/**
 * Works out the motions of ruptures by BSSA14 and adds them to a curve: medians and standard deviations within some units in
 * the last place of those of the model's own code.
 *
 * @param model     the model's numbers for period and ground, `bssa14Numbers`
 * @param ruptures  columns of `CURVE_MOST.ruptures` numbers: magnitudes, Joyner-Boore distances (km), terms of style for the
 * period and for PGA, yearly rates
 * @param count     how many of them there are, one at least
 */
export function addModelByKernel(
  curve: CurveNumbers,
  tail: TailTable,
  model: Float64Array,
  ruptures: Float64Array,
  count: number,
): void {
  kernel ??= kernelOf();
  kernel.ruptures.set(ruptures);
  workOut(kernel, model, 8 * count);
  addHeld(kernel, curve, tail, 8 * count);
}

/** Works out the motions of the ruptures that the kernel holds. */
function workOut(kernel: Kernel, model: Float64Array, end: number): void {
  const { rock, soil, spread, numbers } = kernel;
  if (kernel.model !== model) {
    kernel.model = model;
    numbers.set(model, LAYOUT.model / 8);
  }
  rock(end, 0, LAYOUT.style, LAYOUT.median);
  if (numbers[SLOPE] !== 0) {
    rock(end, BSSA_ROCK_BYTES, LAYOUT.stylePga, LAYOUT.pgaOnRock);
    soil(end, LAYOUT.pgaOnRock);
  }
  spread(end);
}
const SLOPE = (LAYOUT.model + bssaAt('slope')) / 8;

/** Adds the ruptures whose motions the kernel holds to a curve. */
function addHeld(
  kernel: Kernel,
  { levels, sums, steps }: CurveNumbers,
  tail: TailTable,
  end: number,
): void {
  if (kernel.tail !== tail) holdTail(kernel, tail);
  const held = (kernel.heldBy[sums.length] ??= heldIn(kernel.buffer, sums.length));
  if (kernel.levels !== levels) holdLevels(kernel, levels, held);
  held.sums.set(sums);
  held.steps.set(steps);
  kernel.place(end);
  kernel.add(end);
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
