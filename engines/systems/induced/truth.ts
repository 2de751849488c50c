import type { TruthRow } from '../../truth.ts';
import { mcgarrMagnitude } from './mcgarrMagnitude.ts';
import { inducedCount } from './seismogenicIndex.ts';

const count = (volumeM3: number, index: number, bValue: number, magnitude: number) =>
  inducedCount({ volumeM3, index, bValue }, magnitude);

/** Induced-seismicity models against published figures. */
export const truth: readonly TruthRow[] = [
  // Basel: 11,570 m3, index 0.25, b 1.58 gave one earthquake of about M 2.7 and more; an M 3.4 was a 10 % event.
  {
    model: count,
    given: [11_570, 0.25, 1.58, 3.4],
    expected: 0.085,
    within: 0.01,
    from: 'Shapiro et al. (2010), eq. 3 with the index and b-value of Basel, by hand',
  },
  {
    model: mcgarrMagnitude,
    given: [1e4, 9.1],
    expected: 3.59,
    within: 0.02,
    from: 'McGarr (2014), eq. 13: moment 3e14 N m of 10,000 m3, IASPEI magnitude 3.58',
  },
];
