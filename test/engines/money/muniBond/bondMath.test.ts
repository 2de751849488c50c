import { describe, expect, it } from 'vitest';
import {
  cleanPrice,
  creditSpreadBp,
  cumulativeDefault,
  macaulayDuration,
  modifiedDuration,
} from '../../../../engines/money/muniBond/bondMath.ts';

describe('bonds to yield 9 %', () => {
  // Fabozzi, Bond Markets, Analysis and Strategies, chapter 4: price, Macaulay and modified duration of six hypothetical bonds (restated from memory).
  it.each([
    [0.09, 5, 100, 4.13, 3.96],
    [0.09, 25, 100, 10.33, 9.88],
    [0.06, 5, 88.1309, 4.35, 4.16],
    [0.06, 25, 70.357, 11.1, 10.62],
    [0, 5, 64.3928, 5, 4.78],
    [0, 25, 11.071, 25, 23.92],
  ])('a coupon of %d over %d years', (coupon, maturityYears, price, macaulay, modified) => {
    const bond = { coupon, maturityYears };
    expect(cleanPrice(bond, 0.09)).toBeCloseTo(price, 4);
    expect(macaulayDuration(bond, 0.09)).toBeCloseTo(macaulay, 2);
    expect(modifiedDuration(bond, 0.09)).toBeCloseTo(modified, 2);
  });

  // The relative fall of the price by a hundredth of a basis point.
  it('fall by their modified duration', () => {
    const bond = { coupon: 0.06, maturityYears: 25 };
    const fall = Math.log(cleanPrice(bond, 0.09 - 5e-7) / cleanPrice(bond, 0.09 + 5e-7));
    expect(fall / 1e-6).toBeCloseTo(modifiedDuration(bond, 0.09), 4);
  });
});

describe('default at a constant hazard', () => {
  // A hazard of 2 % with a recovery of 40 %: 120 basis points; 1 - exp(-0.1) = 9.516 % in five years.
  it('has a spread that pays for it, and a chance that grows with time', () => {
    expect(creditSpreadBp(0.02, 0.4)).toBeCloseTo(120, 9);
    expect(cumulativeDefault(0.02, 5)).toBeCloseTo(0.095_163, 6);
    expect(cumulativeDefault(0, 5)).toBe(0);
  });
});
