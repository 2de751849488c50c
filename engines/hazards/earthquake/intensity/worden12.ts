import { WORDEN12 } from './tables.ts';

/** Motions that intensity is tied to: PGA and spectral acceleration at 0.3, 1 and 3 s (cm/s2), PGV (cm/s). */
export type IntensityMeasure = keyof typeof WORDEN12;

/** An estimate with the standard deviation of the relation. */
export interface Estimate {
  readonly value: number;
  readonly sigma: number;
}

/**
 * Modified Mercalli intensity for a ground motion: MMI = c1 + c2 log10 Y below the break, c3 + c4 log10 Y above it.
 *
 * Fitted for MMI II to IX in California; neither rounded nor cut at I and X.
 *
 * @param motion  cm/s2 (PGV: cm/s), above 0
 * @returns intensity with its standard deviation; undefined for a motion of 0 or less
 * @source Worden, Gerstenberger, Rhoades & Wald (2012), Bull. Seismol. Soc. Am. 102(1), 204-221, eq. 3. doi:10.1785/0120110156
 */
export function intensityOf(motion: number, measure: IntensityMeasure): Estimate | undefined {
  if (!(motion > 0)) return undefined;
  const { c1, c2, c3, c4, motionBreak, sigmaMmi } = WORDEN12[measure];
  const log = Math.log10(motion);
  return { value: log <= motionBreak ? c1 + c2 * log : c3 + c4 * log, sigma: sigmaMmi };
}
