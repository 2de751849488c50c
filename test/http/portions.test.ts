import { describe, expect, it } from 'vitest';
import { Portions } from '../../src/http/portions.ts';

const aTurn = () => new Promise<void>((next) => setImmediate(next));

describe('work in portions', () => {
  it('does a few pieces at once and the rest in later turns, in order', async () => {
    const portions = new Portions(2);
    const done: number[] = [];
    for (let piece = 0; piece < 5; piece++) portions.add(() => done.push(piece));
    expect(done).toEqual([0, 1]);
    await aTurn();
    expect(done).toEqual([0, 1, 2, 3]);
    await aTurn();
    expect(done).toEqual([0, 1, 2, 3, 4]);
  });

  it('never lets a new piece pass one that waits', async () => {
    const portions = new Portions(1);
    const done: string[] = [];
    portions.add(() => done.push('a'));
    portions.add(() => done.push('b'));
    await aTurn();
    portions.add(() => done.push('c'));
    await aTurn();
    await aTurn();
    expect(done).toEqual(['a', 'b', 'c']);
  });
});
