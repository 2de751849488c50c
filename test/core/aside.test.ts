import { threadId } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { aside } from '../../src/core/aside.ts';
import { inTurns } from '../../src/core/inTurns.ts';

const file = new URL('../support/children/thread.ts', import.meta.url);
const bounds = { idleMs: 100, maxWaiting: 2, maxOldGenerationMb: 64 };
const ask = aside<{ fails: boolean }, { threadId: number }>(file, 'whereabouts', bounds);

describe('work beside the event loop', () => {
  it('is done on another thread', async () => {
    const { threadId: other } = await ask({ fails: false });
    expect(other).not.toBe(threadId);
  });

  it('fails with the error of the task, and goes on', async () => {
    await expect(ask({ fails: true })).rejects.toThrow('no such place');
    expect(await ask({ fails: false })).toHaveProperty('threadId');
  });

  it('is refused where too many wait', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => ask({ fails: false })));
    const refused = asked.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    );
    expect(refused).toEqual(['overloaded', 'overloaded']);
    expect(await ask({ fails: false })).toHaveProperty('threadId');
  });
});

describe('a list that takes long', () => {
  it('lets others have turns in between, and keeps its order', async () => {
    const order: string[] = [];
    setImmediate(() => order.push('another'));
    const slowly = (item: number): number => {
      const until = performance.now() + 5;
      while (performance.now() < until);
      order.push(String(item));
      return item * 2;
    };
    expect(await inTurns([1, 2, 3, 4], slowly)).toEqual([2, 4, 6, 8]);
    expect(order.indexOf('another')).toBeLessThan(order.indexOf('4'));
  });
});
