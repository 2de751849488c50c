import { byName, type ComponentList } from '../../component.ts';
import { LEVEL_STARTS } from '../../levels.ts';
import type { Interval, State } from '../../schemas.ts';

/**
 * POLICY. Weights before normalisation: all equal, since no loss statistic ranks the eight for every kind of property, but for one.
 * Soft ground harms nobody by itself: it amplifies shaking, and the earthquake score already holds what it does to the peak. Its
 * weight is the square of the earthquake score over the start of CRITICAL, at most 1: full where shaking destroys, a few hundredths
 * where it is rare and weak, and never so much that the ground outweighs the shaking but for the softest. Where shaking is unknown
 * it keeps full weight.
 */
function plainWeight(name: string, parts: Parts): number {
  if (name !== 'seismic_site_amplification') return 1;
  const { state, score } = parts['earthquake'] ?? { state: 'unknown', score: null };
  if (state === 'unknown') return 1;
  return Math.min(1, ((score ?? 0) / LEVEL_STARTS.CRITICAL) ** 2);
}

/** Normalised weights have this mean, so that one component at 100 and seven at 0 do not fill the scale at once. */
const MEAN_WEIGHT = 0.5;
/** Scores are capped here before the union, whose logarithm would be infinite at 100. */
const CAP = 99.9;
/** POLICY. What an unknown component is taken for at the upper end of the interval: the start of CRITICAL. */
const UNKNOWN_AT_P90 = 75;

/** What the composite needs of a component. */
export interface Part {
  readonly state: State;
  readonly score: number | null;
  readonly interval: Interval | null;
}

/** The composite and how each component makes it. */
export interface Composite {
  /** 0 to 100; null when nothing is known. */
  readonly score: number | null;
  readonly interval: Interval | null;
  /** The component whose score, set to 0 with the weights kept, lowers the composite most. */
  readonly dominant: string | null;
  /** Share of the original weight that is not unknown, 0 to 1. */
  readonly coverage: number;
  /** Largest component score, and the weighted mean. */
  readonly maximum: number | null;
  readonly weightedMean: number | null;
  /** By component: effective weight (0 when unknown) and contribution; contributions add up to the score. */
  readonly weights: Readonly<Record<string, number>>;
  readonly contributions: Readonly<Record<string, number | null>>;
}

/** A part for each component, by name. */
export type Parts = Readonly<Record<string, Part>>;

/**
 * The composite of a list of hazards as a weighted union: 100 (1 - prod (1 - s_i/100)^w_i), weights (`plainWeight`) normalised to mean 1/2.
 *
 * A component that is unknown is left out and the others take its weight; at the ends of the interval it is taken for 0 and for
 * the start of CRITICAL, so not knowing widens the interval. What cannot occur keeps its weight and adds nothing. The interval
 * re-runs the union with every component at its own 10 and 90 per cent point, which holds if all err together.
 */
export function compositeOf(list: ComponentList, parts: Parts): Composite {
  const ordered = list.map(({ name }) => partOf(parts, name));
  const full: number[] = list.map(({ name }) => plainWeight(name, parts));
  const total = sum(full);
  const unit = (MEAN_WEIGHT * list.length) / total;
  let answered = 0;
  for (let i = 0; i < full.length; i++) {
    if (ordered[i]?.state !== 'unknown') answered += full[i] ?? 0;
    full[i] = (full[i] ?? 0) * unit;
  }
  const weights = full.map((weight, i) =>
    ordered[i]?.state === 'unknown' ? 0 : (weight * total) / answered,
  );
  const coverage = answered / total;
  if (coverage === 0)
    return {
      score: null,
      interval: null,
      dominant: null,
      coverage,
      maximum: null,
      weightedMean: null,
      weights: byName(list, (_each, at) => weights[at] ?? 0),
      contributions: byName(list, () => null),
    };
  const logs = weights.map((weight, i) => weight * logOf(ordered[i]?.score ?? 0));
  const all = sum(logs);
  const score = unionOf(all);
  const contributions = ordered.map(({ state }, i) =>
    state === 'unknown' ? null : all === 0 ? 0 : (score * (logs[i] ?? 0)) / all,
  );
  return {
    score,
    interval: intervalOf(ordered, { weights, full, score }),
    dominant: dominantOf(list, logs),
    coverage,
    ...plain(ordered, weights),
    weights: byName(list, (_each, at) => weights[at] ?? 0),
    contributions: byName(list, (_each, at) => contributions[at] ?? null),
  };
}

/** A value for each component, in their order. */
type Row<T> = ArrayLike<T>;

function partOf(parts: Parts, name: string): Part {
  const part = parts[name];
  if (!part) throw new Error(`no part for the component ${name}`);
  return part;
}

function sum(row: Row<number>): number {
  let all = 0;
  for (let i = 0; i < row.length; i++) all += row[i] ?? 0;
  return all;
}

function logOf(score: number): number {
  return Math.log1p(-Math.min(CAP, Math.max(0, score)) / 100);
}

function unionOf(sumOfLogs: number): number {
  return -100 * Math.expm1(sumOfLogs);
}

function dominantOf(list: ComponentList, logs: Row<number>): string | null {
  let lowest = 0;
  let dominant: string | null = null;
  for (let i = 0; i < logs.length; i++) {
    const log = logs[i] ?? 0;
    if (log < lowest) {
      lowest = log;
      dominant = list[i]?.name ?? null;
    }
  }
  return dominant;
}

interface Ends {
  readonly weights: Row<number>;
  /** Weights with nothing left out. */
  readonly full: Row<number>;
  readonly score: number;
}

function intervalOf(ordered: readonly Part[], { weights, full, score }: Ends): Interval {
  let [low, middle, high] = [0, 0, 0];
  for (let i = 0; i < ordered.length; i++) {
    const { state = 'unknown', interval = null } = ordered[i] ?? {};
    const whole = full[i] ?? 0;
    if (state === 'unknown') {
      high += whole * UNKNOWN_LOG_AT_P90;
    } else if (interval !== null) {
      low += whole * logOf(interval.p10);
      middle += (weights[i] ?? 0) * logOf(interval.p50);
      high += whole * logOf(interval.p90);
    }
  }
  const p50 = unionOf(middle);
  return { p10: Math.min(unionOf(low), p50, score), p50, p90: Math.max(unionOf(high), p50, score) };
}

const UNKNOWN_LOG_AT_P90 = logOf(UNKNOWN_AT_P90);

function plain(
  ordered: readonly Part[],
  weights: Row<number>,
): { maximum: number | null; weightedMean: number | null } {
  let maximum: number | null = null;
  let weighted = 0;
  let weight = 0;
  for (let i = 0; i < ordered.length; i++) {
    const { state = 'unknown', score = null } = ordered[i] ?? {};
    if (state === 'unknown') continue;
    weighted += (weights[i] ?? 0) * (score ?? 0);
    weight += weights[i] ?? 0;
    if (score !== null) maximum = Math.max(maximum ?? 0, score);
  }
  return { maximum, weightedMean: weight > 0 ? weighted / weight : null };
}
