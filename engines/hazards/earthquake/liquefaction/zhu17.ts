import { logistic } from './logistic.ts';
import { ZHU17 } from './tables.ts';

/** A site away from the coast (or anywhere, where the coast is not known). */
export interface GeneralSite {
  readonly pgvCmps: number;
  readonly vs30Mps: number;
  /** Mean annual precipitation, mm. */
  readonly precipitationMm: number;
  /** Distance to the nearest water body, km. */
  readonly waterDistanceKm: number;
  /** Depth to groundwater, m. */
  readonly waterTableM: number;
}

/** A site within about 20 km of a coast. */
export interface CoastalSite {
  readonly pgvCmps: number;
  readonly vs30Mps: number;
  readonly precipitationMm: number;
  readonly coastDistanceKm: number;
  readonly riverDistanceKm: number;
}

/** Below this motion, and on ground stiffer than this, the authors set the probability to 0. */
const LEAST_PGV_CMPS = 3;
const STIFFEST_MPS = 620;

/** Limits of the US Geological Survey's near-real-time product. */
const USGS = { largestPgvCmps: 150, largestPrecipitationMm: 2500, leastPgaG: 0.1 } as const;

/**
 * Probability of liquefaction by the general (global) model.
 *
 * Relative to a sample rich in liquefaction; the areal share is what `arealExtent` makes of it.
 *
 * @returns 0 to 1; 0 below 3 cm/s and above Vs30 620 m/s
 * @source Zhu, Baise & Thompson (2017), Bull. Seismol. Soc. Am. 107(3), 1365-1385, model 2. doi:10.1785/0120160198
 */
export function zhu17General(site: GeneralSite): number {
  if (site.pgvCmps < LEAST_PGV_CMPS || site.vs30Mps > STIFFEST_MPS) return 0;
  return generalProbability(site, site.pgvCmps);
}

/**
 * Probability of liquefaction by the coastal model.
 *
 * @returns 0 to 1; 0 below 3 cm/s and above Vs30 620 m/s
 * @source Zhu, Baise & Thompson (2017), Bull. Seismol. Soc. Am. 107(3), 1365-1385, model 1. doi:10.1785/0120160198
 */
export function zhu17Coastal(site: CoastalSite): number {
  if (site.pgvCmps < LEAST_PGV_CMPS || site.vs30Mps > STIFFEST_MPS) return 0;
  const k = ZHU17.coastal;
  const rootCoast = Math.sqrt(site.coastDistanceKm);
  const motion = k.lnPgv * Math.log(site.pgvCmps) + k.lnVs30 * Math.log(site.vs30Mps);
  const water =
    k.rootCoastDistance * rootCoast +
    (k.riverDistance + k.riverTimesRootCoast * rootCoast) * site.riverDistanceKm;
  return logistic(k.intercept + motion + k.precipitation * site.precipitationMm + water);
}

/**
 * Probability of liquefaction as the US Geological Survey's near-real-time product has it: the general model with PGV weighted by
 * magnitude, PGV and rain capped, and 0 below 0.1 g.
 *
 * @returns 0 to 1
 * @source Allstadt and others (2022), Earthquake Spectra 38(1), 5-36. doi:10.1177/87552930211032685
 */
export function usgsLiquefaction(
  site: GeneralSite & { readonly magnitude: number; readonly pgaG: number },
): number {
  if (site.pgaG < USGS.leastPgaG || site.pgvCmps < LEAST_PGV_CMPS || site.vs30Mps > STIFFEST_MPS)
    return 0;
  const weighted = Math.min(site.pgvCmps, USGS.largestPgvCmps) * logistic(2 * (site.magnitude - 6));
  return generalProbability(
    { ...site, precipitationMm: Math.min(site.precipitationMm, USGS.largestPrecipitationMm) },
    weighted,
  );
}

/**
 * Share of an area that liquefies where the probability is what it is.
 *
 * @param probability  0 to 1
 * @returns percent, 0.026 (general) or 0.010 (coastal) even where the probability is 0
 * @source Zhu, Baise & Thompson (2017), Bull. Seismol. Soc. Am. 107(3), 1365-1385, eq. 2. doi:10.1785/0120160198
 */
export function arealExtentPct(probability: number, model: 'general' | 'coastal'): number {
  const { a, b, c } = ZHU17[model].extent;
  return a / (1 + b * Math.exp(-c * probability)) ** 2;
}

function generalProbability(site: GeneralSite, pgvCmps: number): number {
  const k = ZHU17.general;
  const motion = k.lnPgv * Math.log(pgvCmps) + k.lnVs30 * Math.log(site.vs30Mps);
  const water =
    k.precipitation * site.precipitationMm +
    k.waterDistance * site.waterDistanceKm +
    k.waterTable * site.waterTableM;
  return logistic(k.intercept + motion + water);
}
