import { WALD99 } from './tables.ts';

/**
 * Modified Mercalli intensity for PGA or PGV after Wald and others: the line of V to VIII, and another where that falls below V.
 *
 * Older than Worden and others (2012) and without a published sigma per line; kept for comparison with maps made before 2012.
 *
 * @param motion  PGA, cm/s2, or PGV, cm/s, above 0
 * @returns intensity, neither rounded nor cut; undefined for a motion of 0 or less
 * @source Wald, Quitoriano, Heaton & Kanamori (1999), Earthquake Spectra 15(3), 557-564. doi:10.1193/1.1586058
 */
export function wald99Intensity(motion: number, measure: keyof typeof WALD99): number | undefined {
  if (!(motion > 0)) return undefined;
  const { low, high } = WALD99[measure];
  const log = Math.log10(motion);
  const mmi = high[0] + high[1] * log;
  return mmi < 5 ? low[0] + low[1] * log : mmi;
}
