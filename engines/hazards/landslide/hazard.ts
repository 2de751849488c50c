import { RAD } from '../../ground/earth/geodesy.ts';
import {
  rainAtVariate,
  rainOfYearsMm,
  rainVariate,
  stormRainLaw,
  type StormRain,
} from '../stormRainLaw.ts';
import { coseismicCoverage, coseismicRate, type ShakenSite } from './coseismic.ts';
import { thresholdMmPerH } from './rainfall.ts';
import { meanOver, slopeMix } from './slopes.ts';
import { MEAN_LANDSLIDE_KM2, RAINFALL_THRESHOLDS, STORM, UNDESCRIBED } from './tables.ts';

/** Ground, shaking and climate of a place, as the landslide models need them. */
export interface LandslideSite {
  readonly slopeDeg: number;
  readonly slopeP90Deg: number;
  /** The same if the place stands on steep ground nearby of which its own height says nothing. */
  readonly unseenP90Deg?: number | undefined;
  /** Effects on the logit of Nowicki Jessee, where the ground is described; else undefined. */
  readonly lithology?: number | undefined;
  readonly landCover?: number | undefined;
  readonly cti?: number | undefined;
  readonly pga475G: number;
  /** Mean peak accelerations on rock by `CURVE_YEARS`, g. */
  readonly pgaCurveG: readonly number[];
  readonly pgv475Cmps: number;
  readonly annualRainMm: number;
  readonly stormRain: StormRain;
}

/** Shares of the ground that fail in the 475-year event, by cause and together. */
export interface LandslideEvent {
  readonly coseismic: number;
  readonly rainfall: number;
  readonly combined: number;
  /** Rain of 24 h in 475 years, mm, and its ratio to the local threshold. */
  readonly rain24hMm: number;
  readonly thresholdRatio: number;
}

/** Expected shares of the ground that fail in a year, by cause and together. */
export interface LandslideRates {
  readonly coseismicPerYear: number;
  readonly rainfallPerYear: number;
  readonly combinedPerYear: number;
  /** Yearly probability of a landslide of mean size within a square kilometre. */
  readonly annualProbabilityPerKm2: number;
}

/** Shaking and rain of 475 years kept apart, then combined as independent causes: 1 - (1 - a)(1 - b). */
export function landslideEvent(site: LandslideSite): LandslideEvent {
  const mix = slopeMix(site.slopeDeg, site.slopeP90Deg);
  const coseismic = coseismicCoverage(shaken(site), mix);
  const rainfall = stormShareAt(site, meanOver(mix, stormShare), 475);
  const rainMm = rainOfYearsMm(site.stormRain, 475);
  return {
    coseismic,
    rainfall,
    combined: 1 - (1 - coseismic) * (1 - rainfall),
    rain24hMm: rainMm,
    thresholdRatio: rainMm / localThresholdMm(site.annualRainMm),
  };
}

/** The same models summed over the hazard curve of shaking and over storms of all return periods. */
export function landslideRates(site: LandslideSite): LandslideRates {
  const mix = slopeMix(site.slopeDeg, site.slopeP90Deg);
  const coseismicPerYear = coseismicRate(shaken(site), mix);
  const rainfallPerYear = rainfallRate(site, meanOver(mix, stormShare));
  const combinedPerYear = coseismicPerYear + rainfallPerYear;
  return {
    coseismicPerYear,
    rainfallPerYear,
    combinedPerYear,
    annualProbabilityPerKm2: -Math.expm1(-combinedPerYear / MEAN_LANDSLIDE_KM2),
  };
}

/** What coseismic landslides need of a site: where the ground is not described, what is usual for its slope and its rain. */
function shaken(site: LandslideSite): ShakenSite {
  const { cti } = site;
  return {
    pga475G: site.pga475G,
    pgaCurveG: site.pgaCurveG,
    pgv475Cmps: site.pgv475Cmps,
    lithology: site.lithology ?? UNDESCRIBED.lithology,
    landCover: site.landCover ?? coverOf(site.annualRainMm),
    ctiOf: cti === undefined ? ctiOf : () => cti,
  };
}

/** Effect of unknown land cover: bare ground in deserts, mixed vegetation where it rains. */
export function coverOf(annualRainMm: number): number {
  const { bare, vegetated, bareBelowMm, vegetatedAboveMm } = UNDESCRIBED;
  const share = Math.min(
    1,
    Math.max(0, (annualRainMm - bareBelowMm) / (vegetatedAboveMm - bareBelowMm)),
  );
  return bare + share * (vegetated - bare);
}

/** Compound topographic index of a slope of usual length, 0 to 19. @source Moore et al. (1991), Hydrol. Process. 5, 3-30, doi:10.1002/hyp.3360050103 */
export function ctiOf(slopeDeg: number): number {
  return Math.min(
    19,
    Math.max(0, Math.log(UNDESCRIBED.slopeLengthM / Math.tan(Math.max(0.01, slopeDeg) * RAD))),
  );
}

/** Return periods over which storms are summed, years. */
const PERIODS = [2, 5, 10, 25, 50, 100, 200, 475, 1000, 2500] as const;
const VARIATES = PERIODS.map(rainVariate);

/** Mean of the failing share over storms of all return periods, per year. */
function rainfallRate(site: LandslideSite, susceptible: number): number {
  const law = stormRainLaw(site.stormRain);
  const thresholdMm = localThresholdMm(site.annualRainMm);
  let perYear = 0;
  for (let i = 0; i < PERIODS.length; i++) {
    const rainMm = rainAtVariate(law, VARIATES[i]);
    const rates = 1 / PERIODS[i] - 1 / (PERIODS[i + 1] ?? Infinity);
    perYear += failingShare(susceptible, rainMm / thresholdMm) * rates;
  }
  return perYear;
}

/** Share of ground that fails in the day of rain with a return period. */
const stormShareAt = (site: LandslideSite, susceptible: number, years: number): number =>
  shareOfRain(site, susceptible, rainOfYearsMm(site.stormRain, years));

function shareOfRain(site: LandslideSite, susceptible: number, rainMm: number): number {
  return failingShare(susceptible, rainMm / localThresholdMm(site.annualRainMm));
}

/** @param ratio  of the day's rain to the local threshold */
const failingShare = (susceptible: number, ratio: number): number =>
  susceptible * Math.min(1, (ratio / STORM.fullAt) ** 2);

/** Chance of a landslide of mean size within a square kilometre on a day of rain. @param rainMm  of 24 hours */
export function landslideChanceOfRain(site: LandslideSite, rainMm: number): number {
  const susceptible = meanOver(slopeMix(site.slopeDeg, site.slopeP90Deg), stormShare);
  return -Math.expm1(-shareOfRain(site, susceptible, rainMm) / MEAN_LANDSLIDE_KM2);
}

/** Share of ground of a slope that fails in a storm three times the threshold; none on the flat. */
function stormShare(slopeDeg: number): number {
  return stormCurve(slopeDeg) - FLAT_SHARE;
}

const stormCurve = (slopeDeg: number): number =>
  STORM.greatestShare / (1 + Math.exp((STORM.middleDeg - slopeDeg) / STORM.widthDeg));
const FLAT_SHARE = stormCurve(0);

const CAINE_24H_MM = 24 * (thresholdMmPerH(RAINFALL_THRESHOLDS.caine1980, 24) ?? NaN);

/** Caine's threshold for 24 hours, mm, scaled by the mean annual rain to which slopes are adapted. */
export function localThresholdMm(annualRainMm: number): number {
  return CAINE_24H_MM * (Math.max(20, annualRainMm) / STORM.referenceMapMm) ** STORM.mapPower;
}
