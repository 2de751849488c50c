import {
  gaussianCopulaTail,
  studentCopulaTail,
  tailDependence,
} from '../../ground/math/studentCopula.ts';
import type { TruthRow } from '../../truth.ts';

export const truth: readonly TruthRow[] = [
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
