import { gammaPInverse } from '../../ground/math/gamma.ts';
import { Z95 } from '../../ground/math/normal.ts';
import { DAYS_PER_YEAR } from '../../ground/math/time.ts';
import type { TectonicRate } from './tectonicRate.ts';

/** A ratio of rates with its 90 % interval. */
export interface RateRatio {
  readonly ratio: number;
  readonly p05: number;
  readonly p95: number;
}

/**
 * Ratio of the rate seen to the rate that nature explains: Gamma(N + 1/2, T) over a lognormal background, their spreads combined in ln.
 *
 * @param count  earthquakes seen at or above the magnitude of the background rate
 * @param days   above 0
 */
export function observedRatio(count: number, days: number, tectonic: TectonicRate): RateRatio {
  const years = days / DAYS_PER_YEAR;
  const shape = count + 0.5;
  const at = (p: number): number => gammaPInverse(shape, p) / years / tectonic.ratePerYear;
  const middle = at(0.5);
  const widened = (edge: number): number =>
    Math.hypot(Math.log(edge / middle), Z95 * tectonic.lnSigma);
  return {
    ratio: shape / years / tectonic.ratePerYear,
    p05: middle * Math.exp(-widened(at(0.05))),
    p95: middle * Math.exp(widened(at(0.95))),
  };
}

/** Ratio of a modelled induced rate, with its log10 standard deviation, to the background. */
export function modelledRatio(
  inducedPerYear: number,
  log10Sigma: number,
  tectonic: TectonicRate,
): RateRatio {
  const ratio = inducedPerYear / tectonic.ratePerYear;
  const spread = Z95 * Math.hypot(log10Sigma * Math.LN10, tectonic.lnSigma);
  return { ratio, p05: ratio * Math.exp(-spread), p95: ratio * Math.exp(spread) };
}
