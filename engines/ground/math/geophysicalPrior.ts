import { fitGev, type GevFit } from './extremes.ts';
import { lnGamma } from './gamma.ts';

/** Shape parameters of the prior on xi + 0.5 in Coles's sign: mean 0.10, standard deviation 0.122. */
const P = 9;
const Q = 6;
const LN_BETA = lnGamma(P) + lnGamma(Q) - lnGamma(P + Q);

/**
 * Log density of the geophysical prior of the GEV shape.
 *
 * @param shape  xi in Coles's sign (the kappa of Martins and Stedinger turned round); -Infinity outside -0.5 to 0.5
 * @source Martins & Stedinger (2000), Water Resour. Res. 36, 737-744: Beta(6, 9) on kappa + 0.5. doi:10.1029/1999WR900330
 */
export function geophysicalLogPrior(shape: number): number {
  const t = shape + 0.5;
  return t > 0 && t < 1 ? (P - 1) * Math.log(t) + (Q - 1) * Math.log(1 - t) - LN_BETA : -Infinity;
}

/** Records shorter than this are fitted with the prior, years. POLICY: under 20 years the shape is mostly noise. */
const SHORT_RECORD_YEARS = 20;

/** GEV of annual maxima, with the geophysical prior where the record is short; standard errors are those of the likelihood alone. */
export function fitGevOfRecord(maxima: readonly number[]): GevFit | undefined {
  return maxima.length < SHORT_RECORD_YEARS
    ? fitGev(maxima, 'gev', geophysicalLogPrior)
    : fitGev(maxima);
}
