import type { TruthRow } from '../../truth.ts';
import { cleanPrice, creditSpreadBp, macaulayDuration } from './bondMath.ts';

export const truth: readonly TruthRow[] = [
  {
    model: cleanPrice,
    given: [{ coupon: 0.05, maturityYears: 10 }, 0.05],
    expected: 100,
    within: 1e-9,
    from: 'a bond whose coupon is its yield stands at par',
  },
  {
    model: macaulayDuration,
    given: [{ coupon: 0, maturityYears: 7 }, 0.04],
    expected: 7,
    within: 1e-9,
    from: 'the duration of a zero-coupon bond is its maturity',
  },
  {
    model: creditSpreadBp,
    given: [0.01, 0.4],
    expected: 60,
    within: 1e-9,
    from: 'credit triangle by hand: 1 % x 60 %',
  },
];
