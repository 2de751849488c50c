import type { TruthRow } from '../../truth.ts';
import { larrauriRunout, ricoRunout } from './runout.ts';
import { PRIOR_MEAN } from './storeFailure.ts';

const ricoRelease = (volume: number, height: number) => ricoRunout(volume, height).releasedMm3;
const ricoDistance = (volume: number, height: number) => ricoRunout(volume, height).runoutKm;
const larrauriDistance = (volume: number, height: number) =>
  larrauriRunout(volume, height).runoutKm;
const prior = () => PRIOR_MEAN;

export const truth: readonly TruthRow[] = [
  {
    model: ricoRelease,
    given: [1, 30],
    expected: 0.354,
    within: 1e-9,
    from: 'Rico et al. (2008), eq. 3 at one million m3',
  },
  {
    model: ricoDistance,
    given: [10, 40],
    expected: 1.61 * (40 * 0.354 * 10 ** 1.01) ** 0.66,
    within: 1e-9,
    from: 'Rico et al. (2008), eq. 6, by hand',
  },
  {
    model: larrauriDistance,
    given: [1, 30],
    expected: 3.04 * (30 * 0.332 ** 2) ** 0.545,
    within: 1e-9,
    from: 'Concha Larrauri & Lall (2018), eq. 8 at one million m3, by hand',
  },
  {
    model: prior,
    given: [],
    expected: 3.9087e-4,
    within: 1e-8,
    from: 'mean of a log-uniform variable between 1e-4 and 1e-3: 9e-4 / ln 10',
  },
];
