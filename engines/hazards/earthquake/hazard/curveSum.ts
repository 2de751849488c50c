import {
  addByKernel,
  addModelByKernel,
  kernelHolds,
  RUPTURE_COLUMNS,
} from '../curveKernel/kernelSum.ts';
import { CURVE_MOST } from '../curveKernel/layout.ts';
import { addPlainly } from '../curveKernel/plainSum.ts';
import { byMechanism } from '../groundMotion/mechanism.ts';
import type { Evaluate, Motion, Scenario, VectorForm } from '../groundMotion/model.ts';
import type { TailTable } from './exceedance.ts';
import type { Levels } from './hazardCurve.ts';

/** A hazard curve being summed. Rates of levels surely exceeded are kept as steps and summed once at the end; ruptures wait until there are many. */
export interface CurveSum {
  readonly levels: Levels;
  readonly sums: Float64Array;
  readonly steps: Float64Array;
  readonly queue: RuptureQueue;
}

/** Ruptures that wait to be added, all for one table and of one kind: with their motions, or for a model to work them out. */
interface RuptureQueue {
  /** Columns as the kernel has them: yearly rates, ln of the medians and log standard deviations. */
  readonly motions: Float64Array;
  /** Magnitudes, distances, two terms of style and, the first column of motions too, yearly rates. */
  readonly ruptures: Float64Array;
  held: number;
  tail: TailTable | undefined;
  /** The numbers of the model that is to work the motions out. */
  model: Float64Array | undefined;
}
const QUEUE_LENGTH = CURVE_MOST.ruptures;
const RATE_COLUMN = RUPTURE_COLUMNS - 1;

/** An empty sum over the levels. */
export function curveSum(levels: Levels): CurveSum {
  const numbers = new Float64Array((RUPTURE_COLUMNS + 2) * QUEUE_LENGTH);
  return {
    levels,
    sums: new Float64Array(levels.ln.length),
    steps: new Float64Array(levels.ln.length + 1),
    queue: {
      motions: numbers.subarray(RATE_COLUMN * QUEUE_LENGTH),
      ruptures: numbers.subarray(0, RUPTURE_COLUMNS * QUEUE_LENGTH),
      held: 0,
      tail: undefined,
      model: undefined,
    },
  };
}

/** Empties a sum for its next use. */
export function clear(sum: CurveSum): void {
  sum.queue.held = 0;
  sum.sums.fill(0);
  sum.steps.fill(0);
}

/** Log standard deviations that ruptures wait with; others, which no model has, are added one by one. */
const QUEUED_SIGMA = { above: 1e-3, below: 1e3 } as const;

/**
 * Adds a rupture: rate x P(motion > level) at every level.
 *
 * Only levels within the table's range of epsilon are looked up; those below are exceeded for sure. A level equal to the
 * median is not exceeded without scatter. A median that is not a number adds nothing.
 *
 * @param motion  ln of the median and log standard deviation (ignored where the table has no scatter)
 */
export function addRupture(
  sum: CurveSum,
  tail: TailTable,
  lnMedian: number,
  sigma: number,
  ratePerYear: number,
): void {
  const { queue } = sum;
  if (queue.held > 0 && (queue.tail !== tail || queue.model)) addWaiting(sum);
  if (!(
    sigma > QUEUED_SIGMA.above &&
    sigma < QUEUED_SIGMA.below &&
    Math.abs(lnMedian) < Infinity
  )) {
    addWaiting(sum);
    addPlainly(sum, tail, { lnMedian, sigma, ratePerYear });
    return;
  }
  const { motions, held } = queue;
  motions[held] = ratePerYear;
  motions[held + QUEUE_LENGTH] = lnMedian;
  motions[held + 2 * QUEUE_LENGTH] = sigma;
  queue.tail = tail;
  queue.model = undefined;
  queue.held = held + 1;
  if (held + 1 === QUEUE_LENGTH) addWaiting(sum);
}

/** Ruptures on the Earth, for which no exponential of a model is out of range. */
const QUEUED_RUPTURE = { magnitude: 10, rjbKm: 20_100 } as const;
const motion: Motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };

/**
 * Adds the rupture of a scenario with the motion that a model gives it, by the kernel where model and curve have a form for it.
 *
 * The kernel's medians and standard deviations are those of `evaluate` within some units in the last place.
 */
export function addScenario(
  sum: CurveSum,
  tail: TailTable,
  evaluate: Evaluate,
  scenario: Scenario,
  ratePerYear: number,
): void {
  const { byVectors } = evaluate;
  const { magnitude, rjbKm } = scenario;
  if (
    byVectors &&
    magnitude >= 0 &&
    magnitude <= QUEUED_RUPTURE.magnitude &&
    rjbKm >= 0 &&
    rjbKm <= QUEUED_RUPTURE.rjbKm &&
    kernelHolds(sum.levels, tail)
  ) {
    letWait(sum, tail, byVectors, scenario, ratePerYear);
    return;
  }
  evaluate(scenario, motion);
  addRupture(sum, tail, motion.lnMedian, motion.sigma, ratePerYear);
}

function letWait(
  sum: CurveSum,
  tail: TailTable,
  { numbersOn, style, stylePga }: VectorForm,
  scenario: Scenario,
  ratePerYear: number,
): void {
  const { queue } = sum;
  const model = numbersOn(scenario);
  if (queue.held > 0 && (queue.tail !== tail || queue.model !== model)) addWaiting(sum);
  const { ruptures, held } = queue;
  ruptures[held] = scenario.magnitude;
  ruptures[held + QUEUE_LENGTH] = scenario.rjbKm;
  ruptures[held + 2 * QUEUE_LENGTH] = byMechanism(scenario.rakeDeg, style);
  ruptures[held + 3 * QUEUE_LENGTH] = byMechanism(scenario.rakeDeg, stylePga);
  ruptures[held + RATE_COLUMN * QUEUE_LENGTH] = ratePerYear;
  queue.tail = tail;
  queue.model = model;
  queue.held = held + 1;
  if (held + 1 === QUEUE_LENGTH) addWaiting(sum);
}

/** Adds the ruptures that wait. */
function addWaiting(sum: CurveSum): void {
  const { held, motions, ruptures, tail, model } = sum.queue;
  sum.queue.held = 0;
  if (held === 0 || !tail) return;
  if (model) addModelByKernel(sum, tail, model, ruptures, held);
  else if (kernelHolds(sum.levels, tail)) addByKernel(sum, tail, motions, held);
  else
    for (let i = 0; i < held; i++)
      addPlainly(sum, tail, {
        ratePerYear: motions[i],
        lnMedian: motions[i + QUEUE_LENGTH],
        sigma: motions[i + 2 * QUEUE_LENGTH],
      });
}

/** The yearly rates of exceedance at each level, the steps included. */
export function ratesOf(sum: CurveSum): Float64Array {
  addWaiting(sum);
  const rates = sum.sums.slice();
  let certain = 0;
  for (let k = rates.length - 1; k >= 0; k--) {
    certain += sum.steps[k + 1];
    rates[k] = rates[k] + certain;
  }
  return rates;
}
