import { expect, it } from 'vitest';
import * as z from 'zod';
import { elevation, relief } from '../../engines/ground/datasets/terrain.ts';
import { quakesNear } from '../../engines/ground/datasets/quakes.ts';
import { isKnown, type Fact, type Need } from '../../engines/facts.ts';
import { anyVertical, vertical, type Vertical } from '../../engines/vertical.ts';
import type { Asked } from '../../src/core/computing.ts';
import type { Context } from '../../src/core/context.ts';
import { ApiError } from '../../src/core/errors.ts';
import { fromVertical } from '../../src/core/fromVertical.ts';

/** Asks how high the ground is, then for its relief where it is land, then for earthquakes about as far as it is steep. */
const climbing = vertical({
  path: '/api/v1/climbing',
  title: 'Climbing',
  summary: 'Three rounds of questions, each of which needs the answers before it.',
  input: z.object({ lat: z.number(), lon: z.number() }),
  output: z.object({
    height: z.number().nullable(),
    slope: z.number().nullable(),
    quakes: z.number().nullable(),
    warnings: z.array(z.string()),
  }),
  needs: ({ lat, lon }) => ({ ground: elevation({ lat, lon }) }),
  thenNeeds: ({ lat, lon }, { ground }) => ({
    land: isKnown(ground) && ground.value.elevationM > 0 ? relief({ lat, lon }) : undefined,
  }),
  lastNeeds: ({ lat, lon }, { land }) => ({
    quakes:
      land && isKnown(land)
        ? quakesNear({ lat, lon, radiusKm: 1 + land.value.slopeDeg, minMagnitude: 4 })
        : undefined,
  }),
  assess: (_input, { ground, land, quakes }) => ({
    height: isKnown(ground) ? ground.value.elevationM : null,
    slope: land && isKnown(land) ? land.value.slopeDeg : null,
    quakes: quakes && isKnown(quakes) ? quakes.value.events.length : null,
    warnings: [],
  }),
  cost: 'light',
  sources: [],
  example: { lat: 46, lon: 8 },
});

const run = async (vertical: Vertical, answers: (need: Need) => unknown) => {
  const asked: string[] = [];
  const context = {
    clock: { now: () => 0 },
    signal: new AbortController().signal,
    sourceNote: () => undefined,
    ask: async (need: Need): Promise<Fact<unknown>> => {
      asked.push(need.dataset.id);
      const value = answers(need);
      return value === undefined
        ? { missing: 'no network', source: 'test' }
        : {
            value,
            source: 'test',
            asOf: '2026-01-01T00:00:00Z',
            retrievedAt: '2026-01-01T00:00:00Z',
            status: 'live',
          };
    },
  } as unknown as Context;
  const operation = fromVertical('test_climbing', vertical);
  const reply = await operation.run({ lat: 46, lon: 8 }, context);
  return { asked, reply: reply as Record<string, unknown>, operation };
};

it('asks three rounds, each with the answers before it, and tells the evidence of all', async () => {
  const { asked, reply, operation } = await run(
    anyVertical(climbing),
    ({ dataset }) => dataset.sample,
  );
  expect(asked).toEqual(['elevation', 'relief', 'quakes-near']);
  expect(operation.datasets).toEqual(asked);
  expect(reply['quakes']).toBeTypeOf('number');
  const { inputs } = reply['provenance'] as { inputs: { dataset: string }[] };
  expect(inputs.map(({ dataset }) => dataset)).toEqual(asked);
});

it('does not ask what an earlier answer made pointless', async () => {
  const { asked, reply } = await run(anyVertical(climbing), () => undefined);
  expect(asked).toEqual(['elevation']);
  expect(reply).toMatchObject({ height: null, slope: null, quakes: null });
});

it('is refused before anything is asked where no worker can take the computation', async () => {
  const asked: Need[] = [];
  const admitted: Asked[] = [];
  const heavy = fromVertical('test_heavy', anyVertical({ ...climbing, cost: 'heavy' }));
  const context = {
    admit: (asked: Asked) => {
      admitted.push(asked);
      throw new ApiError('overloaded', 'later', { retryAfterS: 7 });
    },
    clock: { now: () => 0 },
    ask: (need: Need) => asked.push(need),
  } as unknown as Context;
  await expect(heavy.run({ lat: 46, lon: 8 }, context)).rejects.toMatchObject({
    code: 'overloaded',
    status: 503,
    extras: { retryAfterS: 7 },
  });
  expect(asked).toEqual([]);
  expect(admitted).toEqual([{ name: 'test_heavy', size: 1 }]);
});
