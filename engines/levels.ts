import type { Interval, Level, Quantity } from './schemas.ts';

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

/**
 * POLICY. Pairs of physical quantity and score, quantity rising: the only way from a hazard to a score. The edges follow published
 * classes where there are any (design categories, flood zones, runup classes); the scores are ours. Each list stands with its component.
 */
export type Anchors = readonly (readonly [quantity: number, score: number])[];

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
  while (i < anchors.length - 1 && value > anchors[i]?.[0]) i++;
  const logs = logsOf(anchors);
  const s0 = anchors[i - 1]?.[1];
  const s1 = anchors[i]?.[1];
  const x0 = logs[i - 1];
  const score = s0 + ((s1 - s0) * (x - x0)) / (logs[i] - x0);
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

/** A quantity with its score, level and interval through anchors. */
export function scoredBy(
  anchors: Anchors,
  measured: Quantity,
): { quantity: Quantity; score: number; level: Level; interval: Interval } {
  const score = scoreAt(anchors, measured.value);
  return {
    quantity: measured,
    score,
    level: levelOf(score),
    interval: {
      p10: scoreAt(anchors, measured.p10),
      p50: scoreAt(anchors, measured.p50),
      p90: scoreAt(anchors, measured.p90),
    },
  };
}
