import type { TruthRow } from '../../truth.ts';
import { gammaPoissonRate } from './eruptionRate.ts';
import { energyConeReachKm, laharAreas } from './flowReach.ts';
import { massRateKgs } from './massEruptionRate.ts';

const laharCrossSection = (volumeM3: number) => laharAreas(volumeM3).crossSectionM2;
const laharPlanimetric = (volumeM3: number) => laharAreas(volumeM3).planimetricM2;
const posteriorRate = (count: number, years: number, prior: { shape: number; years: number }) =>
  gammaPoissonRate(count, years, prior).ratePerYear;

/** Numbers from papers that the models must return. */
export const truth: readonly TruthRow[] = [
  {
    model: massRateKgs,
    given: [15],
    expected: 1e7,
    within: 1e6,
    from: 'Mastin et al. (2009), table 3, type S3: 15 km, 1e7 kg/s (one digit)',
  },
  {
    model: massRateKgs,
    given: [25],
    expected: 1e8,
    within: 1.5e7,
    from: 'Mastin et al. (2009), table 3, type S8: 25 km, 1e8 kg/s (one digit)',
  },
  {
    model: laharCrossSection,
    given: [1e6],
    expected: 500,
    within: 1e-6,
    from: 'Iverson et al. (1998), A = 0.05 V^(2/3) at 1e6 m3',
  },
  {
    model: laharPlanimetric,
    given: [1e6],
    expected: 2e6,
    within: 1e-3,
    from: 'Iverson et al. (1998), B = 200 V^(2/3) at 1e6 m3',
  },
  {
    model: energyConeReachKm,
    given: [1.8, 0.2, 0.2],
    expected: 10,
    within: 1e-9,
    from: 'Malin & Sheridan (1982): L = H / (H/L)',
  },
  {
    model: posteriorRate,
    given: [3, 100, { shape: 0.5, years: 0 }],
    expected: 0.035,
    within: 1e-12,
    from: 'Jeffreys prior: (n + 1/2) / T',
  },
];
