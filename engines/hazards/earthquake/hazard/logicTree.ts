import { normalQuantile } from '../../../ground/math/normal.ts';
import { seedOf, uniforms } from '../../../ground/math/random.ts';
import { regionLnSigma, type MotionTree, type TreeName } from './motionTree.ts';
import { meanOfAlternatives, type SourceCurves } from './sourceCurves.ts';

/** The fractiles that are reported, as shares. */
export const FRACTILES = [0.05, 0.16, 0.5, 0.84, 0.95] as const;

/** Yearly rates of exceedance over the logic tree, level by level. */
export interface TreeCurves {
  readonly mean: Float64Array;
  /** In the order of `FRACTILES`. */
  readonly fractiles: readonly Float64Array[];
}

/** Weights and offsets of the three points that stand for a normal distribution. @source Gauss-Hermite rule of three points, Abramowitz & Stegun (1964), table 25.10 */
const THREE_POINTS = [
  { offset: -Math.sqrt(3), weight: 1 / 6 },
  { offset: 0, weight: 2 / 3 },
  { offset: Math.sqrt(3), weight: 1 / 6 },
] as const;

/** What the combination of a site's sources needs besides their curves. */
export interface Combination {
  readonly measure: number;
  /** Step of the levels in ln. */
  readonly lnStep: number;
  readonly tree: (name: TreeName) => MotionTree;
}

/**
 * The mean curve: every branch by its weight, the trees' centre uncertainty included. Exact, no sampling.
 *
 * @returns yearly rates; undefined for no sources
 */
export function meanCurve(
  sources: readonly SourceCurves[],
  { measure, lnStep, tree }: Combination,
): Float64Array | undefined {
  let total: Float64Array | undefined;
  for (const [name, members] of byTree(sources)) {
    const { branches, centreLnSigma } = tree(name);
    branches.forEach(({ weight }, g) => {
      let sum: Float64Array | undefined;
      for (const source of members) sum = added(sum, meanOfAlternatives(source, measure, g), 1);
      if (!sum) return;
      for (const point of THREE_POINTS)
        total = added(
          total,
          shifted(sum, (point.offset * centreLnSigma) / lnStep),
          weight * point.weight,
        );
    });
  }
  return total;
}

/**
 * Mean and fractiles over the logic tree.
 *
 * The fractiles come from `samples` walks through the tree, stratified branch by branch (Latin hypercube): one model and one
 * offset for all sources of a tree (its centre's and, away from the models' home, the region's), rate and magnitude branches of each source on their
 * own. The draws of a source depend on its id alone, so that neighbouring sites walk alike and fractiles vary smoothly in space. Level by level the
 * walks are scaled so that their mean is the exact mean curve: what widens the fractiles leaves the mean.
 *
 * @param site     degrees; where the region's own offset is looked up
 * @param samples  100 or more; the 5 and 95 % fractiles are then good to a few per cent
 */
export function treeCurves(
  sources: readonly SourceCurves[],
  combination: Combination,
  site: { readonly lat: number; readonly lon: number },
  samples = 200,
): TreeCurves | undefined {
  const mean = meanCurve(sources, combination);
  if (!mean) return undefined;
  const count = mean.length;
  const totals = new Float64Array(samples * count);
  for (const [name, members] of byTree(sources))
    addTree(totals, members, {
      name,
      samples,
      count,
      combination,
      lnSigma: Math.hypot(combination.tree(name).centreLnSigma, regionLnSigma(name, site)),
    });
  const column = new Float64Array(samples);
  const fractiles = FRACTILES.map(() => new Float64Array(count));
  for (let k = 0; k < count; k++) {
    let sum = 0;
    for (let s = 0; s < samples; s++) sum += totals[s * count + k];
    const scale = sum > 0 ? (mean[k] * samples) / sum : 1;
    for (let s = 0; s < samples; s++) column[s] = scale * totals[s * count + k];
    column.sort();
    FRACTILES.forEach((share, f) => fractiles[f]?.fill(quantile(column, share), k, k + 1));
  }
  return { mean, fractiles };
}

interface TreeWalk {
  readonly name: TreeName;
  readonly samples: number;
  readonly count: number;
  readonly combination: Combination;
  /** Log standard deviation of the offset that all sources of the tree share. */
  readonly lnSigma: number;
}

function addTree(
  totals: Float64Array,
  members: readonly SourceCurves[],
  { name, samples, count, combination, lnSigma }: TreeWalk,
): void {
  const { branches } = combination.tree(name);
  const models = picks(
    `${name} model`,
    branches.map((branch) => branch.weight),
    samples,
  );
  const evenly = Array.from({ length: samples }, () => 1 / samples);
  const offsets = picks(`${name} centre`, evenly, samples);
  const own = new Float64Array(samples * count);
  for (const source of members) {
    const alternatives = picks(`${source.id} magnitude`, source.alternativeWeights, samples);
    const rates = picks(`${source.id} rate`, source.rateWeights, samples);
    for (let s = 0; s < samples; s++) {
      const curve = source.curves[combination.measure]?.[models[s]]?.[alternatives[s]];
      const factor = source.rateFactors[rates[s]];
      if (!curve) continue;
      const at = s * count;
      for (let k = 0; k < count; k++) own[at + k] = own[at + k] + factor * curve[k];
    }
  }
  for (let s = 0; s < samples; s++) {
    const offset = (normalQuantile((offsets[s] + 0.5) / samples) * lnSigma) / combination.lnStep;
    const walked = shifted(own.subarray(s * count, (s + 1) * count), offset);
    for (let k = 0; k < count; k++) totals[s * count + k] = totals[s * count + k] + walked[k];
  }
}

function byTree(sources: readonly SourceCurves[]): Map<TreeName, SourceCurves[]> {
  return Map.groupBy(sources, (source) => source.tree);
}

/** Branch indices in the proportions of the weights, in an order that the key fixes. */
function picks(key: string, weights: readonly number[], samples: number): Uint16Array {
  const out = new Uint16Array(samples);
  let branch = 0;
  let sum = weights[0];
  for (let s = 0; s < samples; s++) {
    while ((s + 0.5) / samples > sum + 1e-12 && branch < weights.length - 1)
      sum += weights[++branch];
    out[s] = branch;
  }
  const next = uniforms(seedOf(key));
  for (let s = samples - 1; s > 0; s--) {
    const other = Math.floor(next() * (s + 1));
    const swap = out[s];
    out[s] = out[other];
    out[other] = swap;
  }
  return out;
}

/**
 * A curve whose motions are all multiplied by e^(steps x lnStep), read by interpolation in ln rate; prolonged flat below the
 * lowest level and by the last slope above the highest.
 */
export function shifted(curve: Float64Array, steps: number): Float64Array {
  if (steps === 0) return curve;
  const n = curve.length;
  const whole = Math.floor(-steps);
  const f = -steps - whole;
  const at = (k: number): number => {
    if (k < 0) return curve[0];
    if (k < n) return curve[k];
    const last = curve[n - 1];
    const before = curve[n - 2];
    return before > 0 && last > 0 ? last * (last / before) ** (k - n + 1) : 0;
  };
  return curve.map((_, k) => {
    const a = at(k + whole);
    const b = at(k + whole + 1);
    return a > 0 && b > 0 ? a * (b / a) ** f : a * (1 - f) + b * f;
  });
}

function added(sum: Float64Array | undefined, curve: Float64Array, weight: number): Float64Array {
  if (!sum) return curve.map((value) => value * weight);
  for (let k = 0; k < sum.length; k++) sum[k] = sum[k] + weight * curve[k];
  return sum;
}

function quantile(sorted: Float64Array, share: number): number {
  const at = share * sorted.length - 0.5;
  const low = Math.max(0, Math.min(sorted.length - 1, Math.floor(at)));
  const high = Math.min(sorted.length - 1, low + 1);
  const f = Math.max(0, Math.min(1, at - low));
  return sorted[low] * (1 - f) + sorted[high] * f;
}
