import { lossAbout, type Loss } from '../../component.ts';
import { drawnSum } from '../../drawnSum.ts';
import { stepAt } from '../../ground/math/interpolate.ts';
import { Z90 } from '../../ground/math/normal.ts';
import type { Building } from '../../ground/vulnerability/building.ts';
import type { DamageCurve } from '../../ground/vulnerability/damage.ts';
import { damageRatio } from '../../ground/vulnerability/damageRatio.ts';
import type { LossEvent } from '../loss/eventTable.ts';
import type { Cause, Peril, PerilAtSite } from './perils.ts';
import { RATES_PER_YEAR } from './tables.ts';

/** What one cause costs, by slice: what comes between two neighbours of `RATES_PER_YEAR`, last all that is rarer. Shares of the value. */
export interface CauseLoss {
  /** Mean loss of what comes in each slice, at the rates of `SLICE_RATES`. */
  readonly losses: readonly number[];
  /** Standard deviation of that loss. */
  readonly deviations: readonly number[];
}

/** Yearly rate of each slice. */
export const SLICE_RATES: readonly number[] = RATES_PER_YEAR.map((_rate, k) =>
  stepAt(RATES_PER_YEAR, k),
);

/** The losses of one peril at a place, as shares of the building's value. */
export interface PerilLoss {
  readonly peril: Peril;
  readonly state: PerilAtSite['state'];
  readonly reason?: string;
  /** By cause. */
  readonly slices: readonly CauseLoss[];
  readonly averageAnnual: number;
  /** Log standard deviation of the average annual loss. */
  readonly lnSigma: number;
  readonly drivers: readonly string[];
}

/** Edges within the last slice, down to no rate at all: spans as narrow as those above it, since one of a decade reads what is steep there too deep. */
const RARE = [1, 0.3, 0.1, 0] as const;

/** The rate that stands for those between two, per year. */
const middleOf = (high: number, low: number): number =>
  low > 0 ? Math.sqrt(high * low) : high / 3;

/** Spans in a slice; one point stands for the hazard in each. */
const SPANS = 3;
const EDGES = RATES_PER_YEAR.map((upper, i) => {
  const lower = RATES_PER_YEAR[i + 1];
  return lower === undefined
    ? RARE.map((share) => upper * share)
    : [0, 1, 2, 3].map((k) => upper * (lower / upper) ** (k / SPANS));
});
/** Rates of all spans in turn, per year. */
const HIGH = Float64Array.from(EDGES.flatMap((edges) => edges.slice(0, -1)));
const LOW = Float64Array.from(EDGES.flatMap((edges) => edges.slice(1)));
const MIDDLE = HIGH.map((high, at) => middleOf(high, LOW[at]));

/** Reads the slices of a cause: mean and deviation of the loss between their rates. A span in which the law begins counts from there on. */
function causeLoss(cause: Cause, damage: DamageCurve): CauseLoss {
  const { beginsPerYear = Infinity } = cause;
  const isRating = cause.damage === 'tornado';
  const losses: number[] = [];
  const deviations: number[] = [];
  // Neighbouring rates often bring the same intensity.
  let known = NaN;
  let mean = 0;
  let deviation = 0;
  for (let k = 0; k < SLICE_RATES.length; k++) {
    let first = 0;
    let second = 0;
    for (let at = k * SPANS; at < (k + 1) * SPANS; at++) {
      const low = LOW[at];
      const high = Math.min(HIGH[at], beginsPerYear);
      if (high <= low) continue;
      const x = cause.intensityAt(high === HIGH[at] ? MIDDLE[at] : middleOf(high, low));
      if (isRating ? x < 0 : !(x > 0)) continue;
      if (x !== known) {
        known = x;
        mean = damage.mean(x);
        deviation = mean <= 0 ? 0 : damage.deviation(x, mean);
      }
      if (mean <= 0) continue;
      const weight = (high - low) / SLICE_RATES[k];
      first += weight * mean;
      second += weight * (mean * mean + deviation * deviation);
    }
    losses.push(first);
    deviations.push(Math.sqrt(Math.max(0, second - first * first)));
  }
  return { losses, deviations };
}

/** Average annual loss of a cause. */
export function annualLoss({ losses }: CauseLoss): number {
  let sum = 0;
  for (let k = 0; k < losses.length; k++) sum += SLICE_RATES[k] * losses[k];
  return sum;
}

/** The losses of a peril to a building. */
export function perilLoss(site: PerilAtSite, building: Building): PerilLoss {
  const { peril, state, drivers } = site;
  let averageAnnual = 0;
  let variance = 0;
  const slices = site.causes.map((cause) => {
    const damage = damageRatio(cause.damage, building);
    const cut = causeLoss(cause, damage);
    const mean = annualLoss(cut);
    const lnSigma = Math.hypot(cause.lnSigma, damage.lnSigma);
    averageAnnual += mean;
    variance += mean * mean * Math.expm1(lnSigma * lnSigma);
    return cut;
  });
  return {
    peril,
    state,
    ...(site.reason === undefined ? {} : { reason: site.reason }),
    slices,
    averageAnnual,
    lnSigma: averageAnnual > 0 ? Math.sqrt(Math.log1p(variance / averageAnnual ** 2)) : 0,
    drivers,
  };
}

/** Shares of a building's value below this change no curve. */
const NEGLIGIBLE = 1e-9;

/** The events of perils at one place, as shares of a building's value. */
export function eventsOf(losses: readonly PerilLoss[]): LossEvent[] {
  const events: LossEvent[] = [];
  for (const { slices } of losses)
    for (const cause of slices) addEvents(events, cause, { value: 1, negligible: NEGLIGIBLE });
  return events;
}

/** Adds an event for each slice of a cause whose loss is above what is negligible. @param share  of the rates */
export function addEvents(
  events: LossEvent[],
  { losses, deviations }: CauseLoss,
  { value, negligible, share = 1 }: { value: number; negligible: number; share?: number },
): void {
  for (let k = 0; k < losses.length; k++) {
    const loss = losses[k] * value;
    if (loss > negligible)
      events.push({
        ratePerYear: SLICE_RATES[k] * share,
        loss,
        deviation: deviations[k] * value,
        most: value,
      });
  }
}

/** Seeds of the draws: the same everywhere, so that neighbours differ by their losses alone. The mean of four comes within 4 % of a point, of one within 8. */
const SEEDS = [0, 1, 2, 3] as const;

/**
 * Sum of perils that err independently, each lognormal: its mean, the points of its distribution, and the log standard deviation of a lognormal as wide between
 * them. A sum of losses stands at no point below one of them, and its interval holds its mean.
 */
export function totalSpread(losses: readonly PerilLoss[]): Loss & { readonly lnSigma: number } {
  const drawn = losses.flatMap(({ averageAnnual, lnSigma }, source) =>
    averageAnnual > 0 ? [{ loss: lossAbout(averageAnnual, lnSigma), source }] : [],
  );
  const [first, ...others] = drawn;
  if (!first) return { value: 0, p10: 0, p50: 0, p90: 0, lnSigma: 0 };
  const value = drawn.reduce((sum, { loss }) => sum + loss.value, 0);
  const sums = others.length === 0 ? [first.loss] : SEEDS.map((seed) => drawnSum(drawn, seed));
  const atLeast = (point: 'p10' | 'p50' | 'p90') =>
    drawn.reduce(
      (most, { loss }) => Math.max(most, loss[point]),
      sums.reduce((total, sum) => total + sum[point], 0) / sums.length,
    );
  const p10 = atLeast('p10');
  const p90 = Math.max(value, atLeast('p90'));
  return {
    value,
    p10,
    p50: atLeast('p50'),
    p90,
    lnSigma: Math.log(p90 / p10) / (2 * Z90),
  };
}
