import { globalMeanRise, realisedRiseM } from './globalMeanRise.ts';
import { REGIONAL_SHARE, type Scenario } from './tables.ts';

/** Motion of the land at a coast, up positive. */
export interface LandMotion {
  readonly rateMmPerYear: number;
  readonly sigmaMmPerYear: number;
}

/** Rise of the sea against the land at a coast. */
export interface RelativeRise {
  /** Above the mean of 1995-2014, m. */
  readonly medianM: number;
  readonly lowM: number;
  readonly highM: number;
  /** Still to come after the year of the question, m. */
  readonly toComeM: number;
  readonly landMotionM: number;
}

/**
 * Sea-level rise against the land by a year: global mean plus land motion, widened by the regional pattern.
 *
 * The likely range (17 to 83 %) adds in quadrature the global range, 30 % of the median for the regional pattern and the
 * uncertainty of the land motion. Rates of land motion are held constant, which pumping or an earthquake may end.
 *
 * @param years.from  year of the question, 2005 to 2035; @param years.to  horizon, `from` to 2100
 * @returns undefined outside the years
 * @source IPCC AR6 WG1 (2021), 9.6.3; POLICY: the regional share counts as a likely-range half-width
 */
export function relativeRise(
  scenario: Scenario,
  years: { from: number; to: number },
  land: LandMotion,
): RelativeRise | undefined {
  const global = globalMeanRise(scenario, years.to);
  const realised = realisedRiseM(years.from);
  if (global === undefined || realised === undefined || years.to < years.from) return undefined;
  const span = years.to - 2005;
  const landMotionM = (land.rateMmPerYear * span) / 1000;
  const landSigma = (land.sigmaMmPerYear * span) / 1000;
  const regional = REGIONAL_SHARE * global.medianM;
  const medianM = global.medianM - landMotionM;
  const toComeM = global.medianM - realised - (land.rateMmPerYear * (years.to - years.from)) / 1000;
  return {
    medianM,
    lowM: medianM - Math.hypot(global.medianM - global.lowM, regional, landSigma),
    highM: medianM + Math.hypot(global.highM - global.medianM, regional, landSigma),
    toComeM,
    landMotionM,
  };
}
