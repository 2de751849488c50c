import { expect, it } from 'vitest';
import { inPercent, percentWords } from '../../engines/percentWords.ts';

it('tells a share in per cent with two significant digits and no zeros behind them', () => {
  expect(inPercent(0.012_34)).toBe(1.2);
  expect(inPercent(0.999)).toBe(100);
  expect(percentWords(0.5)).toBe('50 %');
  expect(percentWords(0.000_126)).toBe('0.013 %');
  expect(percentWords(0)).toBe('0 %');
});
