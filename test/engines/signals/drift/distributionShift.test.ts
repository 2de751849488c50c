import { describe, expect, it } from 'vitest';
import { distributionShift } from '../../../../engines/signals/drift/distributionShift.ts';

describe('distributionShift', () => {
  it('gives the index and its chance by hand', () => {
    // Twenty values, two classes: below 10 and from 10; shares with half a count added.
    const reference = [0, 1, 2, 3, 4, 5, 6, 7, 18, 19];
    const recent = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
    const [a, b] = [8.5 / 11, 2.5 / 11];
    const psi = 2 * (a - b) * Math.log(a / b);
    const shift = distributionShift(reference, recent);
    expect(shift?.psi).toBeCloseTo(psi, 12);
    expect(shift?.band).toBe('major');
    // Chi-square with one degree of freedom: P(X > x) = erfc(sqrt(x / 2)); x = 6.675, table value 0.00978.
    expect(psi / 0.2).toBeCloseTo(6.675, 3);
    expect(shift?.chance).toBeCloseTo(0.00978, 4);
  });

  it('has no value for one repeated value or too few', () => {
    expect(distributionShift(Array(30).fill(0.5), Array(30).fill(0.5))).toBeUndefined();
    expect(distributionShift([1, 2, 3], [1, 2, 3])).toBeUndefined();
  });

  it('sees a share of zeros that grows', () => {
    const reference = Array.from({ length: 100 }, (_, i) => (i < 20 ? 0 : i));
    const recent = Array.from({ length: 100 }, (_, i) => (i < 60 ? 0 : i));
    expect(distributionShift(reference, recent)?.chance).toBeLessThan(1e-4);
  });
});
