import type { TruthRow } from '../../../truth.ts';
import { conditionalProbability, groundFailureProbability, lateralSpreadM } from './hazus.ts';
import { magnitudeWeight, zhu15Probability } from './zhu15.ts';
import { arealExtentPct, zhu17Coastal, zhu17General } from './zhu17.ts';

const SEP =
  'test figures of OpenQuake engine, openquake/sep/tests/test_sep_suite_2.py, sites in Cali';

/** First site in Cali: soft ground near a river, M 7.5. */
const cali = {
  magnitude: 7.5,
  pgaG: 0.29624916,
  pgvCmps: 10,
  vs30Mps: 270,
  precipitationMm: 170,
  waterDistanceKm: 0.361944848,
  waterTableM: 0.3,
  coastDistanceKm: 73,
  riverDistanceKm: 0.361944848,
  topographicIndex: 14.715947,
  susceptibility: 'high',
} as const;

const extentGeneral = (probability: number) => arealExtentPct(probability, 'general');

/** Liquefaction models against another program and the Hazus manual. */
export const truth: readonly TruthRow[] = [
  { model: zhu15Probability, given: [cali], expected: 0.506859, within: 2e-6, from: SEP },
  { model: zhu17General, given: [cali], expected: 0.238647776, within: 1e-8, from: SEP },
  { model: extentGeneral, given: [0.238647776], expected: 1.482171022, within: 1e-7, from: SEP },
  { model: zhu17Coastal, given: [cali], expected: 0.147724296, within: 1e-8, from: SEP },
  { model: groundFailureProbability, given: [cali], expected: 0.20710826, within: 1e-7, from: SEP },
  { model: lateralSpreadM, given: [cali], expected: 0.53306034, within: 1e-7, from: SEP },
  {
    model: magnitudeWeight,
    given: [7.5],
    expected: 1,
    within: 0.001,
    from: 'Youd and others (2001): the scaling is 1 at M 7.5 by definition',
  },
  {
    model: conditionalProbability,
    given: ['very_high', 0.2],
    expected: 0.998,
    within: 1e-9,
    from: 'Hazus 4.2 SP3, table 4-12: 9.09 PGA - 0.82',
  },
];
