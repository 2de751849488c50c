import { expect, it } from 'vitest';
import { recentlyUsed } from '../../src/core/recentlyUsed.ts';

it('as many values stay as were said, those used last', () => {
  const values = recentlyUsed<true>(3);
  for (const key of ['a', 'b', 'c']) values.set(key, true);
  values.get('a');
  values.set('d', true);
  expect([...values.keys()].toSorted()).toEqual(['a', 'c', 'd']);
});
