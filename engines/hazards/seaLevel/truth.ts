import type { TruthRow } from '../../truth.ts';
import { globalMeanRise, realisedRiseM } from './globalMeanRise.ts';
import type { Scenario } from './tables.ts';

const median = (scenario: Scenario, year: number) => globalMeanRise(scenario, year)?.medianM;
const high = (scenario: Scenario, year: number) => globalMeanRise(scenario, year)?.highM;

export const truth: readonly TruthRow[] = [
  {
    model: median,
    given: ['SSP2-4.5', 2050],
    expected: 0.2,
    within: 0.005,
    from: 'IPCC AR6 SPM B.5.3',
  },
  {
    model: median,
    given: ['SSP5-8.5', 2100],
    expected: 0.77,
    within: 0.005,
    from: 'IPCC AR6 SPM B.5.3',
  },
  {
    model: high,
    given: ['SSP5-8.5', 2100],
    expected: 1.01,
    within: 0.005,
    from: 'IPCC AR6 SPM B.5.3',
  },
  {
    model: realisedRiseM,
    given: [2018],
    expected: 0.048,
    within: 0.005,
    from: 'IPCC AR6 Table 9.5: 3.7 mm/yr from 2006 to 2018',
  },
];
