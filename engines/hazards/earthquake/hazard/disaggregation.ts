import { PGA, type Motion, type Scenario } from '../groundMotion/model.ts';
import {
  count,
  emptyTally,
  meanScenarios,
  type DisaggregationCell,
  type MeanScenario,
  type Tally,
} from './disaggregationTally.ts';
import { exceedance } from './exceedance.ts';
import { forEachFaultRupture } from './faultRuptures.ts';
import { paceOf, preparedFault } from './faultHazard.ts';
import type { KernelStore } from './kernelStore.ts';
import { reachOfTree, treeOfZone, type TreeName } from './motionTree.ts';
import { faultTree, largeShares, type SitePoint } from './siteSources.ts';
import { meanRateFactor, type SourceFacts } from './sourceCurves.ts';
import { surfaceView } from './surfaceView.ts';
import { WORLD_MODEL } from './tables.ts';
import { forEachPointRupture, onGround } from './zoneMotions.ts';
import { density, reachableAreas, settingOf, zoneBranches } from './zoneRates.ts';

/** Which earthquakes make a ground motion. */
export interface Disaggregation {
  readonly ratePerYear: number;
  readonly mean: {
    readonly magnitude: number;
    readonly distanceKm: number;
    readonly epsilon: number;
  };
  /** The cell with the largest share. */
  readonly mode: DisaggregationCell | undefined;
  /** Largest share first. */
  readonly cells: readonly DisaggregationCell[];
  readonly sources: readonly {
    readonly id: string;
    readonly name: string;
    readonly share: number;
  }[];
  /** The mean earthquake of each kind that shares its ground-motion models. */
  readonly scenarios: readonly MeanScenario[];
}

/**
 * Disaggregation of the mean hazard at a level of ground motion by magnitude, rupture distance and epsilon.
 *
 * Walks every rupture of every source once more with all models by their weights; the branches over rate and magnitude enter
 * by their means. Epsilon is that of the level itself: the number of standard deviations above the rupture's median.
 *
 * @param store    frame of one measure or more; `measure` picks the one disaggregated
 * @param levelG   ground motion, g (cm/s for PGV), above 0
 * @returns undefined where nothing exceeds the level
 * @source Bazzurro & Cornell (1999), Bull. Seism. Soc. Am. 89(2), 501-520
 */
export function disaggregate(
  facts: SourceFacts,
  site: SitePoint,
  store: KernelStore,
  at: { readonly measure: number; readonly levelG: number },
): Disaggregation | undefined {
  const tally = emptyTally();
  addFaults(facts, site, { store, at, tally });
  addZones(facts, site, { store, at, tally });
  if (tally.total <= 0) return undefined;
  const cells = [...tally.cells.values()]
    .map(({ rate, ...cell }) => ({ ...cell, share: rate / tally.total }))
    .toSorted((a, b) => b.share - a.share);
  const sources = [...tally.sources]
    .map(([id, { name, rate }]) => ({ id, name, share: rate / tally.total }))
    .toSorted((a, b) => b.share - a.share);
  const mean = {
    magnitude: tally.magnitude / tally.total,
    distanceKm: tally.distanceKm / tally.total,
    epsilon: tally.epsilon / tally.total,
  };
  return {
    ratePerYear: tally.total,
    mean,
    mode: cells[0],
    cells,
    sources,
    scenarios: meanScenarios(tally),
  };
}

interface Walk {
  readonly store: KernelStore;
  readonly at: { readonly measure: number; readonly levelG: number };
  readonly tally: Tally;
}

/** A function that tallies the scenario's rupture under a source. */
function tallier(
  { store, at, tally }: Walk,
  tree: TreeName,
  source: { readonly id: string; readonly name: string },
) {
  const evaluators = store.evaluators(tree)[at.measure];
  const weights = store.tree(tree).branches.map((branch) => branch.weight);
  const ln = Math.log(at.levelG);
  const motion: Motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  return (scenario: Scenario, ratePerYear: number): void => {
    evaluators.forEach((evaluate, g) => {
      evaluate(scenario, motion);
      const epsilon = (ln - motion.lnMedian) / motion.sigma;
      const rate = ratePerYear * weights[g] * exceedance(store.tail, epsilon);
      if (rate > 0)
        count(tally, source, tree, {
          magnitude: scenario.magnitude,
          distanceKm: scenario.rrupKm,
          epsilon,
          rate,
        });
    });
  };
}

function addFaults(facts: SourceFacts, site: SitePoint, walk: Walk): void {
  const scenario = onGround(walk.store.frame.ground);
  for (const fault of facts.faults) {
    const { low, best, high } = paceOf(fault);
    if (best <= 0) continue;
    const tree = faultTree(fault, facts.zones);
    const { surface, floating, characteristic } = preparedFault(fault);
    const view = surfaceView(surface, site.lat, site.lon);
    const factor = meanRateFactor({
      rateFactors: [low / best, 1, high / best],
      rateWeights: WORLD_MODEL.boundWeights,
    });
    const add = tallier(walk, tree, fault);
    const reach = reachOfTree(tree);
    const visit = (weight: number) => (rate: number) => {
      if (scenario.rrupKm <= reach) add(scenario, rate * weight * factor);
    };
    forEachFaultRupture(view, floating, scenario, visit(1));
    characteristic.forEach((seismicity, i) =>
      forEachFaultRupture(view, seismicity, scenario, visit(WORLD_MODEL.boundWeights[i])),
    );
  }
}

function addZones(facts: SourceFacts, site: SitePoint, walk: Walk): void {
  const { store } = walk;
  const scenario = onGround(store.frame.ground);
  const shares = largeShares(facts, site, store);
  for (const zone of facts.zones) {
    const areas = reachableAreas(zone, site, store.distances);
    if (!areas) continue;
    const add = tallier(walk, treeOfZone(zone), zone);
    const setting = settingOf(zone);
    const mean = new Float64Array(store.bins.centres.length);
    for (const branch of zoneBranches(zone, store.bins))
      density(branch, zone, store.bins, shares.get(zone) ?? 1).forEach(
        (rate, m) => (mean[m] = mean[m] + branch.weight * rate),
      );
    mean.forEach((rate, m) => {
      if (rate > 0)
        areas.forEach(
          (area, r) =>
            area > 0 &&
            addRing(add, {
              setting,
              scenario,
              magnitude: store.bins.centres[m],
              repiKm: store.distances.centresKm[r],
              rate: rate * area,
            }),
        );
    });
  }
}

function addRing(
  add: (scenario: Scenario, ratePerYear: number) => void,
  {
    setting,
    scenario,
    magnitude,
    repiKm,
    rate,
  }: {
    setting: ReturnType<typeof settingOf>;
    scenario: Scenario;
    magnitude: number;
    repiKm: number;
    rate: number;
  },
): void {
  forEachPointRupture(setting, magnitude, repiKm, scenario, (weight) =>
    add(scenario, rate * weight),
  );
}

/** The measure of PGA in a frame; -1 where the frame has none. */
export function pgaMeasure(store: KernelStore): number {
  return store.frame.measures.findIndex(({ periodS }) => periodS === PGA);
}
