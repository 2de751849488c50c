import { LEVEL_STARTS, type ComponentName } from '../levels.ts';
import type { Interval, State } from '../schemas.ts';

/** The eight components in the order of the specification; ties go to the first. */
export const COMPONENT_NAMES = [
  'earthquake', 'volcano', 'tsunami', 'seismic_site_amplification', 'sinkhole', 'weather', 'flood', 'landslide',
] as const satisfies readonly ComponentName[];

/**
 * POLICY. Weights before normalisation: all equal, since no loss statistic ranks the eight for every kind of property, but for one.
 * Soft ground harms nobody by itself: it amplifies shaking, and the earthquake score already holds what it does to the peak. Its
 * weight is the square of the earthquake score over the start of CRITICAL, at most 1: full where shaking destroys, a few hundredths
 * where it is rare and weak, and never so much that the ground outweighs the shaking but for the softest. Where shaking is unknown
 * it keeps full weight.
 */
export function plainWeight(name: ComponentName, parts: Parts): number {
  if (name !== 'seismic_site_amplification') return 1;
  const { state, score } = parts.earthquake;
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
  readonly dominant: ComponentName | null;
  /** Share of the original weight that is not unknown, 0 to 1. */
  readonly coverage: number;
  /** Largest component score, and the weighted mean. */
  readonly maximum: number | null;
  readonly weightedMean: number | null;
  /** By component: effective weight (0 when unknown) and contribution; contributions add up to the score. */
  readonly weights: Readonly<Record<ComponentName, number>>;
  readonly contributions: Readonly<Record<ComponentName, number | null>>;
}

export type Parts = Readonly<Record<ComponentName, Part>>;

/**
 * The composite of eight hazards as a weighted union: 100 (1 - prod (1 - s_i/100)^w_i), weights (`plainWeight`) normalised to mean 1/2.
 *
 * A component that is unknown is left out and the others take its weight; at the ends of the interval it is taken for 0 and for
 * the start of CRITICAL, so not knowing widens the interval. What cannot occur keeps its weight and adds nothing. The interval
 * re-runs the union with every component at its own 10 and 90 per cent point, which holds if all err together.
 */
export function compositeOf(parts: Parts): Composite {
  const plainWeights = perComponent((name) => plainWeight(name, parts));
  const total = COMPONENT_NAMES.reduce((sum, name) => sum + plainWeights[name], 0);
  const unit = (MEAN_WEIGHT * COMPONENT_NAMES.length) / total;
  const answered = COMPONENT_NAMES.reduce((sum, name) => sum + (parts[name].state === 'unknown' ? 0 : plainWeights[name]), 0);
  const coverage = answered / total;
  const effective = answered > 0 ? (unit * total) / answered : 0;
  const weights = perComponent((name) => (parts[name].state === 'unknown' ? 0 : plainWeights[name] * effective));
  if (coverage === 0) return nothingKnown(weights);
  const logs = perComponent((name) => weights[name] * logOf(parts[name].score ?? 0));
  const sum = COMPONENT_NAMES.reduce((all, name) => all + logs[name], 0);
  const score = unionOf(sum);
  const contributions = perComponent((name) => contributionOf(parts[name].state, sum === 0 ? 0 : (score * logs[name]) / sum));
  return { score, interval: intervalOf(parts, { weights, full: perComponent((name) => plainWeights[name] * unit), score }), dominant: dominantOf(logs), coverage, ...plain(parts, weights), weights, contributions };
}

function perComponent<T>(make: (name: ComponentName) => T): Record<ComponentName, T> {
  return {
    earthquake: make('earthquake'), volcano: make('volcano'), tsunami: make('tsunami'),
    seismic_site_amplification: make('seismic_site_amplification'), sinkhole: make('sinkhole'), weather: make('weather'),
    flood: make('flood'), landslide: make('landslide'),
  };
}

function logOf(score: number): number {
  return Math.log1p(-Math.min(CAP, Math.max(0, score)) / 100);
}

function unionOf(sumOfLogs: number): number {
  return -100 * Math.expm1(sumOfLogs);
}

function contributionOf(state: State, value: number): number | null {
  return state === 'unknown' ? null : value;
}

function dominantOf(logs: Readonly<Record<ComponentName, number>>): ComponentName | null {
  let lowest = 0;
  let dominant: ComponentName | null = null;
  for (const name of COMPONENT_NAMES) {
    if (logs[name] < lowest) {
      lowest = logs[name];
      dominant = name;
    }
  }
  return dominant;
}

interface Ends {
  readonly weights: Readonly<Record<ComponentName, number>>;
  /** Weights with nothing left out. */
  readonly full: Readonly<Record<ComponentName, number>>;
  readonly score: number;
}

function intervalOf(parts: Parts, { weights, full, score }: Ends): Interval {
  const at = (end: 'p10' | 'p50' | 'p90', unknownAs: number | undefined): number => {
    const sum = COMPONENT_NAMES.reduce((all, name) => {
      const { state, interval } = parts[name];
      if (state !== 'unknown') return all + (unknownAs === undefined ? weights[name] : full[name]) * logOf(interval?.[end] ?? 0);
      return all + (unknownAs === undefined ? 0 : full[name] * logOf(unknownAs));
    }, 0);
    return unionOf(sum);
  };
  const p50 = at('p50', undefined);
  const p10 = at('p10', 0);
  const p90 = at('p90', UNKNOWN_AT_P90);
  return { p10: Math.min(p10, p50, score), p50, p90: Math.max(p90, p50, score) };
}

function plain(parts: Parts, weights: Readonly<Record<ComponentName, number>>): { maximum: number | null; weightedMean: number | null } {
  let maximum: number | null = null;
  let sum = 0;
  let weight = 0;
  for (const name of COMPONENT_NAMES) {
    const { state, score } = parts[name];
    if (state === 'unknown') continue;
    sum += weights[name] * (score ?? 0);
    weight += weights[name];
    if (score !== null) maximum = Math.max(maximum ?? 0, score);
  }
  return { maximum, weightedMean: weight > 0 ? sum / weight : null };
}

function nothingKnown(weights: Readonly<Record<ComponentName, number>>): Composite {
  const contributions = perComponent(() => null);
  return { score: null, interval: null, dominant: null, coverage: 0, maximum: null, weightedMean: null, weights, contributions };
}
