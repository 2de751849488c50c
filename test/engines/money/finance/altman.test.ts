import { describe, expect, it } from 'vitest';
import {
  altmanZ,
  altmanZDoublePrime,
  altmanZPrime,
  zoneOf,
  ZONES,
} from '../../../../engines/money/finance/altman.ts';

const NOTHING = {
  workingCapital: 0,
  retainedEarnings: 0,
  ebit: 0,
  marketValueEquity: 0,
  bookValueEquity: 0,
  sales: 0,
  totalAssets: 200,
  totalLiabilities: 80,
};
const FIGURES = [
  'workingCapital',
  'retainedEarnings',
  'ebit',
  'marketValueEquity',
  'bookValueEquity',
  'sales',
] as const;

/** What each figure adds to a score where it makes its ratio 1: equity over liabilities, the others over assets. */
const weightsOf = (score: (inputs: typeof NOTHING) => number | undefined) =>
  FIGURES.map((name) => score({ ...NOTHING, [name]: name.endsWith('Equity') ? 80 : 200 }));

describe('Altman’s scores', () => {
  // Weights of working capital, retained earnings, earnings before interest and tax, market and book equity, sales as published in 1968, 1983 and 1995.
  it.each([
    ['Z', altmanZ, [1.2, 1.4, 3.3, 0.6, 0, 1]],
    ['Z′', altmanZPrime, [0.717, 0.847, 3.107, 0, 0.42, 0.998]],
    ['Z″', altmanZDoublePrime, [6.56, 3.26, 6.72, 0, 1.05, 0]],
  ])('%s weighs each ratio as published', (_name, score, weights) => {
    expect(weightsOf(score)).toEqual(weights.map((weight) => expect.closeTo(weight, 12)));
    expect(score({ ...NOTHING, totalAssets: 0 })).toBeUndefined();
    expect(score({ ...NOTHING, totalLiabilities: 0 })).toBeUndefined();
  });

  it('are grey from 1.81 to 2.99, 1.23 to 2.9 and 1.1 to 2.6, the limits themselves included', () => {
    expect([1.8, 1.81, 2.99, 3].map((z) => zoneOf(z, ZONES.z))).toEqual([
      'distress',
      'grey',
      'grey',
      'safe',
    ]);
    expect([ZONES.zPrime, ZONES.zDoublePrime]).toEqual([
      [1.23, 2.9],
      [1.1, 2.6],
    ]);
  });
});
