import { addScenario, clear, curveSum, type CurveSum, ratesOf } from './curveSum.ts';
import { forEachFaultRupture, type FaultSeismicity } from './faultRuptures.ts';
import type { KernelStore } from './kernelStore.ts';
import { reachOfTree, type TreeName } from './motionTree.ts';
import type { SurfaceView } from './surfaceView.ts';
import { onGround } from './zoneMotions.ts';

/** Sums by measure and model, emptied and used again by one source after the other. */
const scratch = new WeakMap<KernelStore, Map<TreeName, CurveSum[][]>>();

function emptySums(tree: TreeName, store: KernelStore): CurveSum[][] {
  const byTree = scratch.get(store) ?? new Map<TreeName, CurveSum[][]>();
  scratch.set(store, byTree);
  const known = byTree.get(tree);
  if (known) {
    for (const models of known) for (const sum of models) clear(sum);
    return known;
  }
  const made = store.frame.measures.map(({ levels }) =>
    store.tree(tree).branches.map(() => curveSum(levels)),
  );
  byTree.set(tree, made);
  return made;
}

/** Rates of exceedance of a fault's earthquakes by measure and model. */
export function faultRates(
  view: SurfaceView,
  seismicity: FaultSeismicity,
  tree: TreeName,
  store: KernelStore,
): Float64Array[][] {
  const scenario = onGround(store.frame.ground);
  const sums = emptySums(tree, store);
  const evaluators = store.evaluators(tree);
  const reach = reachOfTree(tree);
  forEachFaultRupture(view, seismicity, scenario, (rate) => {
    if (scenario.rrupKm > reach) return;
    for (let i = 0; i < sums.length; i++) {
      const models = evaluators[i];
      const targets = sums[i];
      for (let g = 0; g < models.length; g++) {
        const evaluate = models[g];
        const sum = targets[g];
        if (evaluate && sum) addScenario(sum, store.tail, evaluate, scenario, rate);
      }
    }
  });
  return sums.map((models) => models.map(ratesOf));
}
