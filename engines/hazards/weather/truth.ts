import { trendOf } from '../../ground/math/trend.ts';
import type { TruthRow } from '../../truth.ts';
import { gustOfReturnPeriod } from './windstorm.ts';

const kendallP = (values: readonly number[]) =>
  trendOf(
    values.map((_, i) => i),
    values,
  )?.p;
const senSlope = (values: readonly number[]) =>
  trendOf(
    values.map((_, i) => i),
    values,
  )?.slope;

export const truth: readonly TruthRow[] = [
  {
    model: gustOfReturnPeriod,
    given: [30, 1, 100],
    expected: 30.6982,
    within: 1e-3,
    from: 'Gumbel (1958), reduced variate 3.9019 at 50 and 4.6001 at 100 years',
  },
  {
    model: gustOfReturnPeriod,
    given: [30, 2, 10],
    expected: 26.6969,
    within: 1e-3,
    from: 'Gumbel (1958), reduced variate 2.2504 at 10 years',
  },
  {
    model: senSlope,
    given: [[10, 15, 14, 20]],
    expected: 2.91667,
    within: 1e-4,
    from: 'Gilbert (1987), section 16.5, median of the six slopes by hand',
  },
  {
    model: kendallP,
    given: [[1, 1, 2, 2, 3]],
    expected: 0.0676,
    within: 5e-4,
    from: 'Kendall (1975), variance with ties by hand: S 8, variance 14.667',
  },
];
