import type { TreeName } from './motionTree.ts';

/** One cell of a disaggregation; edges are the lower ones. */
export interface DisaggregationCell {
  readonly magnitude: number;
  readonly distanceKm: number;
  readonly epsilon: number;
  /** Share of the rate of exceedance, 0 to 1. */
  readonly share: number;
}

/** Width of the cells: magnitude, distance (km) and epsilon. */
export const CELLS = { magnitude: 0.2, distanceKm: 20, epsilon: 0.5 } as const;

/** The mean earthquake of a kind that shares its ground-motion models. */
export interface MeanScenario {
  readonly tree: TreeName;
  /** Share of the rate of exceedance, 0 to 1. */
  readonly share: number;
  readonly magnitude: number;
  readonly distanceKm: number;
}

/** Rates of exceedance by cell, source and kind, and sums for their means. */
export interface Tally {
  readonly cells: Map<string, DisaggregationCell & { rate: number }>;
  readonly sources: Map<string, { name: string; rate: number }>;
  readonly trees: Map<TreeName, { rate: number; magnitude: number; distanceKm: number }>;
  total: number;
  magnitude: number;
  distanceKm: number;
  epsilon: number;
}

/** Nothing counted yet. */
export function emptyTally(): Tally {
  return {
    cells: new Map(),
    sources: new Map(),
    trees: new Map(),
    total: 0,
    magnitude: 0,
    distanceKm: 0,
    epsilon: 0,
  };
}

/** Adds a rupture's rate of exceedance. */
export function count(
  tally: Tally,
  { id, name }: { readonly id: string; readonly name: string },
  tree: TreeName,
  found: { magnitude: number; distanceKm: number; epsilon: number; rate: number },
): void {
  const low = (value: number, width: number) => Math.floor(value / width + 1e-9) * width;
  const [magnitude, distanceKm, epsilon] = [
    low(found.magnitude, CELLS.magnitude),
    low(found.distanceKm, CELLS.distanceKm),
    low(found.epsilon, CELLS.epsilon),
  ];
  const key = `${magnitude.toFixed(1)} ${distanceKm} ${epsilon.toFixed(1)}`;
  const cell = tally.cells.get(key) ?? { magnitude, distanceKm, epsilon, share: 0, rate: 0 };
  cell.rate += found.rate;
  tally.cells.set(key, cell);
  const source = tally.sources.get(id) ?? { name, rate: 0 };
  source.rate += found.rate;
  tally.sources.set(id, source);
  const ofTree = tally.trees.get(tree) ?? { rate: 0, magnitude: 0, distanceKm: 0 };
  ofTree.rate += found.rate;
  ofTree.magnitude += found.rate * found.magnitude;
  ofTree.distanceKm += found.rate * found.distanceKm;
  tally.trees.set(tree, ofTree);
  tally.total += found.rate;
  tally.magnitude += found.rate * found.magnitude;
  tally.distanceKm += found.rate * found.distanceKm;
  tally.epsilon += found.rate * found.epsilon;
}

/** The mean earthquakes by kind. */
export function meanScenarios({ trees, total }: Tally): MeanScenario[] {
  return [...trees].map(([tree, { rate, magnitude, distanceKm }]) => ({
    tree,
    share: rate / total,
    magnitude: magnitude / rate,
    distanceKm: distanceKm / rate,
  }));
}
