import type { Quake } from '../../../ground/datasets/quakes.ts';
import { gammaPInverse } from '../../../ground/math/gamma.ts';
import { DAYS_PER_YEAR, DAY_MS } from '../../../ground/math/time.ts';
import { decluster } from '../seismicity/decluster.ts';
import {
  productivityPosterior,
  sequenceCount,
  type ProductivityPosterior,
  type Sequence,
} from '../seismicity/sequenceForecast.ts';
import {
  GENERIC_AFTERSHOCKS,
  type AftershockRegime,
  type GenericAftershocks,
} from '../seismicity/tables.ts';
import type { RegionRate } from './regionRates.ts';

/** An expected count with its 90 % interval. */
export interface Count {
  readonly mean: number;
  readonly p05: number;
  readonly p95: number;
}

/** A sequence that is going on. */
export interface ActiveSequence extends Sequence {
  readonly main: Quake;
  readonly posterior: ProductivityPosterior;
}

/** What is expected at or above a magnitude within days from now. */
export interface Expectation {
  readonly magnitude: number;
  readonly days: number;
  readonly baseline: Count;
  /** undefined where no live catalogue answered. */
  readonly clustering: Count | undefined;
  /** Probability of at least one earthquake, with its 90 % interval. */
  readonly probability: Count;
}

/** Long-term rate at or above any magnitude, linear in the logarithm between those kept; undefined outside them. */
export function rateAbove(rates: readonly RegionRate[], magnitude: number): RegionRate | undefined {
  const above = rates.findIndex((rate) => rate.magnitude >= magnitude - 1e-9);
  const [low, high] = [rates[above - 1], rates[above]];
  if (!high) return undefined;
  if (Math.abs(high.magnitude - magnitude) < 1e-9) return high;
  if (!low) return undefined;
  const f = (magnitude - low.magnitude) / (high.magnitude - low.magnitude);
  const ratePerYear = low.ratePerYear ** (1 - f) * high.ratePerYear ** f;
  return { magnitude, ratePerYear, lnSigma: low.lnSigma * (1 - f) + high.lnSigma * f };
}

interface Located {
  readonly quake: Quake;
  readonly timeMs: number;
  readonly lat: number;
  readonly lon: number;
  readonly magnitude: number;
}

/** Earthquakes of a known size that have happened. */
function locatedIn(events: readonly Quake[], nowMs: number): Located[] {
  return events.flatMap((quake) => {
    const { lat, lon, magnitude } = quake;
    const timeMs = Date.parse(quake.time);
    return magnitude === null || Number.isNaN(timeMs) || timeMs > nowMs
      ? []
      : [{ quake, timeMs, lat, lon, magnitude }];
  });
}

/**
 * Sequences among recent earthquakes: main shocks with the count of what followed them.
 *
 * @param completeMagnitude  from which magnitude on nothing is missing since so many days ago
 */
export function activeSequences(
  events: readonly Quake[],
  regime: AftershockRegime,
  {
    nowMs,
    completeMagnitude,
  }: {
    readonly nowMs: number;
    readonly completeMagnitude: (elapsedDays: number) => number;
  },
): ActiveSequence[] {
  const located = locatedIn(events, nowMs);
  const members = decluster(located);
  return located.flatMap((main, i) => {
    if (members[i]?.kind !== 'main') return [];
    const elapsedDays = (nowMs - main.timeMs) / DAY_MS;
    const least = completeMagnitude(elapsedDays);
    const observed = located.filter(
      ({ magnitude }, k) =>
        members[k]?.cluster === i && members[k].kind === 'aftershock' && magnitude >= least,
    ).length;
    const sequence = {
      mainMagnitude: main.magnitude,
      elapsedDays,
      observed,
      completeMagnitude: least,
    };
    const posterior = productivityPosterior(GENERIC_AFTERSHOCKS[regime], sequence);
    return [{ ...sequence, main: main.quake, posterior }];
  });
}

/**
 * Expected count and probability at or above a magnitude: Gamma-Poisson baseline of main shocks and the aftershocks of sequences
 * that are going on. Aftershocks of earthquakes yet to come are not in it.
 *
 * @param sequences  undefined where no live catalogue answered: baseline alone
 */
export function expectationOf(
  rates: readonly RegionRate[],
  sequences: readonly ActiveSequence[] | undefined,
  {
    magnitude,
    days,
    regime,
  }: { readonly magnitude: number; readonly days: number; readonly regime: AftershockRegime },
): Expectation | undefined {
  const rate = rateAbove(rates, magnitude);
  if (!rate) return undefined;
  const shape = 1 / rate.lnSigma ** 2;
  const mean = (rate.ratePerYear * days) / DAYS_PER_YEAR;
  const at = (p: number): number => (mean * gammaPInverse(shape, p)) / shape;
  const baseline = { mean, p05: at(0.05), p95: at(0.95) };
  const set = GENERIC_AFTERSHOCKS[regime];
  const clustering = sequences && clusterOf(set, sequences, { magnitude, days });
  const more = clustering ?? { mean: 0, p05: 0, p95: 0, noneProbability: 1 };
  const chance = (count: number): number => -Math.expm1(-count);
  const probability = 1 - (1 + mean / shape) ** -shape * more.noneProbability;
  // Near certainty the mean, weighed down by its tail, may fall below the 5 % point of the count.
  const p05 = Math.min(probability, chance(baseline.p05 + more.p05));
  return {
    magnitude,
    days,
    baseline,
    clustering: clustering && { mean: more.mean, p05: more.p05, p95: more.p95 },
    probability: {
      mean: probability,
      p05,
      p95: Math.max(probability, chance(baseline.p95 + more.p95)),
    },
  };
}

function clusterOf(
  set: GenericAftershocks,
  sequences: readonly ActiveSequence[],
  window: { readonly magnitude: number; readonly days: number },
) {
  let [mean, low, high, noneProbability] = [0, 0, 0, 1];
  for (const sequence of sequences) {
    const count = sequenceCount(set, sequence, sequence.posterior, window);
    mean += count.mean;
    // Sequences differ from one another: their spreads add as squares.
    low += (count.mean - count.p05) ** 2;
    high += (count.p95 - count.mean) ** 2;
    noneProbability *= count.noneProbability;
  }
  return {
    mean,
    p05: Math.max(0, mean - Math.sqrt(low)),
    p95: mean + Math.sqrt(high),
    noneProbability,
  };
}
