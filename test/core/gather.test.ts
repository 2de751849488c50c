import { describe, expect, it } from 'vitest';
import { quakesNear } from '../../engines/ground/datasets/quakes.ts';
import { elevation } from '../../engines/ground/datasets/terrain.ts';
import type { Fact, Need } from '../../engines/facts.ts';
import { gather } from '../../src/core/gather.ts';

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
    expect(performance.now() - started).toBeLessThan(500);
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
});
