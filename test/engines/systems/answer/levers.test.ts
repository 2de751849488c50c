import { describe, expect, it } from 'vitest';
import { leversOf, quantityLeversOf } from '../../../../engines/systems/answer/lever.ts';
import { checkedCounts } from '../../../../engines/systems/answer/registerChecked.ts';
import { lognormal } from '../../../../engines/systems/answer/scored.ts';
import { figure, paragraph, scoreText, usdText } from '../../../../engines/systems/answer/words.ts';

describe('levers', () => {
  const anchors = [
    [1, 25],
    [10, 50],
    [100, 75],
  ] as const;

  it('come strongest first, either way, without those that do not show', () => {
    const found = leversOf(anchors, 10, [
      ['same', 10.0001],
      ['a little less', 9],
      ['more', 100],
      ['less', 1],
      ['much less', 0.1],
    ]);
    expect(found.map(({ change }) => change)).toEqual([
      'much less',
      'more',
      'less',
      'a little less',
    ]);
    expect(found[1]).toMatchObject({ quantity: 100, score: 75, score_change: 25 });
  });

  it('of a quantity say its ratio, null where there was none', () => {
    const found = quantityLeversOf(2, [
      ['same', 2.001],
      ['half', 1],
      ['twice', 4],
    ]);
    expect(found).toEqual([
      { change: 'twice', quantity: 4, ratio: 2 },
      { change: 'half', quantity: 1, ratio: 0.5 },
    ]);
    expect(quantityLeversOf(0, [['some', 1]])[0]?.ratio).toBeNull();
  });
});

describe('numbers in words', () => {
  it('have two significant digits, commas and no exponent', () => {
    expect(figure(0)).toBe('0');
    expect(figure(Number.NaN)).toBe('0');
    expect(figure(1234.5)).toBe('1,200');
    expect(figure(12.34)).toBe('12');
    expect(figure(1.26e-7)).toBe('0.00000013');
    expect(figure(0.0996)).toBe('0.10');
    expect(figure(9.96)).toBe('10');
    expect(figure(123_456, 3)).toBe('123,000');
    expect(figure(5)).toBe('5');
    expect(figure(-1234.5)).toBe('-1,200');
  });

  it('of money go to the cent below a dollar and to three digits from a hundred on', () => {
    expect(usdText(0.456)).toBe('USD 0.46');
    expect(usdText(12.34)).toBe('USD 12');
    expect(usdText(100.4)).toBe('USD 100');
    expect(usdText(123_456)).toBe('USD 123,000');
  });

  it('of a score have one decimal, and empty sentences leave no gap', () => {
    expect(scoreText(12.345)).toBe('12.3');
    expect(scoreText(50)).toBe('50.0');
    expect(paragraph('One.', '', 'Two.')).toBe('One. Two.');
  });
});

it('a lognormal quantity ends where it must', () => {
  // exp(1.281552 x 0.5) = 1.897955
  const found = lognormal('x', 'm', 2, { lnSigma: 0.5, most: 3 });
  expect(found).toMatchObject({ name: 'x', unit: 'm', value: 2, p50: 2, p90: 3 });
  expect(found.p10).toBeCloseTo(2 / 1.897955, 5);
});

it('counts the rows of a register of which something was looked up again', () => {
  expect(checkedCounts(['a', 'b', 'c', 'd'], new Set(['a', 'b']), new Set(['b', 'c']))).toEqual({
    rows: 4,
    position_checked: 2,
    figures_checked: 2,
    unverified: 1,
  });
});
