import { expect, it } from 'vitest';
import { madeOnce } from '../../src/core/madeOnce.ts';

it('is made once for callers at the same time and later, and for each key by itself', async () => {
  const kept = new Map<string, Promise<number>>();
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all([madeOnce(kept, 'a', make), madeOnce(kept, 'a', make)])).toEqual([1, 1]);
  expect(await madeOnce(kept, 'a', make)).toBe(1);
  expect(await madeOnce(kept, 'b', make)).toBe(2);
});

it('tells a failure to everybody who waits for it, and tries again for the next', async () => {
  const kept = new Map<string, Promise<string>>();
  const fail = () => Promise.reject(new Error('not now'));
  const both = [madeOnce(kept, 'a', fail), madeOnce(kept, 'a', fail)];
  for (const one of both) await expect(one).rejects.toThrow('not now');
  expect(await madeOnce(kept, 'a', () => Promise.resolve('made'))).toBe('made');
});
