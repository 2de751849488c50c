import type { TruthRow } from '../../truth.ts';
import { compositeOf } from './compositeOf.ts';
import { GEOHAZARDS, PER_DEGREE, PRESSURES, WARMING_C, WEIGHTS } from './tables/parameters.ts';

const times = (name: keyof typeof PER_DEGREE, degrees: number) =>
  Math.exp(PER_DEGREE[name] * degrees);
const warming2055 = (scenario: keyof typeof WARMING_C) => WARMING_C[scenario][30][0];
const evenScore = (score: number) => {
  const part = { value: 1, p10: 1, p90: 1, score, scoreP10: score, scoreP90: score };
  return compositeOf(
    Object.fromEntries(PRESSURES.map((name) => [name, part])) as never,
    Object.fromEntries(
      GEOHAZARDS.map((name) => [name, { score, p10: score, p90: score }]),
    ) as never,
    WEIGHTS.stated,
  )?.score;
};

export const truth: readonly TruthRow[] = [
  {
    model: times,
    given: ['drought', 2.5],
    expected: 4.1 / 1.7,
    within: 0.4,
    from: 'IPCC AR6 WG1, SPM.6: agricultural drought 1.7 times as frequent at 1.5 °C, 4.1 times at 4 °C',
  },
  {
    model: times,
    given: ['rain', 2.5],
    expected: 2.7 / 1.5,
    within: 0.15,
    from: 'IPCC AR6 WG1, SPM.6: 10-year day of rain 1.5 times as frequent at 1.5 °C, 2.7 times at 4 °C',
  },
  {
    model: times,
    given: ['hurricane', 2],
    expected: 1.13,
    within: 0.06,
    from: 'Knutson et al. (2020), doi:10.1175/BAMS-D-18-0194.1: share of categories 4 and 5 up 13 % at 2 °C',
  },
  {
    model: warming2055,
    given: ['SSP5-8.5'],
    expected: 1.3,
    within: 0.25,
    from: 'IPCC AR6 WG1, table SPM.1: 2.4 °C in 2041-60 against about 1.3 °C in 2025, read on to 2055',
  },
  {
    model: evenScore,
    given: [30],
    expected: 30,
    within: 1e-9,
    from: 'power mean of equal values is that value (Hardy, Littlewood & Polya 1934, 2.9)',
  },
];
