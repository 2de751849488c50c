import { etasDirectCount, etasIntensity } from './etas.ts';
import { omoriIntegral } from './omoriIntegral.ts';
import type { GenericAftershocks } from './tables.ts';

/** A main shock and what followed it so far. */
export interface Sequence {
  readonly mainMagnitude: number;
  readonly elapsedDays: number;
  /** Aftershocks seen at or above `completeMagnitude`. */
  readonly observed: number;
  readonly completeMagnitude: number;
}

/** Productivities and their probabilities after seeing the aftershocks. */
export interface ProductivityPosterior {
  readonly a: readonly number[];
  /** 10 to the power of each. */
  readonly factor: readonly number[];
  readonly weight: readonly number[];
}

/** What is known of a regime's sequences before any aftershock was seen: most sequences are too small to say more. */
const priors = new WeakMap<GenericAftershocks, ProductivityPosterior>();

const NODES = 81;
const REACH = 4;
/** Hours after a large earthquake in which lists miss aftershocks, days. POLICY. @source Hainzl (2016), Seismol. Res. Lett. 87(2A), 337-344: an hour and more after M 6 */
const BLIND_DAYS = 0.05;
/** Main shocks this little above completeness say nothing of their own productivity. */
const LEAST_SPAN = 1;

/**
 * Productivity of a sequence: normal prior of its tectonic regime, updated by the Poisson chance of the count seen.
 *
 * @source Page, van der Elst, Hardebeck, Felzer & Michael (2016), Bull. Seismol. Soc. Am. 106(5), 2290-2301, eq. 7. doi:10.1785/0120160073
 */
export function productivityPosterior(
  set: GenericAftershocks,
  { mainMagnitude, elapsedDays, observed, completeMagnitude }: Sequence,
): ProductivityPosterior {
  const prior = priors.get(set) ?? priorOf(set);
  priors.set(set, prior);
  if (mainMagnitude - completeMagnitude < LEAST_SPAN || elapsedDays <= BLIND_DAYS) return prior;
  const unit =
    10 ** (set.b * (mainMagnitude - completeMagnitude)) *
    omoriIntegral(BLIND_DAYS, elapsedDays, set);
  const logs = prior.factor.map((factor, i) => {
    const mean = unit * factor;
    return Math.log(prior.weight[i]) + observed * Math.log(mean) - mean;
  });
  return { ...prior, weight: normalized(logs) };
}

function priorOf(set: GenericAftershocks): ProductivityPosterior {
  const a = Array.from(
    { length: NODES },
    (_, i) => set.a + set.aSigma * REACH * ((2 * i) / (NODES - 1) - 1),
  );
  const logs = a.map((value) => -0.5 * ((value - set.a) / set.aSigma) ** 2);
  return { a, factor: a.map((value) => 10 ** value), weight: normalized(logs) };
}

/** Weights that add up to one, from their logarithms. */
function normalized(logs: readonly number[]): number[] {
  const top = Math.max(...logs);
  const raw = logs.map((value) => Math.exp(value - top));
  const total = raw.reduce((sum, value) => sum + value, 0);
  return raw.map((value) => value / total);
}

/** Aftershocks to come at or above a magnitude: the mean over productivity, and its 5 and 95 % points. */
export interface SequenceCount {
  readonly mean: number;
  readonly p05: number;
  readonly p95: number;
  /** Probability of none, over productivity. */
  readonly noneProbability: number;
}

/** Count of aftershocks within a window that begins now. */
export function sequenceCount(
  set: GenericAftershocks,
  sequence: Sequence,
  posterior: ProductivityPosterior,
  { magnitude, days }: { readonly magnitude: number; readonly days: number },
): SequenceCount {
  const { mainMagnitude, elapsedDays } = sequence;
  const unit = etasDirectCount(
    { muPerDay: 0, k: 1, alpha: set.b, cDays: set.cDays, p: set.p, mc: magnitude },
    [{ timeDays: 0, magnitude: mainMagnitude }],
    [elapsedDays, elapsedDays + days],
  );
  let [mean, none, cumulative] = [0, 0, 0];
  let [p05, p95] = [NaN, NaN];
  posterior.factor.forEach((factor, i) => {
    const weight = posterior.weight[i];
    const count = unit * factor;
    mean += weight * count;
    none += weight * Math.exp(-count);
    cumulative += weight;
    if (Number.isNaN(p05) && cumulative >= 0.05) p05 = count;
    if (Number.isNaN(p95) && cumulative >= 0.95) p95 = count;
  });
  return { mean, p05, p95, noneProbability: none };
}

/**
 * Rate of aftershocks of a sequence now: the conditional intensity of the epidemic model with the main shock as its only parent and
 * productivity as seen so far. What aftershocks trigger themselves is in the regime's productivity, so they are no parents of their own.
 *
 * @returns per day, at or above the magnitude, mean over productivity
 */
export function sequenceIntensity(
  { b, cDays, p }: GenericAftershocks,
  { mainMagnitude, elapsedDays }: Sequence,
  { factor, weight }: ProductivityPosterior,
  magnitude: number,
): number {
  const k = factor.reduce((sum, each, i) => sum + weight[i] * each, 0);
  const set = { muPerDay: 0, k, alpha: b, cDays, p, mc: magnitude };
  return etasIntensity(set, [{ timeDays: 0, magnitude: mainMagnitude }], elapsedDays);
}
