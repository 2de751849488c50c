import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/core/canonicalJson.ts';
import { READERS } from '../../engines/signals/narrative/narrate.ts';
import { strayNumbers } from '../support/numbersInRecord.ts';
import { dropOldPredictions } from '../../src/features/predictions/dropOld.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
/** Stored answers of different shapes, and their numbers. */
const stored: number[] = [];
let otherKey: string;
beforeAll(async () => {
  server = await startTestServer();
  const asked = [
    await server.call('/api/v1/georisk/score', { body: { lat: 37.7749, lon: -122.4194 } }),
    await server.call('/api/v1/georisk/score', { body: { lat: 0, lon: -140 } }),
    await server.call('/api/v1/earthquake/predict/japan'),
    await server.call('/api/v1/predictions/market/oracle', {
      body: { hazard_type: 'volcano', region: 'etna' },
    }),
  ];
  for (const { json } of asked) stored.push(json.prediction_id);
  const other = await server.call('/api/v1/auth/register', {
    key: null,
    body: { email: 'other@example.org', password: 'a-long-and-unusual-passphrase-91' },
  });
  otherKey = other.json.api_key;
});
afterAll(() => server.stop());

/** The value at a JSON pointer (RFC 6901). */
function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((here, step) => (here as Record<string, unknown>)[step], value);
}

const NUMBER = /\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;
/** Numbers of the frame that are no values: the scale of scores, the ends of intervals. */
const FRAME = new Set(['100', '10', '90', '1']);

describe('a stored answer', () => {
  it('is the record whose hash anybody can recompute', async () => {
    for (const id of stored) {
      const { status, json } = await server.call(`/api/v1/predictions/${id}`);
      expect(status).toBe(200);
      const recomputed = createHash('sha256').update(canonicalJson(json.record)).digest('hex');
      expect(json.prediction_sha256).toBe(recomputed);
    }
  });

  it.each(['', '/narrative'])('404%s for another account, and for none there is', async (path) => {
    const { status, json } = await server.call(`/api/v1/predictions/${stored[0]}${path}`, {
      key: otherKey,
    });
    expect([status, json.code]).toEqual([404, 'not_found']);
    expect((await server.call(`/api/v1/predictions/2000000000${path}`)).status).toBe(404);
  });

  it('401 without a key, 422 for what is no number', async () => {
    expect((await server.call('/api/v1/predictions/1/narrative', { key: null })).status).toBe(401);
    const { status, json } = await server.call('/api/v1/predictions/one/narrative');
    expect([status, json.detail[0].loc]).toEqual([422, ['path', 'prediction_id']]);
  });
});

describe.each(READERS)('the narrative for a %s', (reader) => {
  it('shows no number that does not stand in the record', async () => {
    for (const id of stored) {
      const { json: kept } = await server.call(`/api/v1/predictions/${id}`);
      const { status, json } = await server.call(
        `/api/v1/predictions/${id}/narrative?reader=${reader}`,
      );
      expect(status).toBe(200);
      expect(json.paragraphs.length).toBeGreaterThan(1);
      const shown = json.citations as { pointer: string; value: unknown }[];
      for (const { pointer, value } of shown) expect(at(kept.record, pointer)).toBe(value);
      const proved = new Set(shown.flatMap(({ value }) => String(value).match(NUMBER) ?? []));
      const numbers: string[] = json.narrative.match(NUMBER) ?? [];
      // A number may be told with fewer digits than it is kept with, never with others.
      const cited = shown.map(({ value }) => value).filter((value) => typeof value === 'number');
      const unproved = numbers.filter(
        (number) =>
          !proved.has(number) && !FRAME.has(number) && strayNumbers(number, cited).length > 0,
      );
      expect(unproved).toEqual([]);
    }
  });
});

describe('the narrative', () => {
  it('is kept by record and reader, and written anew on refresh=1', async () => {
    const path = `/api/v1/predictions/${stored[0]}/narrative?reader=engineer`;
    await server.call(path);
    const again = (await server.call(path)).json;
    const anew = (await server.call(`${path}&refresh=1`)).json;
    expect([again.cached, anew.cached]).toEqual([true, false]);
    expect(anew.narrative).toBe(again.narrative);
  });

  const toldTo = async (reader: string, at: number): Promise<string> =>
    (await server.call(`/api/v1/predictions/${stored[at]}/narrative?reader=${reader}`)).json
      .narrative;

  it.each(READERS)(
    'tells a %s the probability itself, and the operation by its title',
    async (r) => {
      const market = await toldTo(r, 3);
      expect(market).toMatch(/The probability is [\d.e-]+ \(90 % interval [\d.e-]+ to [\d.e-]+\)/);
      expect(market).toMatch(/stored answer of “[^”]+”/);
      const region = await toldTo(r, 2);
      expect(region).toMatch(
        /an earthquake of magnitude 3 or more within 365 days: [\d.]+.*; magnitude 7 or more: [\d.]+/,
      );
      expect(region).not.toMatch(/predictRegion|days to months; A/);
    },
  );

  it('never lets an unknown part read as low', async () => {
    const { json } = await server.call(
      `/api/v1/predictions/${stored[1]}/narrative?reader=resident`,
    );
    expect(json.narrative).not.toMatch(/undefined|null|NaN/);
  });
});

describe('a record that is no longer kept', () => {
  it('is 404 with its hash and the day until which it was kept', async () => {
    const clock = { at: Date.parse('2026-01-05T00:00:00Z'), now: () => clock.at };
    const own = await startTestServer({ PREDICTION_KEEP_DAYS: 'enterprise:30' }, { clock });
    try {
      const { json: asked } = await own.call('/api/v1/volcano/predict', {
        body: { lat: 40.85, lon: 14.27 },
      });
      const path = `/api/v1/predictions/${asked.prediction_id}`;
      clock.at = Date.parse('2026-02-28T00:00:00Z');
      await dropOldPredictions.run(own.services, new AbortController().signal);
      expect((await own.call(path)).status).toBe(200);
      clock.at = Date.parse('2026-03-01T00:00:00Z');
      await dropOldPredictions.run(own.services, new AbortController().signal);
      for (const part of ['', '/narrative', '/evidence']) {
        const { status, json } = await own.call(path + part);
        expect([part, status, json]).toMatchObject([
          part,
          404,
          { kept_until: '2026-03-01', prediction_sha256: asked.prediction_sha256 },
        ]);
        expect(json.detail).toContain('was kept until 2026-03-01');
      }
    } finally {
      await own.stop();
    }
  });
});
