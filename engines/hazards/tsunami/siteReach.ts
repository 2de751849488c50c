import {
  meanLeft,
  shareBelow,
  shoreGround,
  type ShoreGround,
} from '../../ground/earth/shoreGround.ts';
import { ABE_MAX_OVER_MEAN } from './abeHeight.ts';
import {
  INLAND_FADE_KM,
  INLAND_LIMIT_KM,
  INUNDATION,
  RARELY_LOW,
  SEAWARD_DECAY_KM,
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

/** What the ground of a site on land may be: what is known of it, or what ground so near a shore is like where nothing is. */
export function siteGround({ coastDistanceKm, elevation }: SeaSite): ShoreGround {
  const { meanM, meanPerKm, sigmaM, sigmaPerKm } = SHORE_GROUND;
  return shoreGround(
    elevation ?? {
      elevationM: meanM + meanPerKm * coastDistanceKm,
      sigmaM: sigmaM + sigmaPerKm * coastDistanceKm,
    },
    coastDistanceKm,
  );
}

/** Share of the height at the shore that water still has over level land, 0 to 1: it fades with the flooding reach and the coast's own uncertainty. */
export function inlandShare(heightM: number, { coastDistanceKm, coastSigmaKm }: SeaSite): number {
  const reachKm = inundationReachKm(ABE_MAX_OVER_MEAN * heightM) + coastSigmaKm;
  return Math.exp(-coastDistanceKm / reachKm - (coastDistanceKm / INLAND_FADE_KM) ** 2);
}

/**
 * Share of the coastal height that is left at a site: 1 - z / 2H averaged over the uncertain elevation, times what
 * level land leaves; next to nothing is left at 10 km.
 *
 * @param heightM  coastal height, m, above 0
 * @returns 0 to 1, without steps
 */
export function siteShare(heightM: number, site: SeaSite): number {
  if (!site.isLand) return Math.exp(-site.coastDistanceKm / SEAWARD_DECAY_KM);
  return inlandShare(heightM, site) * meanLeft(siteGround(site), ABE_MAX_OVER_MEAN * heightM);
}

/** Whether no tsunami can come to a site: `outOfReach` gives the reason. */
export function isOutOfReach(heightM: number, site: SeaSite): boolean {
  if (site.coastDistanceKm > INLAND_LIMIT_KM) return true;
  if (!site.isLand || !site.elevation) return false;
  // Twice the height, doubled again for the height's own uncertainty.
  const reachedM = Math.max(2 * ABE_MAX_OVER_MEAN * heightM, 10);
  return shareBelow(siteGround(site), reachedM) < RARELY_LOW;
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
