import { CURVE_YEARS } from '../../ground/datasets/tectonics.ts';
import { referenceDamage } from '../referenceHouse.ts';
import { LOSS_RATES } from './lossTables.ts';
import { POINTS } from './shakingCurve.ts';

/** Steps in ln rate within each part of the curve. */
const STEPS = 12;

/**
 * The sum over the curve: rates are cut the same way everywhere, so that a place only brings its motions. Node j stands between points
 * `from[j]` and `from[j] + 1`, at `share[j]` of the way in the logarithms, for `weight[j]` events a year.
 */
const CUTS = cuts();

function cuts() {
  const rates = CURVE_YEARS.map((years) => 1 / years);
  const edges = [LOSS_RATES.most, ...rates, LOSS_RATES.least];
  const from: number[] = [];
  const share: number[] = [];
  const weight: number[] = [];
  for (let part = 0; part + 1 < edges.length; part++) {
    const [high, low] = [edges[part], edges[part + 1]];
    const point = Math.min(POINTS - 2, Math.max(0, part - 1));
    const [r0, r1] = [rates[point], rates[point + 1]];
    for (let k = 0; k < STEPS; k++) {
      const [upper, lower] = [k, k + 1].map((n) => high * (low / high) ** (n / STEPS));
      from.push(point);
      share.push(Math.log(Math.sqrt(upper * lower) / r0) / Math.log(r1 / r0));
      weight.push(upper - lower);
    }
  }
  const [before, last] = [rates[POINTS - 2], rates[POINTS - 1]];
  const beyond = (Math.log(LOSS_RATES.least) - Math.log(before)) / Math.log(last / before);
  return {
    from: Uint8Array.from([...from, POINTS - 2]),
    share: Float64Array.from([...share, beyond]),
    weight: Float64Array.from([...weight, LOSS_RATES.least]),
  };
}

/** Grid of the damage of the reference building, in ln of the motion: below its first node nothing breaks. */
const [LN_LEAST, LN_MOST, LN_STEP, PER_STEP] = [Math.log(0.01), Math.log(5), 0.02, 50];

let damage: Float64Array | undefined;

function damageGrid(): Float64Array {
  if (damage) return damage;
  const curve = referenceDamage('earthquake');
  damage = Float64Array.from({ length: Math.ceil((LN_MOST - LN_LEAST) / LN_STEP) + 1 }, (_u, i) =>
    curve.mean(Math.exp(LN_LEAST + i * LN_STEP)),
  );
  return damage;
}

/**
 * Expected yearly loss ratio of the reference building by shaking: -int D(x) d lambda(x) over the curve of the place's own motions. Makes no
 * objects: a place costs five motions and some eighty reads of a table.
 *
 * @param lnMotions  ln of the equivalent motions, g, by `CURVE_YEARS`
 * @param lnShift    added to all of them
 * @returns 1/yr
 */
export function shakingLoss(lnMotions: ArrayLike<number>, lnShift = 0): number {
  const grid = damageGrid();
  const last = grid.length - 1;
  const { from, share, weight } = CUTS;
  let sum = 0;
  for (let j = 0; j < from.length;) {
    // Nodes between the same two points stand in a row: where in the grid the first point lies, and how far from it the second.
    const i = from[j];
    const lowAt = (lnMotions[i] + lnShift - LN_LEAST) * PER_STEP;
    const riseAt = (lnMotions[i + 1] - lnMotions[i]) * PER_STEP;
    for (; j < from.length && from[j] === i; j++) {
      const at = lowAt + share[j] * riseAt;
      if (at <= 0) continue;
      const node = at < last ? at | 0 : last - 1;
      const d0 = grid[node];
      sum += weight[j] * (d0 + Math.min(1, at - node) * (grid[node + 1] - d0));
    }
  }
  return sum;
}
