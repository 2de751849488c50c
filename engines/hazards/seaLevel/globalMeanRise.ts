import { AR6_GMSL_M, HORIZONS, OBSERVED, type Likely, type Scenario } from './tables.ts';

/**
 * Global mean sea-level rise above the mean of 1995-2014, median and likely range (17 to 83 %), m.
 *
 * The values of Table 9.9 at 2030, 2050, 2090 and 2100; between them, and back to zero in 2005, piecewise quadratic.
 * Low-confidence ice-sheet instability is not in the numbers.
 *
 * @param year  2005 to 2100
 * @returns undefined outside the years
 * @source IPCC AR6 WG1 (2021), Table 9.9. doi:10.1017/9781009157896.011
 */
export function globalMeanRise(scenario: Scenario, year: number): Likely | undefined {
  if (!(year >= OBSERVED.baselineYear && year <= 2100)) return undefined;
  const rows = AR6_GMSL_M[scenario];
  const at = (pick: (row: Likely) => number) =>
    quadratic([OBSERVED.baselineYear, ...HORIZONS], [0, ...rows.map(pick)], year);
  return {
    medianM: at((row) => row.medianM),
    lowM: at((row) => row.lowM),
    highM: at((row) => row.highM),
  };
}

/** Quadratic through the three table points nearest the year; exact at each. */
function quadratic(xs: readonly number[], ys: readonly number[], x: number): number {
  let start = 0;
  while (start < xs.length - 3 && x > xs[start + 1]) start++;
  let sum = 0;
  for (let i = start; i < start + 3; i++) {
    let term = ys[i];
    for (let j = start; j < start + 3; j++) if (j !== i) term *= (x - xs[j]) / (xs[i] - xs[j]);
    sum += term;
  }
  return sum;
}

/**
 * Rise of the global mean already realised since the baseline's middle (2005), m: observed rate and acceleration.
 *
 * About 0.08 m by 2025.
 *
 * @param year  2005 to 2035
 * @returns undefined outside the years
 * @source IPCC AR6 WG1 (2021), 9.6.1.1 (3.69 mm/yr over 2006-2018); Nerem et al. (2018), PNAS 115, 2022-2025, acceleration 0.084 mm/yr2. doi:10.1073/pnas.1717312115
 */
export function realisedRiseM(year: number): number | undefined {
  const { baselineYear, rateMPerYear, accelerationMPerYear2, rateYear } = OBSERVED;
  if (!(year >= baselineYear && year <= 2035)) return undefined;
  return (
    rateMPerYear * (year - baselineYear) +
    (accelerationMPerYear2 / 2) * ((year - rateYear) ** 2 - (baselineYear - rateYear) ** 2)
  );
}
