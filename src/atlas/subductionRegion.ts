import type { SubductionRegion } from '../../engines/ground/datasets/subductionRegions.ts';
import type { Regime } from '../../engines/ground/datasets/tectonics.ts';
import { isInOutline } from '../../engines/ground/earth/polygon.ts';
import { SUBDUCTION_REGIONS } from './data/subductionRegions.ts';

/**
 * The subduction zone by whose terms a plate interface or a slab about a point shakes.
 *
 * @param regime  of the source
 * @param at      middle of the source, degrees
 * @returns undefined where no region has terms of its own
 */
export function subductionRegionAt(
  regime: Regime,
  at: { readonly lat: number; readonly lon: number },
): SubductionRegion | undefined {
  if (regime !== 'subduction_interface' && regime !== 'subduction_slab') return undefined;
  return SUBDUCTION_REGIONS.find(([, outline]) => isInOutline(outline, at))?.[0];
}
