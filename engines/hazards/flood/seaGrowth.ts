import type { SurgeClimate } from '../../ground/datasets/floodPlains.ts';
import { ordinaryScaleM, openSeaProbability, type ShoreSite } from './seaFlood.ts';

/**
 * How many times as often the sea floods a place once it has risen: as the rise multiplies high waters, but no more than it does over ground that
 * is not known to the decimetre, which blurs the levels.
 *
 * @param rise.nowM    rise so far above the mean of 1995 to 2014, m
 * @param rise.toComeM rise against the land that is still to come, m; below 0 where the land rises faster
 * @returns above 0; 1 where nothing is to come
 * @source Hunter (2012), Climatic Change 113, 239-252, eq. 3: exp(rise / scale of the Gumbel law). doi:10.1007/s10584-011-0332-1
 */
export function seaFloodGrowth(
  climate: SurgeClimate,
  site: Pick<ShoreSite, 'ground' | 'coastDistanceKm'>,
  { nowM, toComeM }: { readonly nowM: number; readonly toComeM: number },
): number {
  const open = (riseM: number): number =>
    openSeaProbability(climate, { ...site, riseM, inUseRiseM: nowM });
  const today = open(nowM);
  const blurred = today > 0 ? open(nowM + toComeM) / today : Infinity;
  return Math.min(Math.exp(toComeM / ordinaryScaleM(climate)), blurred);
}
