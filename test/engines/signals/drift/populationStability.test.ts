import { expect, it } from 'vitest';
import {
  populationStability,
  psiBand,
} from '../../../../engines/signals/drift/populationStability.ts';

// By hand: 0.1 ln 1.2 - 0.1 ln 0.8 = 0.1 ln 1.5.
it('sums the change of each bin times its log ratio', () => {
  expect(populationStability([0.5, 0.5], [0.6, 0.4])).toBeCloseTo(0.1 * Math.log(1.5), 12);
  expect(populationStability([0.6, 0.4], [0.5, 0.5])).toBeCloseTo(0.1 * Math.log(1.5), 12);
  expect(populationStability([0.2, 0.8], [0.2, 0.8])).toBe(0);
});

it('is not told where a bin is empty, and refuses other bins', () => {
  expect(populationStability([0.5, 0.5], [1, 0])).toBeUndefined();
  expect(populationStability([0, 1], [0.5, 0.5])).toBeUndefined();
  expect(() => populationStability([1], [0.5, 0.5])).toThrow(RangeError);
});

it('is a shift from 0.1 and a major one from 0.25 on', () => {
  expect([0.0999, 0.1, 0.2499, 0.25].map(psiBand)).toEqual([
    'none',
    'moderate',
    'moderate',
    'major',
  ]);
});
