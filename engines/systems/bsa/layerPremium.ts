import { normalCdf, normalQuantile } from '../../ground/math/normal.ts';
import type { LossEvent } from './lossEvents.ts';

/** A layer: what is paid above the attachment, up to the limit; a limit of Infinity is none. */
export interface Layer {
  readonly attachmentUsd: number;
  readonly limitUsd: number;
}

/** What the insurer asks for risk and cost. */
export interface Loading {
  /** Distortion of Wang's transform, 0 or more. */
  readonly wangLambda: number;
  /** Share of the standard deviation, 0 or more. */
  readonly sigmaLoad: number;
  /** Expenses over premium, 0 to below 1. */
  readonly expenseRatio: number;
}

/** Loss of the layer by an event. */
function layerLoss({ attachmentUsd, limitUsd }: Layer, lossUsd: number): number {
  return Math.min(limitUsd, Math.max(0, lossUsd - attachmentUsd));
}

/** A weighted list of events: one branch. */
export interface Branch {
  readonly weight: number;
  readonly events: readonly LossEvent[];
}

/** Expected yearly loss of a layer. */
export function purePremium(events: readonly LossEvent[], layer: Layer): number {
  return events.reduce(
    (sum, { ratePerYear, lossUsd }) => sum + ratePerYear * layerLoss(layer, lossUsd),
    0,
  );
}

/** Standard deviation of the yearly loss of a layer: compound Poisson. */
export function lossSigma(events: readonly LossEvent[], layer: Layer): number {
  return Math.sqrt(
    events.reduce(
      (sum, { ratePerYear, lossUsd }) => sum + ratePerYear * layerLoss(layer, lossUsd) ** 2,
      0,
    ),
  );
}

/** A step of the exceedance curve: the probability that the largest loss of a year reaches the loss. */
export interface ExceedanceStep {
  readonly lossUsd: number;
  readonly probability: number;
}

/**
 * Exceedance curve of the layer over all branches, losses rising: occurrence basis, the branches' probabilities weighted.
 *
 * @source Grossi & Kunreuther (2005), Catastrophe modeling, chapter 2. doi:10.1007/b100669
 */
export function exceedanceCurve(branches: readonly Branch[], layer: Layer): ExceedanceStep[] {
  const rates = new Map<number, Float64Array>();
  branches.forEach(({ events }, branch) => {
    for (const { ratePerYear, lossUsd } of events) {
      const loss = layerLoss(layer, lossUsd);
      if (loss <= 0) continue;
      const row = rates.get(loss) ?? new Float64Array(branches.length);
      row[branch] = row[branch] + ratePerYear;
      rates.set(loss, row);
    }
  });
  const above = new Float64Array(branches.length);
  const falling = [...rates].toSorted(([a], [b]) => b - a);
  const curve = falling.map(([lossUsd, row]) => {
    row.forEach((rate, branch) => (above[branch] = above[branch] + rate));
    const probability = branches.reduce(
      (sum, { weight }, branch) => sum + weight * -Math.expm1(-above[branch]),
      0,
    );
    return { lossUsd, probability };
  });
  return curve.toReversed();
}

/**
 * Mean of the yearly largest loss under Wang's transform: the integral of Phi(Phi^-1(S(x)) + lambda) over the exceedance curve.
 *
 * @param lambda  0 gives the mean itself
 * @source Wang (2000), J. Risk Insur. 67(1), 15-36. doi:10.2307/253675
 */
export function wangMean(curve: readonly ExceedanceStep[], lambda: number): number {
  let [sum, below] = [0, 0];
  for (const { lossUsd, probability } of curve) {
    if (probability > 0) sum += (lossUsd - below) * normalCdf(normalQuantile(probability) + lambda);
    below = lossUsd;
  }
  return sum;
}

/** Largest loss that comes at least once in so many years on average; 0 where none does. */
export function lossAtReturnPeriod(curve: readonly ExceedanceStep[], years: number): number {
  return curve.findLast(({ probability }) => probability >= 1 / years)?.lossUsd ?? 0;
}
