import type { Level } from './schemas.ts';

/** Score at which each level begins: LOW < 25 <= MODERATE < 50 <= HIGH < 75 <= CRITICAL. */
export const LEVEL_STARTS = { MODERATE: 25, HIGH: 50, CRITICAL: 75 } as const;

/** The level of an unrounded score, 0 to 100. */
export function levelOf(score: number): Level {
  return levelAt(score, LEVEL_STARTS);
}

/** The level of a quantity by the starts of the upper three levels; below the first it is LOW. */
export function levelAt(
  value: number,
  starts: Readonly<Record<'MODERATE' | 'HIGH' | 'CRITICAL', number>>,
): Level {
  if (value >= starts.CRITICAL) return 'CRITICAL';
  if (value >= starts.HIGH) return 'HIGH';
  return value >= starts.MODERATE ? 'MODERATE' : 'LOW';
}

/** Pairs of physical quantity and score, quantity rising. */
export type Anchors = readonly (readonly [quantity: number, score: number])[];

/**
 * POLICY. Anchors from physical quantity to score, one list per component; the only place where a hazard becomes a score.
 * The edges follow published classes where there are any (design categories, flood zones, runup classes); the scores are ours.
 */
export const ANCHORS = {
  earthquake: [
    [0.01, 2],
    [0.04, 12],
    [0.08, 25],
    [0.2, 50],
    [0.4, 75],
    [0.8, 95],
  ],
  volcano: [
    [1e-5, 2],
    [1e-4, 15],
    [1e-3, 35],
    [1e-2, 65],
    [1e-1, 95],
  ],
  tsunami: [
    [0.1, 5],
    [0.5, 25],
    [1, 40],
    [3, 65],
    [10, 95],
  ],
  seismic_site_amplification: [
    [0.8, 0],
    [1, 10],
    [1.5, 35],
    [2.4, 65],
    [4.2, 95],
  ],
  sinkhole: [
    [1e-5, 5],
    [1e-4, 20],
    [1e-3, 45],
    [1e-2, 75],
    [0.1, 97],
  ],
  flood: [
    [0.001, 10],
    [0.002, 20],
    [0.01, 50],
    [0.04, 75],
    [0.1, 90],
  ],
  landslide: [
    [1e-4, 5],
    [1e-3, 20],
    [1e-2, 45],
    [0.1, 75],
  ],
  weather: [
    [1e-5, 5],
    [1e-4, 25],
    [1e-3, 60],
    [1e-2, 95],
  ],
} as const satisfies Record<string, Anchors>;

export type ComponentName = keyof typeof ANCHORS;

/**
 * Score of a physical quantity: piecewise linear in ln(quantity) through the anchors, the end segments prolonged, clamped to 0..100.
 *
 * @param anchors  at least two pairs, quantity rising
 * @param value    the quantity, 0 or more; 0 scores 0
 * @returns score, 0 to 100, unrounded
 */
export function scoreAt(anchors: Anchors, value: number): number {
  if (!(value > 0)) return 0;
  const x = Math.log(value);
  let i = 1;
  while (i < anchors.length - 1 && value > (anchors[i]?.[0] ?? Infinity)) i++;
  const logs = logsOf(anchors);
  const s0 = anchors[i - 1]?.[1] ?? 0;
  const s1 = anchors[i]?.[1] ?? 0;
  const x0 = logs[i - 1] ?? 0;
  const score = s0 + ((s1 - s0) * (x - x0)) / ((logs[i] ?? 0) - x0);
  return Math.min(100, Math.max(0, score));
}

/** Logs of a list's quantities: the lists are few and every score needs two of them. */
const logsByList = new WeakMap<Anchors, Float64Array>();

function logsOf(anchors: Anchors): Float64Array {
  const known = logsByList.get(anchors);
  if (known) return known;
  const made = Float64Array.from(anchors, ([quantity]) => Math.log(quantity));
  logsByList.set(anchors, made);
  return made;
}
