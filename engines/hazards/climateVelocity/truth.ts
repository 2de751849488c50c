import type { TruthRow } from '../../truth.ts';
import { groundGradientCPerKm, velocityKmPerDecade } from './localVelocity.ts';
import { globalWarming } from './warmingTrend.ts';

const bestC = (scenario: Parameters<typeof globalWarming>[0], year: number): number | undefined =>
  globalWarming(scenario, year)?.bestC;

/** Table SPM.1 at the middle of its periods, and velocities by hand. */
export const truth: readonly TruthRow[] = [
  {
    model: bestC,
    given: ['SSP2-4.5', 2050.5],
    expected: 2,
    within: 1e-9,
    from: 'IPCC AR6 WG1 (2021), Table SPM.1, 2041-2060',
  },
  {
    model: bestC,
    given: ['SSP5-8.5', 2090.5],
    expected: 4.4,
    within: 1e-9,
    from: 'IPCC AR6 WG1 (2021), Table SPM.1, 2081-2100',
  },
  {
    model: bestC,
    given: ['SSP1-1.9', 2030.5],
    expected: 1.5,
    within: 1e-9,
    from: 'IPCC AR6 WG1 (2021), Table SPM.1, 2021-2040',
  },
  {
    model: velocityKmPerDecade,
    given: [0.029, 0.069],
    expected: 4.2,
    within: 0.05,
    from: 'Loarie et al. (2009): 0.42 km/yr for the global mean trend and the gradient it implies',
  },
  {
    model: groundGradientCPerKm,
    given: [0.006, 0, 6],
    expected: 0.006,
    within: 1e-12,
    from: 'flat ground: the regional gradient alone, by definition',
  },
  {
    model: groundGradientCPerKm,
    given: [0, 45, 6],
    expected: 6,
    within: 1e-9,
    from: 'a slope of 45 degrees: the lapse rate itself, by definition',
  },
];
