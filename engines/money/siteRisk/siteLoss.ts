import { stepAt } from '../../ground/math/interpolate.ts';
import type { Building } from '../../ground/vulnerability/building.ts';
import type { DamageCurve } from '../../ground/vulnerability/damage.ts';
import { damageRatio } from '../../ground/vulnerability/damageRatio.ts';
import type { LossEvent } from '../loss/eventTable.ts';
import type { Cause, Peril, PerilAtSite } from './perils.ts';
import { RATES_PER_YEAR } from './tables.ts';

/** One slice of a cause: what comes between two rates. Losses are shares of the value. */
export interface Slice {
  readonly ratePerYear: number;
  readonly loss: number;
  readonly deviation: number;
}

/** The losses of one peril at a place, as shares of the building's value. */
export interface PerilLoss {
  readonly peril: Peril;
  readonly state: PerilAtSite['state'];
  readonly reason?: string;
  /** By cause, one slice for each pair of neighbours in `RATES_PER_YEAR` and one for all that is rarer. */
  readonly slices: readonly (readonly Slice[])[];
  readonly averageAnnual: number;
  /** Log standard deviation of the average annual loss. */
  readonly lnSigma: number;
  readonly drivers: readonly string[];
}

/** Edges within the last slice, down to no rate at all. */
const RARE = [1, 0.1, 0.01, 0] as const;

/** Rate of each slice, and the rates inside it at which the hazard is read, with what each stands for. */
const SLICES = RATES_PER_YEAR.map((upper, i) => {
  const lower = RATES_PER_YEAR[i + 1];
  const edges =
    lower === undefined
      ? RARE.map((share) => upper * share)
      : [0, 1, 2, 3].map((k) => upper * (lower / upper) ** (k / 3));
  const pairs = edges.slice(1).map((low, k) => [edges[k], low] as const);
  return {
    ratePerYear: stepAt(RATES_PER_YEAR, i),
    points: pairs.map(([high, low]) => (low > 0 ? Math.sqrt(high * low) : high / 3)),
    weights: pairs.map(([high, low]) => high - low),
  };
});

/** Reads one slice: mean and deviation of the loss between its rates. */
function sliceOf(
  cause: Cause,
  damage: DamageCurve,
  { ratePerYear, points, weights }: (typeof SLICES)[number],
): Slice {
  let first = 0;
  let second = 0;
  for (let k = 0; k < points.length; k++) {
    const x = cause.intensityAt(points[k]);
    if (cause.damage === 'tornado' ? x < 0 : !(x > 0)) continue;
    const mean = damage.mean(x);
    if (mean <= 0) continue;
    const weight = weights[k] / ratePerYear;
    first += weight * mean;
    second += weight * (mean * mean + damage.deviation(x) ** 2);
  }
  return { ratePerYear, loss: first, deviation: Math.sqrt(Math.max(0, second - first * first)) };
}

/** Average annual loss of slices. */
const annual = (slices: readonly Slice[]): number =>
  slices.reduce((sum, { ratePerYear, loss }) => sum + ratePerYear * loss, 0);

/** The losses of a peril to a building. */
export function perilLoss(site: PerilAtSite, building: Building): PerilLoss {
  const { peril, state, drivers } = site;
  let averageAnnual = 0;
  let variance = 0;
  const slices = site.causes.map((cause) => {
    const damage = damageRatio(cause.damage, building);
    const cut = SLICES.map((slice) => sliceOf(cause, damage, slice));
    const mean = annual(cut);
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

/** The events of perils at one place, as shares of a building's value. */
export function eventsOf(losses: readonly PerilLoss[], value = 1): LossEvent[] {
  return losses.flatMap(({ slices }) =>
    slices.flatMap((cause) =>
      cause.flatMap(({ ratePerYear, loss, deviation }) =>
        loss > 1e-9
          ? [{ ratePerYear, loss: loss * value, deviation: deviation * value, most: value }]
          : [],
      ),
    ),
  );
}

/** Eighty per cent of a normal variable lies within this many standard deviations. */
const Z90 = 1.2815515655446004;

/** Mean with its 10, 50 and 90 per cent points. */
export interface Spread {
  readonly value: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** Points of the lognormal law with a mean. */
export function spreadOf(value: number, lnSigma: number): Spread {
  const p50 = value * Math.exp((-lnSigma * lnSigma) / 2);
  return { value, p10: p50 * Math.exp(-Z90 * lnSigma), p50, p90: p50 * Math.exp(Z90 * lnSigma) };
}

/** Sum of perils with the variance of independent lognormals. */
export function totalSpread(losses: readonly PerilLoss[]): Spread & { readonly lnSigma: number } {
  let value = 0;
  let variance = 0;
  for (const { averageAnnual, lnSigma } of losses) {
    value += averageAnnual;
    variance += averageAnnual * averageAnnual * Math.expm1(lnSigma * lnSigma);
  }
  const lnSigma = value > 0 ? Math.sqrt(Math.log1p(variance / (value * value))) : 0;
  return { ...spreadOf(value, lnSigma), lnSigma };
}
