import {
  bins,
  STABLE_2007,
  type SlopeBin,
} from '../../../engines/hazards/earthquake/site/slopeTables.ts';
import type { ProxyRegime } from '../../../engines/hazards/earthquake/site/slopeVs30.ts';

/** Bins with what lies beyond their ends: ground flatter than the first edge, and rock steeper than the last. */
function openEnded(slopeEdges: readonly [number, ...number[]]): readonly SlopeBin[] {
  const [flattest] = slopeEdges;
  const steepest = slopeEdges.at(-1) ?? NaN;
  return [
    { name: 'E', slopeFrom: 0, slopeTo: flattest, vs30FromMps: 0, vs30ToMps: 180 },
    ...bins(slopeEdges),
    { name: 'B', slopeFrom: steepest, slopeTo: Infinity, vs30FromMps: 760, vs30ToMps: Infinity },
  ];
}

/** Slope edges of active crust, first edition. @source Wald & Allen (2007), table 2, doi:10.1785/0120060267 */
const ACTIVE_2007: readonly [number, ...number[]] = [1e-4, 2.2e-3, 6.3e-3, 0.018, 0.05, 0.1, 0.138];

/** What the look-up by class reads. */
const SITE_BINS = {
  active: openEnded(ACTIVE_2007),
  stable: openEnded(STABLE_2007),
} as const;

/**
 * The bin of the original look-up that a slope falls into, `E` (flattest) to `B` (rock).
 *
 * @returns name and Vs30 limits, m/s; the ends are open
 * @source Wald & Allen (2007), table 2, doi:10.1785/0120060267
 */
export function slopeBin(slope: number, regime: ProxyRegime): SlopeBin {
  const found = SITE_BINS[regime].find(({ slopeTo }) => slope < slopeTo);
  if (!found) throw new RangeError(`no slope: ${slope}`);
  return found;
}
