import type { PerilAtSite } from '../siteRisk/perils.ts';
import { annualLoss, SLICE_RATES, type PerilLoss } from '../siteRisk/siteLoss.ts';

/** Slices of a cause. */
export const SLICE_COUNT = SLICE_RATES.length;

/**
 * Sums over buildings of what a cause costs, in the currency of the values, three rows of `SLICE_COUNT`: mean losses, variances of a single
 * occurrence, squares of the mean losses.
 */
export type SliceSums = Float64Array;

/** Sums by cause: `<peril>:<cause>`. */
export type CauseSums = Map<string, SliceSums>;

function sumsOf(sums: CauseSums, name: string): SliceSums {
  const found = sums.get(name);
  if (found) return found;
  const made = new Float64Array(3 * SLICE_COUNT);
  sums.set(name, made);
  return made;
}

/** Adds the slices of one building. @param value replacement value; slices are shares of it */
export function addSlices(
  sums: CauseSums,
  value: number,
  {
    sites,
    perils,
  }: { readonly sites: readonly PerilAtSite[]; readonly perils: readonly PerilLoss[] },
): void {
  for (let at = 0; at < sites.length; at++) {
    const { peril, causes } = sites[at];
    for (let c = 0; c < causes.length; c++) {
      const { losses, deviations } = perils[at].slices[c];
      if (!(annualLoss(perils[at].slices[c]) > 0)) continue;
      const into = sumsOf(sums, `${peril}:${causes[c].cause}`);
      for (let k = 0; k < SLICE_COUNT; k++) {
        const loss = losses[k] * value;
        const deviation = deviations[k] * value;
        into[k] += loss;
        into[SLICE_COUNT + k] += deviation * deviation;
        into[2 * SLICE_COUNT + k] += loss * loss;
      }
    }
  }
}

/** Adds what another part summed. */
export function mergeSlices(sums: CauseSums, name: string, other: ArrayLike<number>): void {
  const into = sumsOf(sums, name);
  for (let k = 0; k < into.length; k++) into[k] += other[k];
}
