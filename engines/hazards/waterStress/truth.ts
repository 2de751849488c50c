import type { TruthRow } from '../../truth.ts';
import { indicatorScore, ratioOfScore } from './indicatorScore.ts';

/** Bounds of the categories as the technical note prints them. */
export const truth: readonly TruthRow[] = [
  {
    model: indicatorScore,
    given: ['bws', 0.4],
    expected: 3,
    within: 1e-9,
    from: 'Kuzma et al. (2023), table of baseline water stress: 40 % begins High (3)',
  },
  {
    model: indicatorScore,
    given: ['bws', 0.8],
    expected: 4,
    within: 1e-9,
    from: 'Kuzma et al. (2023): 80 % begins Extremely High (4)',
  },
  {
    model: indicatorScore,
    given: ['bwd', 0.25],
    expected: 2,
    within: 1e-9,
    from: 'Kuzma et al. (2023), baseline water depletion: 25 % begins category 2',
  },
  {
    model: indicatorScore,
    given: ['iav', 0.75],
    expected: 3,
    within: 1e-9,
    from: 'Kuzma et al. (2023), interannual variability: 0.75 begins High',
  },
  {
    model: indicatorScore,
    given: ['gtd', 4],
    expected: 3,
    within: 1e-9,
    from: 'Kuzma et al. (2023), groundwater table decline: 4 cm/yr begins High',
  },
  {
    model: ratioOfScore,
    given: [2],
    expected: 0.2,
    within: 1e-12,
    from: 'Kuzma et al. (2023): score 2 stands at 20 %',
  },
];
