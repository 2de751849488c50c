import type { TruthRow } from '../../truth.ts';
import { siteFactor } from './siteFactor.ts';

/** eq. 6 with the published coefficient c of the 1 s row (-1.0500) by hand; reference rock by definition. */
export const truth: readonly TruthRow[] = [
  {
    model: siteFactor,
    given: [760, 1, 0.3],
    expected: 1,
    within: 1e-12,
    from: 'Boore et al. (2014): the reference condition is Vs30 760 m/s',
  },
  {
    model: siteFactor,
    given: [380, 1, 0],
    expected: 2 ** 1.05,
    within: 1e-6,
    from: 'Boore et al. (2014), eq. 6, c(1 s) = -1.05',
  },
];
