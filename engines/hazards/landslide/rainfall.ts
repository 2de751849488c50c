import type { RainfallThreshold } from './tables.ts';

/**
 * Mean intensity of rain above which landslides have been seen to begin, I = c + alpha D^beta.
 *
 * @param durationH  h, within the threshold's range
 * @returns mm/h; undefined outside the range
 */
export function thresholdMmPerH(
  { alpha, beta, c, fromH, toH }: RainfallThreshold,
  durationH: number,
): number | undefined {
  if (!(durationH >= fromH && durationH <= toH)) return undefined;
  return c + alpha * durationH ** beta;
}

/**
 * Antecedent rainfall index: the last seven days weighted by the inverse square of their age.
 *
 * @param dailyMm  today first, then back in time; up to seven days count
 * @returns mm; undefined for an empty list
 * @source Kirschbaum & Stanley (2018), Earth's Future 6, 505-523, eq. 1, doi:10.1002/2017EF000715
 */
export function antecedentRainMm(dailyMm: readonly number[]): number | undefined {
  let rain = 0;
  let weights = 0;
  dailyMm.slice(0, 7).forEach((mm, day) => {
    rain += mm / (day + 1) ** 2;
    weights += 1 / (day + 1) ** 2;
  });
  return weights > 0 ? rain / weights : undefined;
}

/**
 * Nowcast of rainfall landslides: `moderate` where the antecedent index passes its 95th percentile on susceptible ground, `high` where the
 * ground is among the most susceptible.
 *
 * @param susceptibility  class, 1 very low to 5 very high
 * @source Kirschbaum & Stanley (2018), fig. 4, doi:10.1002/2017EF000715; NASA LHASA 1.1.1
 */
export function rainNowcast(
  antecedentMm: number,
  percentile95Mm: number,
  susceptibility: number,
): 'none' | 'moderate' | 'high' {
  if (antecedentMm <= percentile95Mm || susceptibility <= 2) return 'none';
  return susceptibility > 4 ? 'high' : 'moderate';
}
