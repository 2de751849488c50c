import { indexFromCount } from '../induced/seismogenicIndex.ts';
import type { Asset } from './assetRegister.ts';
import type { AssetKind } from './tables/assets.ts';
import { INDEX_PRIOR, INDEX_RANGE, INDEX_SIGMA } from './tables/parameters.ts';

/** Seismogenic index of an asset: median, log10 standard deviation, and where it comes from. */
export interface AssetIndex {
  readonly median: number;
  readonly sigma: number;
  readonly basis: 'given' | 'inferred_from_largest' | 'prior_of_kind';
}

/** Register rows without a closing year are counted to this one, so that no clock is needed. */
const COUNTED_TO = 2024;

/**
 * Time that an asset worked, years, at least one: what its yearly volume is multiplied by. First and last years are worked in part, by half in the mean,
 * so it is their difference, not the number of calendar years: Denver's well took 625,000 m3 from March 1962 to February 1966, four years at its yearly
 * volume and not five; Youngstown's worked from December 2010 to December 2011. (Where a total is shared among calendar years, as in `activeRate`, both count whole.)
 */
const yearsWorked = ({ sinceYear, untilYear }: Asset): number =>
  Math.max(1, (untilYear ?? COUNTED_TO) - sinceYear);

/**
 * Index of an asset: given by the caller, else told by its largest earthquake over the years of its work, else the prior of its kind.
 *
 * The prior's median lies sigma^2 ln(10) / 2 under the index of the counted mean rate.
 */
export function seismogenicIndexOf(
  {
    given,
    asset,
    kind,
  }: {
    readonly given: number | undefined;
    readonly asset: Asset | undefined;
    readonly kind: AssetKind;
  },
  bValue: number,
): AssetIndex {
  if (given !== undefined) return { median: given, sigma: INDEX_SIGMA.given, basis: 'given' };
  if (asset !== undefined && asset.largestMagnitude !== null) {
    const found = indexFromCount(1, {
      magnitude: asset.largestMagnitude,
      volumeM3: asset.volumeM3 * yearsWorked(asset),
      bValue,
    });
    if (found !== undefined)
      return {
        median: clamped(found),
        sigma: INDEX_SIGMA.inferred,
        basis: 'inferred_from_largest',
      };
  }
  const { value, sigma } = INDEX_PRIOR[kind];
  return {
    median: value + (bValue - 1) * 3 - (sigma * sigma * Math.LN10) / 2,
    sigma,
    basis: 'prior_of_kind',
  };
}

function clamped(index: number): number {
  const [low, high] = INDEX_RANGE;
  return Math.min(high, Math.max(low, index));
}
