import type { ZoneSource } from '../../../ground/datasets/tectonics.ts';
import type { KernelStore } from './kernelStore.ts';
import { treeOfZone, type TreeName } from './motionTree.ts';
import type { SourceCurves } from './sourceCurves.ts';
import { COUNT_LN_SIGMA, WORLD_MODEL } from './tables.ts';
import type { ZoneSetting } from './zoneMotions.ts';
import { density, reachableAreas, settingOf, zoneBranches } from './zoneRates.ts';

/** A zone within reach of a site. */
interface ReachedZone {
  readonly zone: ZoneSource;
  readonly tree: TreeName;
  readonly setting: ZoneSetting;
  readonly areas: Float64Array;
  readonly isNear: boolean;
  /** Yearly rates per km2 by magnitude bin, by branch. */
  readonly branches: readonly { readonly weight: number; readonly density: Float64Array }[];
}

/**
 * Hazard of all background zones at a site.
 *
 * Zones within about 100 km stand alone with all their branches. More distant ones of the same kind are added up to one
 * source with the mean of their magnitude branches: their rates move together, their magnitude uncertainty hardly counts.
 *
 * @param largeShareOf  share of a zone's background at and above the fault cut magnitude that is left beside faults, 0 to 1
 */
export function zonesHazard(
  zones: readonly ZoneSource[],
  site: { readonly lat: number; readonly lon: number },
  store: KernelStore,
  largeShareOf: (zone: ZoneSource) => number,
): SourceCurves[] {
  const reached = zones.flatMap((zone) => reach(zone, site, store, largeShareOf(zone)) ?? []);
  const near = Map.groupBy(
    reached.filter((zone) => zone.isNear),
    familyOf,
  );
  const alone = [...near.values()].map((family) => nearHazard(oneOf(family), store));
  const groups = Map.groupBy(
    reached.filter((zone) => !zone.isNear),
    ({ tree, setting }) => `${tree} ${setting.kind} ${setting.depthKm.mode}`,
  );
  return [...alone, ...[...groups].map(([key, members]) => distantHazard(key, members, store))];
}

/** Cells of one region: they share their magnitude law, and their rates come from one count. */
function familyOf({ zone, tree, setting }: ReachedZone): string {
  const { name, bValue, minMagnitude, maxMagnitude, besideFaults } = zone;
  return `${name} ${tree} ${setting.kind} ${setting.depthKm.mode} ${bValue} ${minMagnitude} ${maxMagnitude.best} ${besideFaults?.share}`;
}

/**
 * The cells of a family as one zone: areas weighed by their rates, the log standard deviation that of their sum where each is off on its own.
 * Its number of earthquakes is carried by the first cell's law.
 */
function oneOf(family: readonly ReachedZone[]): ReachedZone {
  const [first] = family;
  if (family.length === 1) return first;
  const areas = new Float64Array(first.areas.length);
  const own = perKm2(first.zone);
  let [sum, squares] = [0, 0];
  for (const { zone, areas: each } of family) {
    const ratio = perKm2(zone) / own;
    let part = 0;
    for (let r = 0; r < areas.length; r++) {
      areas[r] = areas[r] + ratio * each[r];
      if (r < NEAR_RINGS) part += ratio * each[r];
    }
    sum += part;
    squares += (part * zone.rateLnSigma) ** 2;
  }
  const rateLnSigma = sum > 0 ? Math.sqrt(squares) / sum : first.zone.rateLnSigma;
  return { ...first, zone: { ...first.zone, rateLnSigma }, areas };
}

/** Rings within some 100 km of the site: they tell whose error counts. */
const NEAR_RINGS = 14;

const perKm2 = ({ aValue, areaKm2 }: ZoneSource): number => 10 ** aValue / areaKm2;

function reach(
  zone: ZoneSource,
  site: { readonly lat: number; readonly lon: number },
  store: KernelStore,
  largeShare: number,
): ReachedZone | undefined {
  const areas = reachableAreas(zone, site, store.distances);
  if (!areas) return undefined;
  const first = areas.findIndex((area) => area > 0);
  const branches = zoneBranches(zone, store.bins).map((branch) => ({
    weight: branch.weight,
    density: density(branch, zone, store.bins, largeShare),
  }));
  const isNear = store.distances.edgesKm[first] < WORLD_MODEL.distantKm;
  return { zone, tree: treeOfZone(zone), setting: settingOf(zone), areas, isNear, branches };
}

/** Three rate branches with the mean kept at the given rate: low, middle and high points of a lognormal, the error of counts in it. */
function rateBranches(ownLnSigma: number): Pick<SourceCurves, 'rateFactors' | 'rateWeights'> {
  const lnSigma = Math.hypot(ownLnSigma, COUNT_LN_SIGMA);
  const factors = [Math.exp(-Math.sqrt(3) * lnSigma), 1, Math.exp(Math.sqrt(3) * lnSigma)];
  const rateWeights = [1 / 6, 2 / 3, 1 / 6];
  const mean = factors.reduce((sum, factor, i) => sum + factor * rateWeights[i], 0);
  return { rateFactors: factors.map((factor) => factor / mean), rateWeights };
}

function nearHazard(
  { zone, tree, setting, areas, branches }: ReachedZone,
  store: KernelStore,
): SourceCurves {
  const meanDensity = meanOf(branches);
  const byBin = store
    .kernels(tree, setting, usedRows(meanDensity, areas))
    .map((models, i) =>
      models.map((kernel) => overRings(kernel, areas, meanDensity, store.levelCount(i))),
    );
  const curves = byBin.map((models, i) =>
    models.map((rows) =>
      branches.map((branch) => overAll(rows, branch.density, store.levelCount(i))),
    ),
  );
  const timesMagnitude = meanDensity.map((rate, m) => rate * store.bins.centres[m]);
  const magnitudeSums = byBin[0].map((rows) => overAll(rows, timesMagnitude, store.levelCount(0)));
  return {
    id: zone.id,
    name: zone.name,
    kind: 'zone',
    tree,
    curves,
    magnitudeSums,
    alternativeWeights: branches.map((branch) => branch.weight),
    ...rateBranches(zone.rateLnSigma),
  };
}

function distantHazard(
  key: string,
  members: readonly ReachedZone[],
  store: KernelStore,
): SourceCurves {
  const [first] = members;
  const rings = store.distances.centresKm.length;
  const weights = new Float64Array(store.bins.centres.length * rings);
  for (const { areas, branches } of members) {
    meanOf(branches).forEach((rate, m) => {
      if (rate > 0)
        for (let r = 0; r < rings; r++)
          weights[m * rings + r] = weights[m * rings + r] + rate * areas[r];
    });
  }
  const timesMagnitude = weights.map(
    (weight, at) => weight * store.bins.centres[Math.floor(at / rings)],
  );
  const used = Uint8Array.from(weights, (weight) => (weight === 0 ? 0 : 1));
  const kernels = first ? store.kernels(first.tree, first.setting, used) : [];
  const lnSigma = members.reduce((sum, { zone }) => sum + zone.rateLnSigma, 0) / members.length;
  return {
    id: `distant ${key}`,
    name: 'Distant background',
    kind: 'zone',
    tree: first?.tree ?? 'active',
    curves: kernels.map((models, i) =>
      models.map((kernel) => [overAll(kernel, weights, store.levelCount(i))]),
    ),
    magnitudeSums: kernels[0].map((kernel) => overAll(kernel, timesMagnitude, store.levelCount(0))),
    alternativeWeights: [1],
    ...rateBranches(lnSigma),
  };
}

/** Rows of the kernels that a zone needs: bins with earthquakes at rings with some of its area. */
function usedRows(rates: Float64Array, areas: Float64Array): Uint8Array {
  const used = new Uint8Array(rates.length * areas.length);
  rates.forEach((rate, m) => {
    if (rate > 0) areas.forEach((area, r) => (used[m * areas.length + r] = area === 0 ? 0 : 1));
  });
  return used;
}

function meanOf(branches: ReachedZone['branches']): Float64Array {
  const mean = new Float64Array(branches[0]?.density.length ?? 0);
  for (const { weight, density: own } of branches)
    for (let m = 0; m < mean.length; m++) mean[m] = mean[m] + weight * own[m];
  return mean;
}

/** Sum of kernel x area over the rings, by bin; bins without earthquakes stay zero. */
function overRings(
  kernel: Float64Array,
  areas: Float64Array,
  used: Float64Array,
  count: number,
): Float64Array {
  const out = new Float64Array(used.length * count);
  for (let m = 0; m < used.length; m++) {
    if (!(used[m] > 0)) continue;
    const to = m * count;
    for (let r = 0; r < areas.length; r++) {
      const area = areas[r];
      if (area === 0) continue;
      const at = (m * areas.length + r) * count;
      for (let k = 0; k < count; k++) out[to + k] = out[to + k] + area * kernel[at + k];
    }
  }
  return out;
}

/** Sum of weight x row over the rows of a matrix with `count` columns. */
function overAll(rows: Float64Array, weights: Float64Array, count: number): Float64Array {
  const out = new Float64Array(count);
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i];
    if (weight === 0) continue;
    const at = i * count;
    for (let k = 0; k < count; k++) out[k] = out[k] + weight * rows[at + k];
  }
  return out;
}
