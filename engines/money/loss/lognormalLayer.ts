import { normalCdf, normalQuantile } from '../../ground/math/normal.ts';

/** Poisson events with lognormal severity. */
export interface LognormalEvents {
  readonly ratePerYear: number;
  readonly lnMean: number;
  readonly lnSigma: number;
}

/** Average annual loss: rate times the mean severity. */
export function lognormalAnnualLoss({ ratePerYear, lnMean, lnSigma }: LognormalEvents): number {
  return ratePerYear * Math.exp(lnMean + lnSigma ** 2 / 2);
}

/** Probability that a year's largest event reaches a loss. */
export function lognormalOccurrence(events: LognormalEvents, loss: number): number {
  const { ratePerYear, lnMean, lnSigma } = events;
  return -Math.expm1(-ratePerYear * normalCdf((lnMean - Math.log(loss)) / lnSigma));
}

/** Loss that a year's largest event reaches once in so many years; 0 where events come less often. @param years above 1 */
export function lognormalOccurrenceLoss(
  { ratePerYear, lnMean, lnSigma }: LognormalEvents,
  years: number,
): number {
  const share = -Math.log1p(-1 / years) / ratePerYear;
  return share >= 1 ? 0 : Math.exp(lnMean - lnSigma * normalQuantile(share));
}

/**
 * Limited expected value of a lognormal, E[min(X, limit)].
 *
 * @source Klugman, Panjer & Willmot (2012), Loss Models, appendix A.5.1.1
 */
export function limitedExpectedValue(
  { lnMean, lnSigma }: Pick<LognormalEvents, 'lnMean' | 'lnSigma'>,
  limit: number,
): number {
  const z = (Math.log(limit) - lnMean) / lnSigma;
  return Math.exp(lnMean + lnSigma ** 2 / 2) * normalCdf(z - lnSigma) + limit * normalCdf(-z);
}

/** Expected yearly loss of a layer as a share of its width, each occurrence for itself, reinstated without end. */
export function lognormalLayerLoss(
  events: LognormalEvents,
  attachment: number,
  exhaustion: number,
): number {
  return (
    (events.ratePerYear *
      (limitedExpectedValue(events, exhaustion) - limitedExpectedValue(events, attachment))) /
    (exhaustion - attachment)
  );
}
