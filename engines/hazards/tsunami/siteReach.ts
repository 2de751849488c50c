import { normalCdf, normalPdf } from '../../ground/math/normal.ts';
import { ABE_MAX_OVER_MEAN } from './abeHeight.ts';
import {
  COARSE_ELEVATION_M,
  INLAND_LIMIT_KM,
  INUNDATION,
  SHORE_DECAY_KM,
  SHORE_GROUND,
} from './tables.ts';

/** Where a site stands to the sea. */
export interface SeaSite {
  readonly isLand: boolean;
  /** Water of a lake, which no tsunami of the sea reaches; the Caspian is one. */
  readonly isLake?: boolean;
  readonly coastDistanceKm: number;
  readonly coastSigmaKm: number;
  /** Null where nobody knows it. */
  readonly elevation: { readonly elevationM: number; readonly sigmaM: number } | null;
}

/**
 * How far a wave floods flat land, km: X = 0.06 H^(4/3) / n^2.
 *
 * @param heightM  height at the shore, m, 0 or more
 * @source Hills & Mader (1997). doi:10.1111/j.1749-6632.1997.tb48352.x
 */
export function inundationReachKm(heightM: number): number {
  return (INUNDATION.constant * Math.max(0, heightM) ** (4 / 3)) / INUNDATION.manning ** 2 / 1000;
}

/**
 * Ground elevation of a site on land with its spread, m: what is known of it together with what ground so near a shore is like.
 *
 * The two are weighed by their precision, so that a measured elevation rules and a coarse relief class does not lift a harbour
 * town to the height of the hills behind it.
 */
export function siteGround({ coastDistanceKm, elevation }: SeaSite): {
  readonly elevationM: number;
  readonly sigmaM: number;
} {
  const meanM = SHORE_GROUND.meanM + SHORE_GROUND.meanPerKm * coastDistanceKm;
  const sigmaM = SHORE_GROUND.sigmaM + SHORE_GROUND.sigmaPerKm * coastDistanceKm;
  if (!elevation) return { elevationM: meanM, sigmaM };
  const known = 1 / elevation.sigmaM ** 2;
  const coarse = elevation.sigmaM ** 2 / (elevation.sigmaM ** 2 + COARSE_ELEVATION_M ** 2);
  const prior = coarse ** 2 / sigmaM ** 2;
  return {
    elevationM: (elevation.elevationM * known + meanM * prior) / (known + prior),
    sigmaM: 1 / Math.sqrt(known + prior),
  };
}

/**
 * Share of the coastal height that is left at a site: 1 - z / 2H averaged over the uncertain elevation, times an inland decay with
 * the flooding reach and the coast's own uncertainty; next to nothing is left at 10 km.
 *
 * @param heightM  coastal height, m, above 0
 * @returns 0 to 1, without steps
 */
export function siteShare(heightM: number, site: SeaSite): number {
  if (!site.isLand) return Math.exp(-site.coastDistanceKm / SHORE_DECAY_KM.seaward);
  const reachKm = inundationReachKm(ABE_MAX_OVER_MEAN * heightM) + site.coastSigmaKm;
  const { elevationM, sigmaM } = siteGround(site);
  return (
    Math.exp(-site.coastDistanceKm * (1 / SHORE_DECAY_KM.inland + 1 / reachKm)) *
    lowGround(ABE_MAX_OVER_MEAN * heightM, elevationM, sigmaM)
  );
}

/** Mean of max(0, 1 - z / top) over a normal elevation z; ground below the sea counts as at sea level. */
function lowGround(topM: number, meanM: number, sigmaM: number): number {
  const a = -meanM / sigmaM;
  const b = (topM - meanM) / sigmaM;
  const between =
    ((topM - meanM) * (normalCdf(b) - normalCdf(a)) + sigmaM * (normalPdf(b) - normalPdf(a))) /
    topM;
  return Math.min(1, Math.max(0, normalCdf(a) + between));
}

/** Whether no tsunami can come to a site: `outOfReach` gives the reason. */
export function isOutOfReach(heightM: number, site: SeaSite): boolean {
  if (site.coastDistanceKm > INLAND_LIMIT_KM) return true;
  if (!site.isLand || !site.elevation) return false;
  const { elevationM, sigmaM } = siteGround(site);
  // Twice the height, doubled again for the height's own uncertainty; the elevation less two standard deviations.
  return elevationM - 2 * sigmaM > Math.max(2 * ABE_MAX_OVER_MEAN * heightM, 10);
}

/**
 * Why no tsunami can come to a site; undefined where one can.
 *
 * @param heightM  475-year coastal height, m
 */
export function outOfReach(heightM: number, site: SeaSite): string | undefined {
  const km = site.coastDistanceKm;
  if (site.isLake === true && km > INLAND_LIMIT_KM)
    return `a lake ${Math.round(km)} km from the sea; waves that arise in lakes are not covered`;
  if (!site.isLand && km > INLAND_LIMIT_KM)
    return `open water ${Math.round(km)} km from the nearest coast, where a tsunami passes as a long low wave`;
  if (site.isLand && km > INLAND_LIMIT_KM)
    return `${Math.round(km)} km from the sea; tsunamis do not come farther than ${INLAND_LIMIT_KM} km along low ground`;
  if (!isOutOfReach(heightM, site) || !site.elevation) return undefined;
  return `ground at ${Math.round(site.elevation.elevationM)} m, more than twice the tsunami height of this coast (${heightM.toFixed(1)} m once in 475 years)`;
}
