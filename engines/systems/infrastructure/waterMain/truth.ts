import type { TruthRow } from '../../../truth.ts';
import { ageFactor, baseRatePerKmYear } from './breakFactors.ts';
import { repairsByDisplacement, repairsByShaking } from './repairRate.ts';
import { MATERIALS, type PipeMaterial } from './tables.ts';

const base = (material: PipeMaterial | 'mixed') => baseRatePerKmYear(MATERIALS[material]);

export const truth: readonly TruthRow[] = [
  {
    model: base,
    given: ['mixed'],
    expected: 11.1 / 160.9344,
    within: 1e-9,
    from: 'Barfuss (2023), Utah State University: 11.1 breaks per 100 miles and year over all mains',
  },
  {
    model: repairsByShaking,
    given: [50, false],
    expected: 0.6648,
    within: 5e-4,
    from: 'Hazus 4.2 SP3, eq. 8-1 at 50 cm/s, by hand: 1e-4 x 50^2.25',
  },
  {
    model: repairsByShaking,
    given: [50, true],
    expected: 0.1994,
    within: 5e-4,
    from: 'Hazus 4.2 SP3, section 8.1.6: ductile pipe 30 % of brittle pipe',
  },
  {
    model: repairsByDisplacement,
    given: [12, false],
    expected: 4.021,
    within: 5e-3,
    from: 'Hazus 4.2 SP3, eq. 8-2 at 12 inches, by hand: 12^0.56',
  },
  {
    model: ageFactor,
    given: [{ growthPerYear: 0.05, meanAgeYears: 50 }, 70],
    expected: Math.E,
    within: 1e-9,
    from: 'Shamir & Howard (1979), eq. 1: a growth of 0.05 a year makes e in 20 years',
  },
];
