import type { TruthRow } from '../../truth.ts';
import { laneSpread, wangNormal, wangStudent } from './spreads.ts';

export const truth: readonly TruthRow[] = [
  {
    model: laneSpread,
    given: [0.06172, 0.641],
    expected: 0.148601,
    within: 1e-6,
    from: 'Lane (2000), the formula by hand: 0.03956 + 0.55 x 0.06172^0.49 x 0.641^0.57',
  },
  {
    model: wangNormal,
    given: [0.5, 0.45],
    expected: 0.67364,
    within: 1e-5,
    from: 'table of the normal distribution: Phi(0.45) = 0.67364',
  },
  {
    model: wangStudent,
    given: [0.5, 2.015, 5],
    expected: 0.95,
    within: 1e-4,
    from: "table of Student's t: 2.015 at 95 % with 5 degrees of freedom",
  },
];
