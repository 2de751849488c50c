import { describe, expect, it } from 'vitest';
import { isotonicFit } from '../../../../engines/signals/calibration/isotonic.ts';
import { brierScore, logLossNats } from '../../../../engines/signals/calibration/scoringRules.ts';

const said = (probability: number, outcome: boolean) => ({ probability, outcome });

describe('scores of probabilities', () => {
  // 0.3^2 and 0.2^2; -ln 0.7 and -ln 0.8.
  it('are means over the forecasts', () => {
    const forecasts = [said(0.7, true), said(0.2, false)];
    expect(brierScore(forecasts)).toBeCloseTo(0.065, 12);
    expect(logLossNats(forecasts)).toBeCloseTo(-Math.log(0.56) / 2, 12);
  });

  it('are 0 for who was sure and right, endless in logarithms for who was sure and wrong, and nothing of nothing', () => {
    expect(brierScore([said(1, true), said(0, false)])).toBe(0);
    expect(logLossNats([said(1, true)])).toBeCloseTo(0, 12);
    expect(brierScore([said(1, false)])).toBe(1);
    expect(logLossNats([said(0, true)])).toBe(Infinity);
    expect(brierScore([])).toBeNaN();
    expect(logLossNats([])).toBeNaN();
  });
});

describe('isotonic regression', () => {
  it('pools neighbours that fall to their weighted mean, back as far as they fall', () => {
    // (3 x 1 + 1 x 3) / 4 = 1.5, which lies below the 2 before it: (2 + 6) / 5 = 1.6.
    expect(isotonicFit([1, 2, 3, 1, 4], [1, 1, 1, 3, 1])).toEqual([1, 1.6, 1.6, 1.6, 4]);
    expect(isotonicFit([1, 2, 3], [1, 1, 1])).toEqual([1, 2, 3]);
    expect(isotonicFit([3, 2, 1], [1, 1, 2])).toEqual([1.75, 1.75, 1.75]);
  });

  it('refuses lists of unequal length', () => {
    expect(() => isotonicFit([1, 2], [1])).toThrow(RangeError);
  });
});
