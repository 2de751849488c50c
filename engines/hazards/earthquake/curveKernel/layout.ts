/** What the kernel takes at most: levels of a curve, cells of a table of the tail, ruptures at a time. */
export const CURVE_MOST = { levels: 64, cells: 1_400, ruptures: 64 } as const;

/** Pages of 64 kB that the kernel works in. */
export const CURVE_PAGES = 1;

/** Bytes of a number for each level and a spare pair, and for each rupture. */
const LEVELS = 8 * (CURVE_MOST.levels + 2);
const RUPTURES = 8 * CURVE_MOST.ruptures;
const FIRST_MATH = 128;
const FIRST_MODEL = 384;
const FIRST_LEVELS = 640;
const FIRST_RUPTURES = FIRST_LEVELS + 3 * LEVELS;

/** Where the kernel's memory holds what, bytes; numbers of 64 bits. */
export const LAYOUT = {
  /** The table of the tail: its range in standard deviations, cells in one of them, its last cell. */
  low: 0,
  high: 8,
  cellsPerSigma: 16,
  lastCell: 24,
  /** How many levels there are, the step between them in ln, ln of the first. */
  count: 32,
  lnStep: 40,
  lnFirst: 48,
  /** 2, and what brings the bytes of a whole number of cells or of levels into the lower word of a sum. */
  two: 56,
  cellBytes: 64,
  levelBytes: 72,
  /** 0 and 1. */
  places: 80,
  /** A pair of which nothing counts, and one of which the first does, as bits. */
  masks: 96,
  /** Numbers of `KERNEL_MATH`, and those of a ground-motion model as `BssaNumbers` names them. */
  math: FIRST_MATH,
  model: FIRST_MODEL,
  ln: FIRST_LEVELS,
  sums: FIRST_LEVELS + LEVELS,
  steps: FIRST_LEVELS + 2 * LEVELS,
  /** Of each rupture whose motion is to be worked out: magnitude, Joyner-Boore distance (km), term of its style, that of PGA. */
  magnitude: FIRST_RUPTURES,
  rjb: FIRST_RUPTURES + RUPTURES,
  style: FIRST_RUPTURES + 2 * RUPTURES,
  stylePga: FIRST_RUPTURES + 3 * RUPTURES,
  /** Of each rupture: yearly rate, ln of the median, log standard deviation. */
  rate: FIRST_RUPTURES + 4 * RUPTURES,
  median: FIRST_RUPTURES + 5 * RUPTURES,
  sigma: FIRST_RUPTURES + 6 * RUPTURES,
  /** Of each rupture: the levels it is looked up at in the lower word, bytes; the place of the first in the table, cells, and the step to the next. */
  from: FIRST_RUPTURES + 7 * RUPTURES,
  to: FIRST_RUPTURES + 8 * RUPTURES,
  first: FIRST_RUPTURES + 9 * RUPTURES,
  step: FIRST_RUPTURES + 10 * RUPTURES,
  /** Of each rupture: ln of its peak acceleration on rock, g. */
  pgaOnRock: FIRST_RUPTURES + 11 * RUPTURES,
  /** Four numbers for each cell. */
  cubics: FIRST_RUPTURES + 12 * RUPTURES,
} as const;

/** What stands at `masks`. */
export const PAIR_MASKS = BigUint64Array.of(0n, 0n, 2n ** 64n - 1n, 0n);
