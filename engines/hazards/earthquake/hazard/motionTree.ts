import { CMPS2_PER_G } from '../../../ground/math/units.ts';
import { groundMotionModels } from '../groundMotion/models.ts';
import { PGV, type GroundMotionModel } from '../groundMotion/model.ts';
import type { QuakeKinds, Regime, ZoneSource } from '../../../ground/datasets/tectonics.ts';
import { MODEL_HOME, MOTION_TREES, REGION_LN_SIGMA } from './tables.ts';
import type { Evaluate } from './zoneMotions.ts';

/** Sources that share their ground-motion models. */
export type TreeName = keyof typeof MOTION_TREES;

/** One ground-motion model of a tree with its weight. */
export interface MotionBranch {
  readonly model: GroundMotionModel;
  readonly weight: number;
}

/** The models that speak for a kind of earthquake, and how far their common centre may be off. */
export interface MotionTree {
  readonly branches: readonly MotionBranch[];
  /** Log standard deviation of the branches' common centre, beyond their own spread. */
  readonly centreLnSigma: number;
}

/** The tree of a tectonic regime wherever it lies: volcanic and oceanic crust shake by the models of active crust. */
export function treeOf(regime: Regime): TreeName {
  switch (regime) {
    case 'stable':
      return 'stable';
    case 'subduction_interface':
      return 'interface';
    case 'subduction_slab':
      return 'slab';
    default:
      return 'active';
  }
}

/** The tree of a zone: that of its regime, or of the stable crust of Europe off the craton, or of the interface of Central America. */
export function treeOfZone({ regime, motions }: Pick<ZoneSource, 'regime' | 'motions'>): TreeName {
  const tree = treeOf(regime);
  if (tree === 'stable' && motions === 'europe') return 'stableEurope';
  return tree === 'interface' ? interfaceTree(motions) : tree;
}

/** The tree of a plate interface, by whose earthquakes shake like its own. */
export const interfaceTree = (motions: ZoneSource['motions']): TreeName =>
  motions === 'central_america' ? 'interfaceCentralAmerica' : 'interface';

/** The kind of earthquake that a tree speaks for, wherever it lies. */
export const kindOfTree = (tree: TreeName): keyof QuakeKinds =>
  tree === 'interfaceCentralAmerica' ? 'interface' : tree;

/** Whether a tree speaks for crust, stable or active. */
export function isCrustal(tree: TreeName): boolean {
  return tree === 'active' || tree === 'stable' || tree === 'stableEurope';
}

/** The models of a tree. @throws where the table names a model that the product does not have */
export function motionTree(name: TreeName): MotionTree {
  const { branches, centreLnSigma } = MOTION_TREES[name];
  return {
    centreLnSigma,
    branches: branches.map(({ id, weight }) => ({ weight, model: modelNamed(id) })),
  };
}

/** Log standard deviation of a place's motions about the tree's models: 0 where they are at home. */
export function regionLnSigma(
  name: TreeName,
  { lat, lon }: { readonly lat: number; readonly lon: number },
): number {
  const { southDeg, westDeg, northDeg, eastDeg } = MODEL_HOME;
  const isHome = lat >= southDeg && lat <= northDeg && lon >= westDeg && lon <= eastDeg;
  return isHome ? 0 : REGION_LN_SIGMA[name];
}

function modelNamed(id: string): GroundMotionModel {
  const model = groundMotionModels.find((candidate) => candidate.id === id);
  if (!model) throw new Error(`no ground-motion model is called ${id}`);
  return model;
}

/** PGV in cm/s over SA(0.5 s) in g: SA in cm/s2 divided by 20. @source Bommer & Alarcon (2006), J. Earthq. Eng. 10(1), 1-31, eq. 3 */
const LN_PGV_OVER_SA = Math.log(CMPS2_PER_G / 20);
const PGV_PERIOD_S = 0.5;

/**
 * A model's evaluator for a period; PGV by SA(0.5 s) / 20 where the model has none of its own.
 *
 * @returns undefined for a period outside the model
 */
export function evaluatorOf(model: GroundMotionModel, periodS: number): Evaluate | undefined {
  const own = model.at(periodS);
  if (own || periodS !== PGV) return own;
  const spectral = model.at(PGV_PERIOD_S);
  if (!spectral) return undefined;
  return (scenario, out) => {
    spectral(scenario, out);
    out.lnMedian += LN_PGV_OVER_SA;
  };
}
