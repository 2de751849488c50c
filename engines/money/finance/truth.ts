import type { TruthRow } from '../../truth.ts';
import { altmanZDoublePrime } from './altman.ts';
import { merton, type MertonSolution } from './merton.ts';

const HULL =
  'Hull, Options, Futures, and Other Derivatives, chapter "Credit risk", worked example of Merton\'s model: equity 3, volatility 80 %, debt 10, rate 5 %, one year';

/** The example of the textbook; its probability is the riskless one. */
function hull(read: keyof MertonSolution): number | undefined {
  return merton({
    equityValue: 3,
    equityVolatility: 0.8,
    debtFace: 10,
    riskFreeRate: 0.05,
    assetDrift: 0.05,
    horizonYears: 1,
  })?.[read];
}

export const truth: readonly TruthRow[] = [
  { model: hull, given: ['assetValue'], expected: 12.4, within: 0.01, from: HULL },
  { model: hull, given: ['assetVolatility'], expected: 0.2123, within: 0.0002, from: HULL },
  { model: hull, given: ['riskNeutralProbability'], expected: 0.127, within: 0.0005, from: HULL },
  {
    model: altmanZDoublePrime,
    given: [
      {
        workingCapital: 0,
        retainedEarnings: 0,
        ebit: 0,
        marketValueEquity: 0,
        bookValueEquity: 1,
        sales: 0,
        totalAssets: 2,
        totalLiabilities: 1,
      },
    ],
    expected: 1.05,
    within: 1e-12,
    from: 'Altman, Hartzell & Peck (1995): the coefficient of X4 alone, equity as large as the debt',
  },
];
