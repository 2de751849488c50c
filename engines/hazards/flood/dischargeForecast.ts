import { lMoments } from '../../ground/math/lmoments.ts';

/** Return periods at which GloFAS sets its thresholds, years. */
const ALERT_YEARS = [2, 5, 20] as const;

/** Classes of a discharge forecast: below the 2-year flood, or at or above the threshold named. */
export type DischargeClass = 'below_2yr' | 'above_2yr' | 'above_5yr' | 'above_20yr';

const CLASSES: readonly DischargeClass[] = ['below_2yr', 'above_2yr', 'above_5yr', 'above_20yr'];

/** Gumbel law of yearly peaks. */
export interface GumbelPeaks {
  readonly locationM3s: number;
  readonly scaleM3s: number;
  readonly years: number;
}

const EULER = 0.5772156649015329;
/** POLICY. Fewer years than this give no 20-year threshold worth the name. */
const LEAST_YEARS = 15;

/**
 * Gumbel law of yearly peak discharges by L-moments, as GloFAS fits the reanalysis of its own model.
 *
 * @param peaksM3s  one peak a year, 15 or more, not all equal
 * @returns undefined otherwise
 * @source GloFAS documentation, flood thresholds (Copernicus EMS, 2023); Hosking (1990), doi:10.1111/j.2517-6161.1990.tb01775.x
 */
export function gumbelPeaks(peaksM3s: readonly number[]): GumbelPeaks | undefined {
  if (peaksM3s.length < LEAST_YEARS) return undefined;
  const moments = lMoments(peaksM3s);
  if (!moments) return undefined;
  const scaleM3s = moments.l2 / Math.LN2;
  return { locationM3s: moments.l1 - EULER * scaleM3s, scaleM3s, years: peaksM3s.length };
}

/** Peak discharge of a return period, m3/s, never below 0. @param years above 1; beyond three times the record an extrapolation */
export function peakOfYears({ locationM3s, scaleM3s }: GumbelPeaks, years: number): number {
  return Math.max(0, locationM3s - scaleM3s * Math.log(-Math.log1p(-1 / years)));
}

/** Class of a discharge against the thresholds of the same model; never against those of a gauge. */
export function dischargeClass(dischargeM3s: number, law: GumbelPeaks): DischargeClass {
  const reached = ALERT_YEARS.filter((years) => dischargeM3s >= peakOfYears(law, years)).length;
  return CLASSES[reached] ?? 'below_2yr';
}
