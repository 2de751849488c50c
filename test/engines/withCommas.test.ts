import { describe, expect, it } from 'vitest';
import { twoDigits, withCommas } from '../../engines/withCommas.ts';

describe('a number as people read it', () => {
  it('has commas, and no more than three decimals', () => {
    expect(withCommas(1_234_567)).toBe('1,234,567');
    expect(withCommas(0.000_4)).toBe('0');
    expect(withCommas(999)).toBe('999');
  });
  it('has two significant digits where asked', () => {
    expect(twoDigits(12_345)).toBe('12,000');
    expect(twoDigits(1.46)).toBe('1.5');
  });
  it('is what the language makes of each', () => {
    for (let years = 1; years < 2e7; years *= 1.37)
      expect(withCommas(years)).toBe(years.toLocaleString('en-US'));
  });
});
