import type { RisePattern } from '../../ground/datasets/floodPlains.ts';
import { globalMeanRise, realisedRiseM } from './globalMeanRise.ts';
import { shareHalfWidth, shareOfWorldRise } from './risePattern.ts';
import type { Scenario } from './tables.ts';

/** Motion of the land at a coast, up positive, and how the sea rises there beside the mean of all seas. */
export interface CoastMotion {
  readonly rateMmPerYear: number;
  readonly sigmaMmPerYear: number;
  /** Undefined where no projection is known. */
  readonly pattern?: RisePattern | undefined;
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
 * Sea-level rise against the land by a year: the share of the global mean that comes to the place, plus land motion.
 *
 * The likely range (17 to 83 %) adds in quadrature the global range times that share, the error of the share (30 % where no projection is known) and the
 * uncertainty of the land motion. Rates of land motion are held constant, which pumping or an earthquake may end. What has risen so far is that of the global mean; what is to come goes by the share.
 *
 * @param years.from  year of the question, 2005 to 2035; @param years.to  horizon, `from` to 2100
 * @returns undefined outside the years
 * @source IPCC AR6 WG1 (2021), 9.6.3; Garner et al. (2021), doi:10.5281/zenodo.6382554; POLICY: the error of the share counts as a likely-range half-width
 */
export function relativeRise(
  scenario: Scenario,
  years: { from: number; to: number },
  coast: CoastMotion,
): RelativeRise | undefined {
  const global = globalMeanRise(scenario, years.to);
  const realised = realisedRiseM(years.from);
  if (global === undefined || realised === undefined || years.to < years.from) return undefined;
  const span = years.to - 2005;
  const landMotionM = (coast.rateMmPerYear * span) / 1000;
  const landSigma = (coast.sigmaMmPerYear * span) / 1000;
  const share = shareOfWorldRise(coast.pattern, years.to);
  const regional = shareHalfWidth(coast.pattern, years.to) * global.medianM;
  const medianM = share * global.medianM - landMotionM;
  const width = (globalM: number) => Math.hypot(share * globalM, regional, landSigma);
  return {
    medianM,
    lowM: medianM - width(global.medianM - global.lowM),
    highM: medianM + width(global.highM - global.medianM),
    toComeM:
      share * (global.medianM - realised) - (coast.rateMmPerYear * (years.to - years.from)) / 1000,
    landMotionM,
  };
}
