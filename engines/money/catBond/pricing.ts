import { MOST_LN_SIGMA } from '../../component.ts';
import { normalQuantile } from '../../ground/math/normal.ts';
import { largestOfYear, type YearLaw } from '../loss/aggregate.ts';
import type { LossEvent } from '../loss/eventTable.ts';
import { severityGrid } from '../loss/severityGrid.ts';
import { yearLayer, yearReaches } from '../loss/yearCurve.ts';
import { laneSpread, wangStudent } from './spreads.ts';
import { MULTIPLE } from './tables.ts';

/** What a layer loses in a year. */
export interface LayerYear {
  readonly attach: number;
  readonly exhaust: number;
  readonly expected: number;
}

/** The law of a year's largest event, and what the layer loses under it. */
export interface Priceable {
  readonly law: YearLaw;
  readonly layer: LayerYear;
}

const CELLS = 2048;
/** Losses are shares of the exposed value: the grid ends beyond all of it. */
const STEP = 1.2 / (CELLS - 1);

/** Law of a year's largest event, rates times a factor. */
export function largestLaw(events: readonly LossEvent[], factor: number): YearLaw {
  const severity = severityGrid(events, STEP, CELLS);
  return largestOfYear(factor === 1 ? severity : severity.map((rate) => rate * factor), STEP);
}

/** Probabilities and expected loss of a layer on the year's largest event. */
export function layerYear(law: YearLaw, from: number, to: number): LayerYear {
  const [attach, exhaust] = [yearReaches(law, from), yearReaches(law, to)];
  // A thin layer is a small difference of large sums: what they leave of it lies between its ends.
  const mean = yearLayer(law, from, to) / (to - from);
  return { attach, exhaust, expected: Math.min(attach, Math.max(exhaust, mean)) };
}

/** Price of a layer by Wang's transform: the mean over the layer of the transformed probability of reaching each loss. */
export function wangLayer(
  law: YearLaw,
  [from, to]: readonly [number, number],
  lambda: number,
  transform: (probability: number, lambda: number) => number = wangStudent,
): number {
  let sum = 0;
  for (let k = 0; k < PARTS; k++) {
    const p = yearReaches(law, from + ((k + 0.5) / PARTS) * (to - from));
    if (p > 1e-9) sum += transform(Math.min(1 - 1e-9, p), lambda);
  }
  return sum / PARTS;
}

const PARTS = 24;

/** Spread over expected loss in the market at an expected loss. */
export function marketMultiple(expected: number, bound: 'low' | 'high'): number {
  const scaled =
    MULTIPLE[bound] * (Math.max(1e-5, expected) / MULTIPLE.referenceLoss) ** MULTIPLE.power;
  return Math.min(MULTIPLE.most, Math.max(MULTIPLE.least, scaled));
}

/** Spread of Lane's formula for a layer. */
export function laneLayer({ attach, expected }: LayerYear): number {
  return attach > 0 ? laneSpread(attach, Math.min(1, expected / attach)) : 0;
}

/** Factors on all rates at the 10, 50 and 90 per cent points of a lognormal error of mean 1. */
export function rateFactors(lnSigma: number): { p10: number; p50: number; p90: number } {
  const sigma = Math.min(MOST_LN_SIGMA, lnSigma);
  const at = (p: number) => Math.exp(sigma * normalQuantile(p) - (sigma * sigma) / 2);
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}
