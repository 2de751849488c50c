import { CMPS2_PER_G } from '../../../ground/math/units.ts';
import { groundMotionModels } from '../groundMotion/models.ts';
import { PGV, type Evaluate, type GroundMotionModel } from '../groundMotion/model.ts';
import {
  subductionRegion,
  type SubductionRegion,
} from '../../../ground/datasets/subductionRegions.ts';
import type { FaultSource, Regime, ZoneSource } from '../../../ground/datasets/tectonics.ts';
import { PARKER20_REGIONS } from '../groundMotion/parker20Regions.ts';
import {
  MODEL_HOME,
  MOTION_TREES,
  REGIONAL_SHARE,
  REGION_LN_SIGMA,
  WORLD_MODEL,
} from './tables.ts';

/** Kinds of earthquake, whose models hold where no region has its own. */
export type TreeKind = keyof typeof MOTION_TREES;

/** Every kind of earthquake. */
export const TREE_KINDS = [
  'active',
  'stable',
  'stableEurope',
  'interface',
  'slab',
] as const satisfies readonly TreeKind[];

/** Sources that share their ground-motion models: a kind of earthquake, or the interface or slab of a region. */
export type TreeName = TreeKind | `${'interface' | 'slab'} ${SubductionRegion}`;

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
export function treeOf(regime: Regime): TreeKind {
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

/** The tree of a zone: that of its regime, or of the stable crust of Europe off the craton, or of its subduction zone. */
export function treeOfZone({ regime, motions }: Pick<ZoneSource, 'regime' | 'motions'>): TreeName {
  const tree = treeOf(regime);
  if (motions === undefined) return tree;
  if (motions === 'europe') return tree === 'stable' ? 'stableEurope' : tree;
  return tree === 'interface' || tree === 'slab' ? `${tree} ${motions}` : tree;
}

/** The tree of a plate interface, by whose earthquakes shake like its own. */
export const interfaceTree = (motions: FaultSource['motions']): TreeName =>
  motions === undefined ? 'interface' : `interface ${motions}`;

/** The kind of earthquake that a tree speaks for, and the region where it is one's own. */
function partsOf(tree: TreeName): { kind: TreeKind; region?: SubductionRegion } {
  const known = PARTS.get(tree);
  if (!known) throw new Error(`no tree is called ${tree}`);
  return known;
}

const PARTS: ReadonlyMap<TreeName, { kind: TreeKind; region?: SubductionRegion }> = new Map([
  ...TREE_KINDS.map((kind) => [kind, { kind }] as const),
  ...subductionRegion.options.flatMap((region) =>
    (['interface', 'slab'] as const).map(
      (kind) => [`${kind} ${region}`, { kind, region }] as const,
    ),
  ),
]);

/** The kind of earthquake that a tree speaks for, wherever it lies. */
export const kindOfTree = (tree: TreeName): TreeKind => partsOf(tree).kind;

/** The subduction zone whose own models a tree holds. */
export const regionOfTree = (tree: TreeName): SubductionRegion | undefined => partsOf(tree).region;

/** Distance beyond which a source is left out, km. */
export const reachOfTree = (tree: TreeName): number => WORLD_MODEL.maxDistanceKm[kindOfTree(tree)];

/** Whether a tree speaks for crust, stable or active. */
export function isCrustal(tree: TreeName): boolean {
  const kind = kindOfTree(tree);
  return kind !== 'interface' && kind !== 'slab';
}

/** The models of a tree. @throws where the table names a model that the product does not have */
export function motionTree(name: TreeName): MotionTree {
  const { kind, region } = partsOf(name);
  const { branches, centreLnSigma } = MOTION_TREES[kind];
  const own = branches.map(({ id, weight }) => ({ weight, model: modelNamed(id) }));
  return { centreLnSigma, branches: region ? regional(own, kind, region) : own };
}

/** The branches of a region: its own model with most of the weight, the world's with what is left. */
function regional(
  branches: readonly MotionBranch[],
  kind: TreeKind,
  region: SubductionRegion,
): readonly MotionBranch[] {
  const own = modelNamed(`Parker20 (${kind}, ${PARKER20_REGIONS[region].name})`);
  const left = 1 - REGIONAL_SHARE.weight;
  return [
    { model: own, weight: REGIONAL_SHARE.weight },
    ...branches.map(({ model, weight }) => ({ model, weight: weight * left })),
  ];
}

/** Log standard deviation of a place's motions about the tree's models: 0 where they are at home. */
export function regionLnSigma(
  name: TreeName,
  { lat, lon }: { readonly lat: number; readonly lon: number },
): number {
  const { southDeg, westDeg, northDeg, eastDeg } = MODEL_HOME;
  const isHome = lat >= southDeg && lat <= northDeg && lon >= westDeg && lon <= eastDeg;
  if (isHome) return 0;
  const { kind, region } = partsOf(name);
  return REGION_LN_SIGMA[kind] * (region ? REGIONAL_SHARE.lnSigma : 1);
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
