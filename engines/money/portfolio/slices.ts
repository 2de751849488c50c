import { stepAt } from '../../ground/math/interpolate.ts';
import type { PerilAtSite } from '../siteRisk/perils.ts';
import type { PerilLoss } from '../siteRisk/siteLoss.ts';
import { RATES_PER_YEAR } from '../siteRisk/tables.ts';

/** Slices of a cause: one for each pair of neighbouring rates, and one for all that is rarer. */
export const SLICE_COUNT = RATES_PER_YEAR.length;

/** Yearly rate of each slice. */
export const SLICE_RATES = RATES_PER_YEAR.map((_rate, k) => stepAt(RATES_PER_YEAR, k));

/** Sums over buildings of what each slice of a cause costs, in the currency of the values. */
export interface SliceSums {
  /** Sum of the mean losses. */
  readonly loss: Float64Array;
  /** Sum of the variances of a single occurrence. */
  readonly variance: Float64Array;
  /** Sum of the squares of the mean losses. */
  readonly square: Float64Array;
}

/** Sums by cause: `<peril>:<cause>`. */
export type CauseSums = Map<string, SliceSums>;

function sumsOf(sums: CauseSums, name: string): SliceSums {
  const found = sums.get(name);
  if (found) return found;
  const made = {
    loss: new Float64Array(SLICE_COUNT),
    variance: new Float64Array(SLICE_COUNT),
    square: new Float64Array(SLICE_COUNT),
  };
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
      const slices = perils[at].slices[c];
      if (slices.every(({ loss }) => !(loss > 0))) continue;
      const into = sumsOf(sums, `${peril}:${causes[c].cause}`);
      for (let k = 0; k < slices.length; k++) {
        const { loss, deviation } = slices[k];
        into.loss[k] += loss * value;
        into.variance[k] += (deviation * value) ** 2;
        into.square[k] += (loss * value) ** 2;
      }
    }
  }
}

/** Adds what another part summed. */
export function mergeSlices(sums: CauseSums, name: string, other: SliceSums): void {
  const into = sumsOf(sums, name);
  for (let k = 0; k < SLICE_COUNT; k++) {
    into.loss[k] += other.loss[k];
    into.variance[k] += other.variance[k];
    into.square[k] += other.square[k];
  }
}
