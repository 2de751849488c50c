import { describe, expect, it } from 'vitest';
import { onceIn, onceInterval, onceInWithin } from '../../engines/onceIn.ts';

describe('a yearly chance in years', () => {
  it('has two digits, and an end where nothing rarer is told', () => {
    expect(onceIn(1 / 372)).toBe('about once in 370 years');
    expect(onceIn(1 / 12_345)).toBe('about once in 12,000 years');
    expect(onceIn(0.9)).toBe('nearly every year');
    expect(onceIn(9e-6)).toBe('less than once in 100,000 years');
    expect(onceIn(0)).toBe('less than once in 100,000 years');
  });
  it('stands with its ends, the more frequent first', () => {
    expect(onceInterval({ p10: 1 / 1400, p90: 0.0103 })).toBe('80 % interval 97 to 1,400 years');
    expect(onceInWithin({ value: 1 / 370, p10: 1e-6, p90: 0.1 })).toBe(
      'about once in 370 years (80 % interval 10 to more than 100,000 years)',
    );
  });
  it('says no ends where both are too seldom to tell, and the upper one where only the value is', () => {
    expect(onceInWithin({ value: 1e-7, p10: 1e-9, p90: 2e-6 })).toBe(
      'less than once in 100,000 years',
    );
    expect(onceInWithin({ value: 1e-6, p10: 1e-8, p90: 1e-4 })).toBe(
      'less than once in 100,000 years (80 % interval 10,000 to more than 100,000 years)',
    );
  });
});
