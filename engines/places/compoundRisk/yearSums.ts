import { normalCdfQuick } from '../../ground/math/normal.ts';
import { factorOf } from './factorModel.ts';

/** A component in the sums over years. */
export interface Part {
  /** Of the common factors. */
  readonly loadings: readonly number[];
  /** Standard normal point that it must pass; in years without its cause, where it has one. */
  readonly threshold: number;
  /** What brings it: a component that stands before it and has no cause itself, and the point to pass in years with it. */
  readonly cause?:
    | {
        readonly at: number;
        readonly threshold: number;
        /** It is the same event as its cause, and counts only in years without it. */
        readonly isSame?: boolean;
      }
    | undefined;
}

/** Chances of what the components of a year do together. */
export interface YearSums {
  readonly none: number;
  readonly one: number;
  /** Of the pairs that were asked for, in their order: both in one year. */
  readonly both: Float64Array;
}

/** Reach of the factors: the trapezoidal rule runs from -REACH to REACH along each. */
const REACH = 6;

/** Chances of the components at one point of the factors. */
interface AtPoint {
  /** In years without the cause, with it, and in all. */
  readonly alone: Float64Array;
  readonly after: Float64Array;
  readonly mean: Float64Array;
}

/**
 * Chances of none, of one event and of pairs among components that depend through common factors and causes. Given the factors, components of different causes are independent, and
 * so are the followers of one cause, given whether it came; the factors are summed over a grid.
 *
 * @param nodes  of the grid along each factor: apart by 1.2 times the width of what is summed, they are good to five digits
 * @param pairs  of which the chance of both is wanted; not a cause with what it brings
 */
export function yearSums(
  parts: readonly Part[],
  nodes: readonly number[],
  pairs: readonly (readonly [number, number])[] = [],
): YearSums {
  const n = parts.length;
  const point: AtPoint = {
    alone: new Float64Array(n),
    after: new Float64Array(n),
    mean: new Float64Array(n),
  };
  const groups = groupsOf(parts);
  const together = pairsWithCauses(parts, pairs);
  const sums = { none: 0, one: 0, weight: 0, both: new Float64Array(pairs.length) };
  overFactors(parts, nodes, point, (weight) => {
    let none = 1;
    let one = 0;
    for (const group of groups) {
      countGroup(group, point);
      one = one * group.none + none * group.one;
      none *= group.none;
    }
    sums.none += weight * none;
    sums.one += weight * one;
    sums.weight += weight;
    addPairs(sums.both, together, point, weight);
  });
  return {
    none: sums.none / sums.weight,
    one: sums.one / sums.weight,
    both: sums.both.map((sum) => sum / sums.weight),
  };
}

/** A component that nothing brings, what it brings, and the chances of none and of one event among them. */
interface Group {
  readonly first: number;
  readonly followers: readonly number[];
  /** Followers that are another event than the first. */
  readonly others: readonly number[];
  none: number;
  one: number;
}

function groupsOf(parts: readonly Part[]): Group[] {
  return parts.flatMap(({ cause }, first) => {
    if (cause !== undefined) return [];
    const followers = [...parts.keys()].filter((i) => parts[i].cause?.at === first);
    const others = followers.filter((i) => parts[i].cause?.isSame !== true);
    return [{ first, followers, others, none: 1, one: 0 }];
  });
}

function countGroup(group: Group, { alone, after, mean }: AtPoint): void {
  const p = alone[group.first];
  mean[group.first] = p;
  let none = 1;
  let one = 0;
  let noneAfter = 1;
  for (const i of group.followers) {
    one = one * (1 - alone[i]) + none * alone[i];
    none *= 1 - alone[i];
    mean[i] = alone[i] + (after[i] - alone[i]) * p;
  }
  for (const i of group.others) noneAfter *= 1 - after[i];
  group.none = (1 - p) * none;
  group.one = (1 - p) * one + p * noneAfter;
}

/** Pairs of components, and the cause that both have in common; -1 where there is none. */
interface Pairs {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly common: Int32Array;
}

function pairsWithCauses(
  parts: readonly Part[],
  pairs: readonly (readonly [number, number])[],
): Pairs {
  const common = pairs.map(([i, j]) => {
    const [a, b] = [parts[i].cause?.at ?? -1, parts[j].cause?.at ?? -1];
    return a === b ? a : -1;
  });
  return {
    first: Int32Array.from(pairs, ([i]) => i),
    second: Int32Array.from(pairs, ([, j]) => j),
    common: Int32Array.from(common),
  };
}

/** Adds the chance of both of each pair at a point of the factors. */
function addPairs(
  both: Float64Array,
  { first, second, common }: Pairs,
  { alone, after, mean }: AtPoint,
  weight: number,
): void {
  for (let k = 0; k < both.length; k++) {
    const i = first[k];
    const j = second[k];
    const cause = common[k];
    const p = cause < 0 ? 0 : alone[cause];
    both[k] +=
      weight *
      (cause < 0 ? mean[i] * mean[j] : p * after[i] * after[j] + (1 - p) * alone[i] * alone[j]);
  }
}

/** Visits the grid of the factors, with the chances of the components at each of its points; each is worked out as soon as all its factors are there. */
function overFactors(
  parts: readonly Part[],
  nodes: readonly number[],
  { alone, after }: AtPoint,
  visit: (weight: number) => void,
): void {
  const scaled = parts.map(({ loadings, threshold, cause }) => {
    const own = Math.sqrt(1 - factorOf(loadings, loadings));
    return {
      loadings: loadings.map((loading) => loading / own),
      alone: threshold / own,
      after: cause && cause.threshold / own,
      last: Math.max(
        0,
        loadings.findLastIndex((loading) => loading !== 0),
      ),
    };
  });
  const shifts = nodes.map(() => new Float64Array(parts.length));
  const none = new Float64Array(parts.length);
  const along = (factor: number, weight: number): void => {
    if (factor === nodes.length) return visit(weight);
    const to = shifts[factor];
    const from = factor === 0 ? none : shifts[factor - 1];
    for (let k = 0; k < nodes[factor]; k++) {
      const x = -REACH + (2 * REACH * k) / (nodes[factor] - 1);
      for (let i = 0; i < scaled.length; i++) {
        const part = scaled[i];
        if (part.last < factor) continue;
        to[i] = from[i] + part.loadings[factor] * x;
        if (part.last > factor) continue;
        alone[i] = normalCdfQuick(to[i] - part.alone);
        if (part.after !== undefined) after[i] = normalCdfQuick(to[i] - part.after);
      }
      along(factor + 1, weight * Math.exp(-0.5 * x * x));
    }
  };
  along(0, 1);
}
