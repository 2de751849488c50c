import { gammaP } from '../../ground/math/gamma.ts';
import { populationStability, psiBand, type PsiBand } from './populationStability.ts';

/** How far two samples of one quantity lie apart. */
export interface DistributionShift {
  /** Population stability index over the classes, 0 upwards. */
  readonly psi: number;
  readonly band: PsiBand;
  /** Chance of an index at least as high between two samples of one distribution, 0 to 1. */
  readonly chance: number;
}

/** POLICY: the most classes, and how many values of both samples together one must hold. */
const MOST_CLASSES = 10;
const LEAST_IN_CLASS = 10;

/**
 * Population stability index of two samples, in classes of equal share of both together, with the chance of its height: between samples
 * of one distribution PSI / (1/n + 1/m) is distributed as chi-square with one degree of freedom fewer than there are classes. The usual
 * bands alone call every second pair of thirty values a major shift.
 *
 * Half a count is added to each class, so that none is empty; equal values fall into one class.
 *
 * @param reference  values of the older sample; @param recent values of the newer one
 * @returns undefined where all values are equal or too few for two classes
 * @source Yurdakul & Naranjo (2020), Statistical properties of the population stability index, J. Risk Model Valid. 14(4), 89-100
 */
export function distributionShift(
  reference: readonly number[],
  recent: readonly number[],
): DistributionShift | undefined {
  const edges = edgesOf([...reference, ...recent]);
  if (edges.length === 0) return undefined;
  const psi = populationStability(shares(reference, edges), shares(recent, edges));
  if (psi === undefined) return undefined;
  const scale = 1 / reference.length + 1 / recent.length;
  return { psi, band: psiBand(psi), chance: 1 - gammaP(edges.length / 2, psi / scale / 2) };
}

/** Inner edges of the classes, ascending and apart; a value equal to an edge lies above it. */
function edgesOf(values: readonly number[]): number[] {
  const ordered = values.toSorted((a, b) => a - b);
  const classes = Math.min(MOST_CLASSES, Math.floor(ordered.length / LEAST_IN_CLASS));
  const edges = new Set<number>();
  for (let i = 1; i < classes; i++) {
    const edge = ordered[Math.floor((i * ordered.length) / classes)];
    if (edge > ordered[0]) edges.add(edge);
  }
  return [...edges];
}

function shares(sample: readonly number[], edges: readonly number[]): number[] {
  const counts = new Float64Array(edges.length + 1).fill(0.5);
  for (const value of sample) counts[edges.filter((edge) => value >= edge).length] += 1;
  const total = sample.length + counts.length / 2;
  return Array.from(counts, (count) => count / total);
}
