import { bivariateNormalTail } from './bivariateNormal.ts';
import { lnGamma } from './gamma.ts';
import { normalCdf, normalPdf, normalQuantile } from './normal.ts';

/** Step and ends of the trapezoidal rule over ln w, whose integrand dies out doubly fast above and exponentially below. */
const STEP = 0.1;
const MOST = 4;

/** Nodes of the mixing variable w of a Student law, chi-square over its degrees of freedom: sqrt(w) and weight. */
interface Mixture {
  readonly roots: Float64Array;
  readonly weights: Float64Array;
  /** Points that were looked for lately, by their tails: each event of a place is asked about with every other one. */
  readonly points: Map<number, number>;
}

const MOST_POINTS = 64;

const made = new Map<number, Mixture>();

function mixtureOf(dof: number): Mixture {
  const known = made.get(dof);
  if (known) return known;
  const half = dof / 2;
  const least = -80 / dof;
  const count = Math.ceil((MOST - least) / STEP) + 1;
  const roots = new Float64Array(count);
  const weights = new Float64Array(count);
  const lnNorm = half * Math.log(half) - lnGamma(half);
  for (let i = 0; i < count; i++) {
    const y = least + i * STEP;
    roots[i] = Math.exp(y / 2);
    weights[i] = STEP * Math.exp(lnNorm + half * y - half * Math.exp(y));
  }
  const mixture = { roots, weights, points: new Map<number, number>() };
  if (made.size < 100) made.set(dof, mixture);
  return mixture;
}

/** P(T > t) of Student's law as a mixture of normals. */
function studentTail(t: number, { roots, weights }: Mixture): number {
  let sum = 0;
  for (let i = 0; i < roots.length; i++) sum += weights[i] * normalCdf(-t * roots[i]);
  return sum;
}

/**
 * Value that a Student variable passes with a probability.
 *
 * @param tail  0 to 1, ends left out
 * @param dof   degrees of freedom, 1 or more
 */
export function studentUpperPoint(tail: number, dof: number): number {
  const mixture = mixtureOf(dof);
  const { points } = mixture;
  const known = points.get(tail);
  if (known !== undefined) return known;
  const found = upperPoint(tail, mixture);
  if (points.size >= MOST_POINTS) points.clear();
  points.set(tail, found);
  return found;
}

function upperPoint(tail: number, mixture: Mixture): number {
  let t = -normalQuantile(tail);
  for (let step = 0; step < 60; step++) {
    const { roots, weights } = mixture;
    let density = 0;
    for (let i = 0; i < roots.length; i++) {
      const root = roots[i];
      density += weights[i] * root * normalPdf(t * root);
    }
    const error = studentTail(t, mixture) - tail;
    // Newton on the logarithm of the tail, which is nearly straight far out.
    const change = (Math.log1p(error / tail) * (tail + error)) / density;
    t += change;
    if (Math.abs(change) < 1e-12 * Math.max(1, Math.abs(t))) break;
  }
  return t;
}

/**
 * P(U1 > 1 - p1 and U2 > 1 - p2) under a Student copula, as a mixture of normal ones.
 *
 * @param p1   probability of the first event, 0 to 1
 * @param rho  correlation parameter, -1 to 1
 * @param dof  degrees of freedom, 1 or more
 * @source Demarta & McNeil (2005), Int. Stat. Rev. 73, 111-129. doi:10.1111/j.1751-5823.2005.tb00254.x
 */
export function studentCopulaTail(p1: number, p2: number, rho: number, dof: number): number {
  if (p1 <= 0 || p2 <= 0) return 0;
  if (p1 >= 1 || p2 >= 1) return Math.min(p1, p2);
  const { roots, weights } = mixtureOf(dof);
  const h = studentUpperPoint(p1, dof);
  const k = studentUpperPoint(p2, dof);
  let sum = 0;
  for (let i = 0; i < roots.length; i++) {
    const root = roots[i];
    sum += weights[i] * bivariateNormalTail(h * root, k * root, rho);
  }
  return sum;
}

/** The same under a Gaussian copula, which has no dependence in the far tail. */
export function gaussianCopulaTail(p1: number, p2: number, rho: number): number {
  if (p1 <= 0 || p2 <= 0) return 0;
  if (p1 >= 1 || p2 >= 1) return Math.min(p1, p2);
  return bivariateNormalTail(-normalQuantile(p1), -normalQuantile(p2), rho);
}

/** Chance that one event happens given the other in the far tail of a Student copula: 2 t_{nu+1}(-sqrt((nu+1)(1-rho)/(1+rho))). */
export function tailDependence(rho: number, dof: number): number {
  if (rho <= -1) return 0;
  return 2 * studentTail(Math.sqrt(((dof + 1) * (1 - rho)) / (1 + rho)), mixtureOf(dof + 1));
}
