import type { EtasParameters } from '../../../engines/hazards/earthquake/seismicity/etas.ts';

/**
 * Mean number of direct aftershocks of an earthquake: K c^{1-p} / (p - 1) x b / (b - alpha), magnitudes without upper bound.
 *
 * At 1 and more the sequence never ends: a forecast must refuse such parameters.
 *
 * @returns undefined where it has no bound: alpha of b and more, p of 1 and less
 * @source Helmstetter & Sornette (2002), J. Geophys. Res. 107(B10), 2237, eq. 5. doi:10.1029/2001JB001580
 */
export function branchingRatio(
  { k, cDays, p, alpha }: EtasParameters,
  bValue: number,
): number | undefined {
  if (alpha >= bValue || p <= 1) return undefined;
  return ((k * cDays ** (1 - p)) / (p - 1)) * (bValue / (bValue - alpha));
}
