import type { TruthRow } from '../../truth.ts';
import { autoregression, type AutoregressionFit } from './autoregression.ts';

/** Luteinizing hormone in blood at 10 min intervals, 48 samples: Diggle (1990), Time Series: A Biostatistical Introduction, table A.1. */
const LH = [
  2.4, 2.4, 2.4, 2.2, 2.1, 1.5, 2.3, 2.3, 2.5, 2, 1.9, 1.7, 2.2, 1.8, 3.2, 3.2, 2.7, 2.2, 2.2, 1.9,
  1.9, 1.8, 2.7, 3, 2.3, 2, 2, 2.9, 2.9, 2.7, 2.7, 2.3, 2.6, 2.4, 1.8, 1.7, 1.5, 1.4, 2.1, 3.3, 3.5,
  3.5, 3.1, 2.6, 2.1, 3.4, 3, 2.9,
];
const FROM =
  'R manual, stats::arima, example arima(lh, order = c(1,0,0)): ar1 0.5739, intercept 2.4133, sigma^2 0.1975';

function ofHormone(read: Exclude<keyof AutoregressionFit, 'forecast'>): number | undefined {
  return autoregression(LH)?.[read];
}

export const truth: readonly TruthRow[] = [
  { model: ofHormone, given: ['phi'], expected: 0.5739, within: 0.0001, from: FROM },
  { model: ofHormone, given: ['mean'], expected: 2.4133, within: 0.0001, from: FROM },
  { model: ofHormone, given: ['innovationVariance'], expected: 0.1975, within: 0.0001, from: FROM },
];
