import type { Evaluate } from '../groundMotion/model.ts';
import { tailTable, type Scatter, type TailTable } from './exceedance.ts';
import {
  evaluatorOf,
  motionTree,
  reachOfTree,
  type MotionTree,
  type TreeName,
} from './motionTree.ts';
import type { Measure } from './sourceCurves.ts';
import { WORLD_MODEL } from './tables.ts';
import {
  magnitudeBins,
  zoneKernels,
  type ZoneKernels,
  type MagnitudeBins,
  type SiteGround,
  type ZoneSetting,
} from './zoneMotions.ts';
import { rings, type Rings } from './zoneRings.ts';

/** The ground and the measures that hazard is computed for; everything that does not depend on where the site is. */
export interface HazardFrame {
  readonly ground: SiteGround;
  readonly measures: readonly Measure[];
  readonly scatter: Scatter;
}

/** Kernels of background seismicity and bound ground-motion models for one frame, made when first asked for. */
export interface KernelStore {
  readonly frame: HazardFrame;
  readonly tail: TailTable;
  readonly bins: MagnitudeBins;
  readonly distances: Rings;
  levelCount(measure: number): number;
  readonly tree: (name: TreeName) => MotionTree;
  /** Evaluators by measure and model. */
  evaluators(name: TreeName): readonly (readonly Evaluate[])[];
  /** Kernels by measure and model, with the rows of magnitude bins x rings that are marked; others may be zero. */
  kernels(
    name: TreeName,
    setting: ZoneSetting,
    used: Uint8Array,
  ): readonly (readonly Float64Array[])[];
}

/** POLICY: rings 3 km wide at the site, each 12 % wider than the last. */
const FIRST_RING_KM = 3;
const RING_GROWTH = 1.12;

/**
 * A store for one frame. It grows with the settings it meets (a few dozen in the whole world) and never with the sites.
 *
 * @throws for a measure that a model of the tree does not have; check periods against `periodRange` first
 */
export function kernelStore(frame: HazardFrame): KernelStore {
  const tail = tailTable(frame.scatter);
  const { bins, distances } = gridOfModel();
  const trees = new Map<TreeName, MotionTree>();
  const bound = new Map<TreeName, readonly (readonly Evaluate[])[]>();
  const made = new Map<string, ZoneKernels>();
  const tree = (name: TreeName) => remembered(trees, name, () => motionTree(name));
  const evaluators = (name: TreeName) =>
    remembered(bound, name, () =>
      frame.measures.map(({ periodS }) =>
        tree(name).branches.map(({ model }) =>
          boundTo(model.id, periodS, evaluatorOf(model, periodS)),
        ),
      ),
    );
  const kernels = (name: TreeName, setting: ZoneSetting, used: Uint8Array) => {
    const { top, mode, bottom } = setting.depthKm;
    const found = remembered(made, `${name} ${setting.kind} ${top} ${mode} ${bottom}`, () =>
      zoneKernels({
        setting,
        ground: frame.ground,
        bins,
        distances,
        tail,
        maxDistanceKm: reachOfTree(name),
        maxMagnitude: WORLD_MODEL.maxZoneMagnitude[setting.kind],
        levels: frame.measures.map(({ levels }) => levels),
        evaluators: evaluators(name),
      }),
    );
    found.fill(used);
    return found.kernels;
  };
  const levelCount = (i: number) => frame.measures[i]?.levels.ln.length ?? 0;
  return { frame, tail, bins, distances, tree, evaluators, kernels, levelCount };
}

/** Magnitudes and rings of distance that all kernels share. */
function gridOfModel(): { readonly bins: MagnitudeBins; readonly distances: Rings } {
  const { minMagnitude, maxMagnitude, binWidth, maxDistanceKm } = WORLD_MODEL;
  return {
    bins: magnitudeBins(minMagnitude, maxMagnitude, binWidth),
    distances: rings(FIRST_RING_KM, RING_GROWTH, Math.max(...Object.values(maxDistanceKm))),
  };
}

function remembered<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = make();
  known.set(key, value);
  return value;
}

function boundTo(id: string, periodS: number, evaluate: Evaluate | undefined): Evaluate {
  if (!evaluate) throw new RangeError(`${id} has no period ${periodS} s`);
  return evaluate;
}
