import type { TruthRow } from '../../truth.ts';
import { bankfullDepthM } from './handDepth.ts';
import {
  frequencyFactor,
  skewMeanSquareError,
  stationMoments,
  weightedSkew,
} from './logPearson.ts';
import { behindDefence } from './riverFlood.ts';

/** Annual peaks of Fishkill Creek at Beacon, New York, 1945 to 1968, cubic feet a second. */
const FISHKILL = [
  2290, 1470, 2220, 2970, 3020, 1210, 2490, 3170, 3220, 1760, 8800, 8280, 1310, 2500, 1960, 2140,
  4340, 3060, 1780, 1380, 980, 1040, 1580, 3630,
];
const fishkill = (name: 'mean' | 'sd' | 'skew') => stationMoments(FISHKILL)?.[name];

/** Numbers from bulletins and papers that the models must return. */
export const truth: readonly TruthRow[] = [
  {
    model: fishkill,
    given: ['mean'],
    expected: 3.3684,
    within: 5e-5,
    from: 'Bulletin 17B, appendix 12, example 1',
  },
  {
    model: fishkill,
    given: ['sd'],
    expected: 0.2456,
    within: 5e-5,
    from: 'Bulletin 17B, appendix 12, example 1',
  },
  {
    model: fishkill,
    given: ['skew'],
    expected: 0.73,
    within: 5e-4,
    from: 'Bulletin 17B, appendix 12, example 1',
  },
  {
    model: frequencyFactor,
    given: [0.7, 0.01],
    expected: 2.82359,
    within: 1e-5,
    from: 'Bulletin 17B, appendix 3, K for skew 0.7 and 1 %',
  },
  {
    model: frequencyFactor,
    given: [0, 0.01],
    expected: 2.32635,
    within: 1e-5,
    from: 'Bulletin 17B, appendix 3, K for skew 0 and 1 %',
  },
  {
    model: frequencyFactor,
    given: [-1, 0.01],
    expected: 1.58838,
    within: 1e-5,
    from: 'Bulletin 17B, appendix 3, K for skew -1 and 1 %',
  },
  {
    model: skewMeanSquareError,
    given: [0, 10_000],
    expected: 6e-4,
    within: 1e-6,
    from: 'Large-sample variance of the skew of a normal law, 6/n',
  },
  {
    model: weightedSkew,
    given: [0.73, 0.302, { skew: 0.6, meanSquareError: 0.302 }],
    expected: 0.665,
    within: 1e-9,
    from: 'Tasker (1978): equal errors weigh alike',
  },
  {
    model: behindDefence,
    given: [1, 99],
    expected: 0.01,
    within: 1e-12,
    from: 'A place under water every year behind a 99-year wall: one year in a hundred',
  },
  {
    model: bankfullDepthM,
    given: [1000],
    expected: 2.14,
    within: 0.01,
    from: 'Andreadis et al. (2013): d = 0.27 Q^0.30',
  },
];
