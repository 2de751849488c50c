import { describe, expect, it } from 'vitest';
import {
  exceedance,
  tailTable,
} from '../../../../../engines/hazards/earthquake/hazard/exceedance.ts';
import {
  addRupture,
  curveSum,
  ratesOf,
} from '../../../../../engines/hazards/earthquake/hazard/curveSum.ts';
import {
  logLevels,
  motionAtRate,
  RETURN_PERIODS,
} from '../../../../../engines/hazards/earthquake/hazard/hazardCurve.ts';
import { shifted } from '../../../../../engines/hazards/earthquake/hazard/logicTree.ts';
import { givenLevels } from '../../../../../scripts/verify/givenLevels.ts';

describe('exceedance', () => {
  it('is the normal tail between the nodes of its table too', () => {
    const full = tailTable({ kind: 'full' });
    // 1 - Phi by erfc of the C library; 80 nodes a standard deviation, none of which these are.
    expect(exceedance(full, 0.33)).toBeCloseTo(0.370699981059347, 9);
    expect(exceedance(full, 1.01)).toBeCloseTo(0.156247645021255, 9);
    expect(exceedance(full, -0.56)).toBeCloseTo(0.712260281150973, 9);
    expect(exceedance(full, 2.34)).toBeCloseTo(0.00964186994535, 9);
  });

  it('is the normal tail to 1e-7', () => {
    const full = tailTable({ kind: 'full' });
    // Abramowitz & Stegun (1964), table 26.1.
    for (const [z, q] of [
      [0, 0.5],
      [1, 0.1586552539],
      [2, 0.0227501319],
      [3, 0.001349898],
      [-1, 0.8413447461],
    ] as const) {
      expect(Math.abs(exceedance(full, z) - q)).toBeLessThan(1e-9);
    }
  });

  it('cuts and renormalises', () => {
    const upper = tailTable({ kind: 'upper', sigmas: 2 });
    expect(exceedance(upper, 2)).toBe(0);
    expect(exceedance(upper, 0)).toBeCloseTo((0.5 - 0.0227501319) / (1 - 0.0227501319), 8);
    const both = tailTable({ kind: 'both', sigmas: 3 });
    expect(exceedance(both, -3)).toBe(1);
    expect(exceedance(both, 0)).toBeCloseTo(0.5, 9);
  });

  it('has heavier tails as a mixture', () => {
    const mixture = tailTable({ kind: 'mixture' });
    // Half of Q(3.75) and half of Q(2.5); Abramowitz & Stegun table 26.1.
    expect(exceedance(mixture, 3)).toBeCloseTo(0.5 * 8.84173e-5 + 0.5 * 0.00620967, 8);
  });
});

describe('hazard curves', () => {
  it('steps at the median without scatter, the median itself not exceeded', () => {
    const sum = curveSum(givenLevels([0.1, 0.2, 0.4]));
    addRupture(sum, tailTable({ kind: 'none' }), Math.log(0.2), 0.6, 0.01);
    expect([...ratesOf(sum)]).toEqual([0.01, 0, 0]);
  });

  it('sums the same on even and on given levels', () => {
    const even = logLevels(0.01, 2, 25);
    const tail = tailTable({ kind: 'upper', sigmas: 3 });
    const [a, b] = [curveSum(even), curveSum(givenLevels([...even.values]))];
    for (const [median, sigma, rate] of [
      [0.1, 0.6, 0.02],
      [0.5, 0.7, 0.001],
      [3, 0.5, 1e-4],
      [1e-3, 0.6, 1],
    ] as const) {
      addRupture(a, tail, Math.log(median), sigma, rate);
      addRupture(b, tail, Math.log(median), sigma, rate);
    }
    ratesOf(a).forEach((rate, k) => expect(rate).toBeCloseTo(ratesOf(b)[k] ?? NaN, 12));
  });

  it('reads motions by interpolation in logarithms', () => {
    const levels = logLevels(0.01, 1, 21);
    const rates = levels.values.map((x) => 1e-4 * x ** -2);
    expect(motionAtRate(levels, rates, 1e-2)).toBeCloseTo(0.1, 9);
    expect(motionAtRate(levels, rates, 10)).toBeUndefined();
  });

  it('has the return periods of 10, 5 and 2 % in 50 years', () => {
    expect(1 / RETURN_PERIODS[475]).toBeCloseTo(474.56, 2);
    expect(1 / RETURN_PERIODS[975]).toBeCloseTo(974.79, 2);
    expect(1 / RETURN_PERIODS[2475]).toBeCloseTo(2474.92, 2);
  });

  it('shifts a power law exactly', () => {
    const levels = logLevels(0.01, 1, 30);
    const rates = levels.values.map((x) => 1e-4 * x ** -2);
    const up = shifted(rates, Math.log(1.5) / levels.lnStep);
    for (let k = 5; k < 25; k++)
      expect((up[k] ?? 0) / ((rates[k] ?? 0) * 1.5 ** 2)).toBeCloseTo(1, 9);
  });
});
