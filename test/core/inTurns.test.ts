import { setImmediate as aTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inTurns, ownTurn } from '../../src/core/inTurns.ts';

/** Holds the event loop. */
function busy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

describe('work in turns of the event loop', () => {
  it('goes on in its order, one work in a turn, however many are under way', async () => {
    const [works, rounds] = [5, 4];
    const went: { work: number; turn: number }[] = [];
    let turn = 0;
    let isOver = false;
    const counting = (async () => {
      for (; !isOver; turn++) await aTurn();
    })();
    const work = async (name: number): Promise<void> => {
      for (let round = 0; round < rounds; round++) {
        await ownTurn();
        went.push({ work: name, turn });
      }
    };
    await Promise.all(Array.from({ length: works }, (_unused, name) => work(name)));
    isOver = true;
    await counting;
    expect(went.map(({ work: name }) => name)).toEqual(
      Array.from({ length: works * rounds }, (_unused, i) => i % works),
    );
    expect(new Set(went.map((one) => one.turn)).size).toBe(works * rounds);
  });

  it('maps lists side by side and lets others go on between', async () => {
    const items = Array.from({ length: 12 }, (_unused, i) => i);
    let others = 0;
    const timer = setInterval(() => others++, 1);
    const lists = await Promise.all(
      [1, 2, 3].map((times) =>
        inTurns(items, (item) => {
          busy(2);
          return item * times;
        }),
      ),
    );
    clearInterval(timer);
    expect(lists).toEqual([1, 2, 3].map((times) => items.map((item) => item * times)));
    expect(others).toBeGreaterThan(5);
  });
});
