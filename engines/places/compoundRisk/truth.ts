import {
  gaussianCopulaTail,
  studentCopulaTail,
  tailDependence,
} from '../../ground/math/studentCopula.ts';
import type { TruthRow } from '../../truth.ts';
import { surgeGivenWind } from './cycloneSurge.ts';
import { debrisFlowChance } from './debrisFlow.ts';
import { ignitionsPerMillionFt2 } from './fireFollowing.ts';

export const truth: readonly TruthRow[] = [
  {
    model: surgeGivenWind,
    given: [0.5, 0.5],
    expected: 0.730855,
    within: 1e-5,
    from: 'Sheppard (1899), 1/4 + asin(rho) / (2 pi) over 1/2, with the explained variance 0.44 of Needham & Keim (2014), doi:10.1175/2013EI000527.1',
  },
  {
    model: ignitionsPerMillionFt2,
    given: [0.5],
    expected: 0.13075,
    within: 1e-5,
    from: 'SPA Risk (2009), updated ignition equation: 0.581895 x 0.25 - 0.029444 x 0.5 fires a million square feet',
  },
  {
    model: debrisFlowChance,
    given: [0, 0.5, 0.5, 0.3],
    expected: 0.02583,
    within: 1e-5,
    from: 'Staley et al. (2017), model M1: no rain leaves the intercept, 1 / (1 + e^3.63)',
  },
  {
    model: gaussianCopulaTail,
    given: [0.5, 0.5, 0.5],
    expected: 1 / 3,
    within: 1e-12,
    from: 'Sheppard (1899): 1/4 + asin(rho) / (2 pi)',
  },
  {
    model: studentCopulaTail,
    given: [0.5, 0.5, 0.5, 5],
    expected: 1 / 3,
    within: 1e-9,
    from: 'elliptical laws share the orthant probability of the normal one',
  },
  {
    model: tailDependence,
    given: [0.5, 4],
    expected: 0.2532,
    within: 2e-4,
    from: 'McNeil, Frey & Embrechts (2015), Quantitative Risk Management, Table 7.1 (nu 4, rho 0.5: 0.25)',
  },
];
