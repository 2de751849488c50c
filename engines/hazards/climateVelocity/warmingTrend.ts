import { Z95 } from '../../ground/math/normal.ts';
import {
  BASELINE,
  GLOBAL_WARMING_C,
  PERIOD_YEARS,
  type Assessed,
  type Scenario,
} from './tables.ts';

/** Warming of the globe above 1850-1900, best estimate and very likely range, °C. */
export interface GlobalWarming {
  readonly bestC: number;
  readonly lowC: number;
  readonly highC: number;
}

/**
 * Global warming of a year under a scenario: linear between the assessed periods and from the baseline's middle year.
 *
 * @param year  2005 to 2100
 * @returns undefined outside the years
 * @source IPCC AR6 WG1 (2021), Table SPM.1. doi:10.1017/9781009157896.001
 */
export function globalWarming(scenario: Scenario, year: number): GlobalWarming | undefined {
  if (!(year >= BASELINE.year && year <= 2100)) return undefined;
  const at = (pick: 0 | 1 | 2) =>
    along(
      [BASELINE.warmingC, ...GLOBAL_WARMING_C[scenario].map((period: Assessed) => period[pick])],
      year,
    );
  return { bestC: at(0), lowC: at(1), highC: at(2) };
}

/** Piecewise linear through the baseline and the three periods; the last piece is prolonged. */
function along(values: readonly number[], year: number): number {
  const years = [BASELINE.year, ...PERIOD_YEARS];
  let i = 1;
  while (i < years.length - 1 && year > years[i]) i++;
  const x0 = years[i - 1];
  const y0 = values[i - 1];
  return y0 + ((values[i] - y0) * (year - x0)) / (years[i] - x0);
}

/** Warming of a region per degree of the globe: median, 5 and 95 per cent of models. */
export interface Ratio {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** Mean warming rate from the baseline's middle year to a target, °C per year, with the spread of scenario and region as if independent. */
export interface Trend {
  readonly bestCPerYear: number;
  readonly lnSigma: number;
  readonly warmingC: number;
}

/**
 * Warming rate of a place to a target year.
 *
 * @param scenario  with the assessed range of the globe
 * @returns undefined outside 2006 to 2100
 */
export function warmingTrend(
  scenario: Scenario,
  year: number,
  { ratio, low, high }: Ratio,
): Trend | undefined {
  const globe = globalWarming(scenario, year);
  if (!globe || year <= BASELINE.year) return undefined;
  const rise = globe.bestC - BASELINE.warmingC;
  const globeLn =
    Math.log((globe.highC - BASELINE.warmingC) / Math.max(0.1, globe.lowC - BASELINE.warmingC)) /
    (2 * Z95);
  const regionLn = Math.log(high / low) / (2 * Z95);
  return {
    bestCPerYear: (ratio * rise) / (year - BASELINE.year),
    lnSigma: Math.hypot(globeLn, regionLn),
    warmingC: ratio * rise,
  };
}
