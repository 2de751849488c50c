import { describe, expect, it } from 'vitest';
import { quakesNear } from '../../engines/ground/datasets/quakes.ts';
import { elevation } from '../../engines/ground/datasets/terrain.ts';
import type { Fact, Need } from '../../engines/facts.ts';
import { gather, gatherRounds } from '../../src/core/gather.ts';

const known: Fact<unknown> = {
  value: 1,
  source: 's',
  asOf: '2026-01-01T00:00:00Z',
  retrievedAt: '2026-01-01T00:00:00Z',
  status: 'live',
};
const needs = {
  here: elevation({ lat: 1, lon: 2 }),
  again: { same: elevation({ lat: 1, lon: 2 }) },
  quakes: quakesNear({ lat: 1, lon: 2, radiusKm: 10, minMagnitude: 4 }),
};

describe('gathering facts', () => {
  it('asks each distinct question once and returns at once what is at hand', () => {
    const asked: string[] = [];
    const gathered = gather(needs, (need: Need) => (asked.push(need.dataset.id), known), {
      deadlineMs: 1000,
    });
    expect(gathered).not.toBeInstanceOf(Promise);
    expect(asked).toEqual(['elevation', 'quakes-near']);
    expect(gathered).toMatchObject({
      facts: { here: known, again: { same: known }, quakes: known },
    });
  });

  it('at the deadline takes what the sources still have, and waits no longer for those that say nothing', async () => {
    const started = performance.now();
    const ask = (need: Need, signal?: AbortSignal): Promise<Fact<unknown>> =>
      new Promise((resolve) => {
        if (need.dataset.id === 'elevation')
          signal?.addEventListener('abort', () => resolve({ ...known, status: 'embedded' }));
      });
    const { facts } = await gather(needs, ask, { deadlineMs: 30 });
    expect(facts.here).toMatchObject({ status: 'embedded' });
    expect(facts.quakes).toMatchObject({ missing: expect.stringContaining('in time') });
    // A hang would be the deadline of nobody; a busy machine is slow, not wrong.
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('ends its questions when the caller leaves', async () => {
    const leave = new AbortController();
    const ask = (_: Need, signal?: AbortSignal): Promise<Fact<unknown>> =>
      new Promise((resolve) =>
        signal?.addEventListener('abort', () =>
          resolve({ missing: 'the caller left', source: 's' }),
        ),
      );
    setTimeout(() => leave.abort(), 10);
    const { facts } = await gather(needs, ask, { signal: leave.signal, deadlineMs: 5000 });
    expect(facts.here).toMatchObject({ missing: 'the caller left' });
  });

  it('asks later rounds with the facts of earlier ones, each question once, at once where all is at hand', () => {
    const asked: unknown[] = [];
    const gathered = gatherRounds(
      [
        () => ({ here: elevation({ lat: 1, lon: 2 }) }),
        ({ here }) => ({
          there: here === known ? elevation({ lat: 3, lon: 4 }) : undefined,
          again: elevation({ lat: 1, lon: 2 }),
          never: undefined,
        }),
        ({ there }) => ({ last: there === known ? elevation({ lat: 5, lon: 6 }) : undefined }),
      ],
      (need) => (asked.push(need.query), known),
      { deadlineMs: 1000 },
    );
    expect(gathered).not.toBeInstanceOf(Promise);
    expect(asked).toEqual([
      { lat: 1, lon: 2 },
      { lat: 3, lon: 4 },
      { lat: 5, lon: 6 },
    ]);
    expect(gathered).toMatchObject({
      facts: { here: known, there: known, again: known, last: known },
      asked: [{ dataset: 'elevation' }, { dataset: 'elevation' }, { dataset: 'elevation' }],
    });
  });

  it('has one deadline for all rounds', async () => {
    const late: (boolean | undefined)[] = [];
    const slow = (_need: Need, signal?: AbortSignal): Promise<Fact<unknown>> => {
      late.push(signal?.aborted);
      return new Promise((resolve) => {
        const atHand = (): void => resolve({ ...known, status: 'embedded' });
        if (signal?.aborted === true) atHand();
        else signal?.addEventListener('abort', atHand);
      });
    };
    const round = (lat: number) => () => ({ [`at${lat}`]: elevation({ lat, lon: 0 }) });
    const { facts } = await gatherRounds([round(1), round(2), round(3)], slow, { deadlineMs: 30 });
    expect(Object.keys(facts)).toEqual(['at1', 'at2', 'at3']);
    expect(facts['at3']).toMatchObject({ status: 'embedded' });
    // The first round takes all the time there is: the later ones are asked what is at hand.
    expect(late).toEqual([false, true, true]);
  });

  const places = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_none, i) => [
        `place_${i}`,
        { here: elevation({ lat: i / 10, lon: 0 }) },
      ]),
    );
  /** Places, each asked at points about it. */
  const surrounded = (count: number, points: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_none, i) => [
        `place_${i}`,
        { within: Object.fromEntries(Object.entries(places((i + 1) * points)).slice(-points)) },
      ]),
    );
  /** Takes two milliseconds of the loop for each question. */
  const slowly = (asked: unknown[]) => (need: Need) => {
    const end = performance.now() + 2;
    while (performance.now() < end);
    asked.push(need.query);
    return known;
  };

  it.each([
    ['a list of places', places(60), 60],
    ['lists beside each other', { positions: places(20), around: places(60) }, 60],
    ['a list of places with points about them', surrounded(17, 8), 17 * 8],
  ])('of %s, others have turns between', async (_name, tree, questions) => {
    const asked: unknown[] = [];
    const waits: number[] = [];
    let isOpen = true;
    const others = (async () => {
      while (isOpen) {
        const before = asked.length;
        await new Promise((turn) => setImmediate(turn));
        waits.push(asked.length - before);
      }
    })();
    const { facts } = await gather(tree, slowly(asked), { deadlineMs: 1000 });
    isOpen = false;
    await others;
    expect(asked).toHaveLength(questions);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3);
    expect(JSON.stringify(facts).split('"value":1')).toHaveLength(
      JSON.stringify(tree).split('"query"').length,
    );
  });

  it('of a list of places ends where the caller leaves', async () => {
    const leave = new AbortController();
    const asked: unknown[] = [];
    const gathering = gather(places(60), slowly(asked), {
      signal: leave.signal,
      deadlineMs: 1000,
    });
    setImmediate(() => leave.abort());
    const { facts } = await gathering;
    expect(asked.length).toBeLessThan(10);
    expect(facts['place_59']?.here).toMatchObject({ missing: expect.stringContaining('left') });
  });

  it('of a list of places is whole where the time of the request is over and tables answer', async () => {
    const asked: unknown[] = [];
    const signal = AbortSignal.any([new AbortController().signal, AbortSignal.timeout(20)]);
    const { facts } = await gather(places(60), slowly(asked), { signal, deadlineMs: 1000 });
    expect(signal.aborted).toBe(true);
    expect(asked).toHaveLength(60);
    expect(facts['place_59']?.here).toMatchObject({ value: 1, source: 's' });
  });
});
