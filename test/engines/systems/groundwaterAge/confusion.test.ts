import { expect, it } from 'vitest';
import { confusionOf } from '../../../../engines/systems/groundwaterAge/confusion.ts';

// Six wells, four of them modern and two premodern; three modern ones and one of the others are told right.
it('sets hits against always saying the commonest class, and against drawing by shares', () => {
  const pair = (observed: 'modern' | 'premodern', predicted: 'modern' | 'premodern') => ({
    observed,
    predicted,
  });
  const found = confusionOf([
    pair('modern', 'modern'),
    pair('modern', 'modern'),
    pair('modern', 'modern'),
    pair('modern', 'premodern'),
    pair('premodern', 'premodern'),
    pair('premodern', 'modern'),
  ]);
  expect(found.matrix.modern).toEqual({ modern: 3, mixed: 0, premodern: 1 });
  expect(found.matrix.premodern).toEqual({ modern: 1, mixed: 0, premodern: 1 });
  expect(found.hitRate?.share).toBeCloseTo(4 / 6, 12);
  expect(found.majorityBaseline).toBeCloseTo(4 / 6, 12);
  // (4/6)^2 + (2/6)^2
  expect(found.randomBaseline).toBeCloseTo(20 / 36, 12);
  expect(confusionOf([])).toMatchObject({ wells: 0, hitRate: null, majorityBaseline: null });
});
