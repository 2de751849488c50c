import { describe, expect, it } from 'vitest';
import { Portions, type Piece, type Portion } from '../../src/http/portions.ts';

const aTurn = () => new Promise<void>((next) => setImmediate(next));
const PAYER = { name: 'account 1', isKnown: true };
const OTHER_PAYER = { name: 'account 2', isKnown: true };
const STRANGER = { name: '192.0.2.1', isKnown: false };
const OTHER_STRANGER = { name: '192.0.2.2', isKnown: false };

const portionOf = (begun: number, places = Number.POSITIVE_INFINITY): Portion => ({
  begun,
  places,
  placeMs: 50,
});

/** A piece of somebody who waits for the answer. */
const awaited = (begin: Piece['begin']): Piece => ({ begin, isLeft: () => false });

/** Portions whose pieces note their names as they are begun. */
function noted(known: number, strangers: number) {
  const portions = new Portions({ known: portionOf(known), strangers: portionOf(strangers) });
  const done: string[] = [];
  return {
    done,
    add: (asker: typeof PAYER, ...names: readonly string[]) =>
      names.forEach((name) =>
        portions.add(
          asker,
          awaited(() => done.push(name)),
        ),
      ),
    turn: async (): Promise<string[]> => {
      done.length = 0;
      await aTurn();
      return [...done];
    },
  };
}

describe('work in portions', () => {
  it('does a few pieces at once and the rest in later turns, in order', async () => {
    const { done, add, turn } = noted(2, 1);
    add(PAYER, '1', '2', '3', '4', '5');
    expect(done).toEqual(['1', '2']);
    expect(await turn()).toEqual(['3', '4']);
    expect(await turn()).toEqual(['5']);
  });

  it('never lets a new piece pass one of the same asker that waits', async () => {
    const { done, add, turn } = noted(1, 1);
    add(PAYER, 'a', 'b');
    expect(done).toEqual(['a']);
    expect(await turn()).toEqual(['b']);
    add(PAYER, 'c');
    expect(await turn()).toEqual(['c']);
  });

  it('begins one stranger a turn, and a caller with a key before the other ninety-nine', async () => {
    const { done, add, turn } = noted(8, 1);
    add(STRANGER, ...Array.from({ length: 100 }, (_unused, i) => `stranger ${i}`));
    expect(done).toEqual(['stranger 0']);
    add(PAYER, 'payer');
    expect(done).toEqual(['stranger 0', 'payer']);
    expect(await turn()).toEqual(['stranger 1']);
  });

  it('gives accounts turns: a burst of one does not hold up the other', async () => {
    const { add, turn } = noted(2, 1);
    add(PAYER, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
    add(OTHER_PAYER, 'A', 'B');
    expect(await turn()).toEqual(['c', 'A']);
    expect(await turn()).toEqual(['d', 'B']);
    expect(await turn()).toEqual(['e', 'f']);
  });

  it('gives networks turns, and lets strangers in however many keys are at work', async () => {
    const { add, turn } = noted(1, 1);
    add(PAYER, 'a', 'b', 'c', 'd', 'e');
    add(STRANGER, 's', 't', 'u');
    add(OTHER_STRANGER, 'S');
    expect(await turn()).toEqual(['b', 't']);
    expect(await turn()).toEqual(['c', 'S']);
    expect(await turn()).toEqual(['d', 'u']);
  });

  it('begins no more strangers than may be under way, until one ends or takes long', async () => {
    const portions = new Portions({ known: portionOf(8), strangers: portionOf(8, 2) });
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    for (const name of 'abcde')
      portions.add(
        STRANGER,
        awaited((end) => {
          begun.push(name);
          ends.set(name, end);
        }),
      );
    portions.add(
      PAYER,
      awaited(() => begun.push('payer')),
    );
    await aTurn();
    expect(begun).toEqual(['a', 'b', 'payer']);
    ends.get('b')?.();
    ends.get('b')?.();
    await aTurn();
    expect(begun).toEqual(['a', 'b', 'payer', 'c']);
    await expect.poll(() => begun).toEqual(['a', 'b', 'payer', 'c', 'd', 'e']);
  });

  it('begins strangers at a pace while a caller with a key is at work, and as fast as they come while none is', async () => {
    const paced = { ...portionOf(1), paceMs: 40 };
    const portions = new Portions({ known: portionOf(8), strangers: paced });
    const begun: number[] = [];
    const from = performance.now();
    const crowd = (): void => {
      for (let i = 0; i < 5; i++)
        portions.add(
          STRANGER,
          awaited((done) => {
            begun.push(performance.now() - from);
            done();
          }),
        );
    };
    crowd();
    for (let i = 0; i < 10; i++) await aTurn();
    expect(begun).toHaveLength(5);
    begun.length = 0;
    portions.add(
      PAYER,
      awaited((done) => done()),
    );
    crowd();
    await expect.poll(() => begun).toHaveLength(5);
    const gaps = begun.slice(1).map((at, i) => at - (begun[i] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(35);
  });

  it('never makes a caller with a key wait for the pace of strangers', async () => {
    const portions = new Portions({
      known: portionOf(8),
      strangers: { ...portionOf(1), paceMs: 10_000 },
    });
    const begun: string[] = [];
    for (const name of 'ab')
      portions.add(
        STRANGER,
        awaited(() => begun.push(name)),
      );
    for (let i = 0; i < 5; i++) {
      portions.add(
        PAYER,
        awaited(() => begun.push('payer')),
      );
      await aTurn();
    }
    expect(begun.filter((name) => name === 'payer')).toHaveLength(5);
  });

  it('passes over whoever has left, so that 4,000 who hung up hold nobody up', async () => {
    const portions = new Portions({ known: portionOf(8), strangers: portionOf(1, 1) });
    const begun: string[] = [];
    let hasLeft = false;
    for (let i = 0; i < 4_000; i++)
      portions.add(STRANGER, { begin: () => begun.push('left'), isLeft: () => hasLeft });
    hasLeft = true;
    portions.add(
      STRANGER,
      awaited((done) => {
        begun.push('first who waits');
        done();
      }),
    );
    portions.add(
      OTHER_STRANGER,
      awaited(() => begun.push('second who waits')),
    );
    await expect.poll(() => begun).toEqual(['left', 'first who waits', 'second who waits']);
  });
});
