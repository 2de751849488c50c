import { normalCdf } from '../../ground/math/normal.ts';
import { ABOVE_M, WAY } from './tables/parameters.ts';

/** A place as seen from a store. */
export interface ReachCase {
  /** Straight line, km. */
  readonly distanceKm: number;
  /** Store less place, m, and how far the difference may be off; undefined: not known. */
  readonly dropM: number | undefined;
  readonly dropSigmaM: number | undefined;
}

/** Length of the way along the valley, km: the straight line times a sinuosity. */
export const alongDrainageKm = (distanceKm: number): number => distanceKm * WAY.sinuosity;

/**
 * Probability that a failure of a store reaches a place: that the tailings run as far along the drainage, and that the place lies on
 * their way. Without a map of drainage the second is a share that falls from 1 at the store to 0.15 far away; a place above the store
 * is reached only as far as the elevations may be off.
 *
 * @param runout  median runout, km, and its log standard deviation
 */
export function reachProbability(
  { distanceKm, dropM, dropSigmaM }: ReachCase,
  runout: { readonly medianKm: number; readonly lnSigma: number },
): number {
  const way = Math.max(0.1, alongDrainageKm(distanceKm));
  const far = 1 - normalCdf(Math.log(way / runout.medianKm) / runout.lnSigma);
  const onWay = WAY.onWayFar + (1 - WAY.onWayFar) * Math.exp(-distanceKm / WAY.nearKm);
  const lower =
    dropM === undefined ? 1 : normalCdf((dropM + ABOVE_M) / Math.max(1, dropSigmaM ?? 1));
  return far * onWay * lower;
}
