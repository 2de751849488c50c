import { normalCdfQuick } from '../../ground/math/normal.ts';
import { ENERGY_CONE, LAHARZ, LAHAR_CHANNEL } from './tables.ts';

/**
 * Distance at which a pyroclastic flow stops: the energy line from the collapsing column meets the ground, L = H / (H/L).
 *
 * @param dropKm          height of the vent above the site, km; less than 0 counts as 0
 * @param collapseKm      height of the column above the vent from which it collapses, km
 * @param heightToLength  slope of the energy line, 0.05 to 0.5
 * @returns reach, km; undefined for a slope of 0 or less
 * @source Malin & Sheridan (1982), Science 217, 637-640. doi:10.1126/science.217.4560.637
 */
export function energyConeReachKm(
  dropKm: number,
  collapseKm: number,
  heightToLength: number,
): number | undefined {
  return heightToLength > 0 ? (Math.max(0, dropKm) + collapseKm) / heightToLength : undefined;
}

/** Median reach of the pyroclastic flows of an eruption of VEI 0 to 7, km, over a drop from vent to site, km. */
export function pyroclasticReachKm(vei: number, dropKm: number): number {
  const { collapseKm, heightToLength } = ENERGY_CONE;
  return energyConeReachKm(dropKm, collapseKm[vei], heightToLength[vei]) ?? NaN;
}

/** Cross section (m2) and planimetric area (m2) that a lahar of a volume, m3, inundates: A = 0.05 V^(2/3), B = 200 V^(2/3). @source Iverson, Schilling & Vallance (1998), GSA Bull. 110, 972-984 */
export function laharAreas(volumeM3: number): {
  readonly crossSectionM2: number;
  readonly planimetricM2: number;
} {
  const scale = Math.max(0, volumeM3) ** (2 / 3);
  return { crossSectionM2: LAHARZ.crossSection * scale, planimetricM2: LAHARZ.planimetric * scale };
}

/**
 * Reach and width of a lahar in one valley: width from the cross section at a fixed aspect (POLICY), length from the area.
 *
 * @param volumeM3  lahar volume, m3, above 0
 * @returns reach and width, km
 */
export function laharReach(volumeM3: number): {
  readonly reachKm: number;
  readonly widthKm: number;
} {
  const { crossSectionM2, planimetricM2 } = laharAreas(volumeM3);
  const widthM = Math.sqrt(crossSectionM2 * LAHAR_CHANNEL.aspect);
  return { reachKm: widthM > 0 ? planimetricM2 / widthM / 1000 : 0, widthKm: widthM / 1000 };
}

/**
 * Chance that a flow with a median reach gets as far as a site; lognormal, so that the edge of a zone is a slope and not a step.
 *
 * @param reachKm     median reach, km
 * @param distanceKm  distance of the site, km; taken as 0.5 where less
 * @param lnSigma     log standard deviation of the reach
 * @returns 0 to 1
 */
export function reachChance(reachKm: number, distanceKm: number, lnSigma: number): number {
  if (!(reachKm > 0)) return 0;
  const z = Math.log(reachKm / Math.max(0.5, distanceKm)) / lnSigma;
  return z < -5 ? 0 : normalCdfQuick(z);
}
