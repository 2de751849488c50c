import { describe, expect, it } from 'vitest';
import { Turns } from '../../../src/features/portfolios/turns.ts';

describe('turns', () => {
  it('are given to few at a time, of one account one, in order of arrival', async () => {
    const turns = new Turns<string>({ places: 2, mostWaiting: 8, mostWaitMs: 60_000 });
    const begun: string[] = [];
    const take = async (key: string, name: string) => {
      const end = await turns.take(key);
      begun.push(name);
      return end;
    };
    const first = await take('a', 'a1');
    const second = take('a', 'a2');
    const other = await take('b', 'b1');
    const third = take('c', 'c1');
    expect(begun).toEqual(['a1', 'b1']);
    other();
    (await third)();
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    first();
    (await second)();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
    (await take('a', 'a3'))();
    expect(begun).toHaveLength(5);
  });

  it('are refused where too many wait, or one waits too long', async () => {
    const turns = new Turns<number>({ places: 1, mostWaiting: 1, mostWaitMs: 30 });
    const end = await turns.take(1);
    const waiting = turns.take(2);
    await expect(turns.take(3)).rejects.toMatchObject({ code: 'overloaded' });
    await expect(waiting).rejects.toMatchObject({ code: 'overloaded' });
    end();
    (await turns.take(3))();
  });
});
