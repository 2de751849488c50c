import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { connectors } from '../../src/connectors/index.ts';
import { createDispatcher } from '../../src/connectors/pipeline/dispatcher.ts';
import { fetchReply } from '../../src/connectors/pipeline/fetchReply.ts';
import { createPipeline } from '../../src/connectors/pipeline/pipeline.ts';
import { fromCsv, rowsOf } from '../../src/connectors/pipeline/reply.ts';
import type { IncomingMessage } from 'node:http';
import { faultServer, type Behaviour } from '../support/faultServer.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const NOW = Date.UTC(2026, 5, 1);
interface Asked {
  readonly dataset: string;
  readonly query: object;
}

/** Asks one source, moved to a server that behaves in one way; every log line is kept. */
async function askMoved(
  id: string,
  { dataset, query }: Asked,
  behaviour: Parameters<Awaited<ReturnType<typeof faultServer>>['behave']>[0],
  key?: string,
): Promise<{ fact: string; logged: string; health: string; seen: string; url: string }> {
  const server = await faultServer('{}');
  server.behave(behaviour);
  open.push(() => server.close());
  const logged: object[] = [];
  const source = connectors.find((each) => each.id === id);
  const asked = source?.serves.find((each) => each.dataset.id === dataset)?.dataset;
  if (!source || !asked) throw new Error(`there is no ${id} ${dataset}`);
  const pipeline = createPipeline({
    connectors: [source],
    atlas: [],
    offline: false,
    clock: { now: () => NOW },
    userAgent: 'test/1 (test@example.org)',
    settings: () => ({ url: server.url, ...(key === undefined ? {} : { key }) }),
    manners: { retryMs: [1, 1] },
    log: (event) => logged.push(event),
  });
  open.push(() => pipeline.close());
  const fact = JSON.stringify(await pipeline.ask(asked(query)));
  return {
    fact,
    logged: JSON.stringify(logged),
    health: JSON.stringify(pipeline.health()),
    seen: server.seen.join(' '),
    url: server.url,
  };
}

const NOTHING = '{"type":"FeatureCollection","features":[],"metadata":{"generated":1780000000000}}';

describe('a list without rows, where rows are certain', () => {
  it.each([
    ['usgs-summary-feeds', { dataset: 'quake-feed', query: { hours: 24 } }, { body: NOTHING }],
    ['emsc-event', { dataset: 'quake-feed', query: { hours: 24 } }, { status: 204, body: '' }],
    ['smithsonian-gvp-votw', { dataset: 'holocene-volcanoes', query: {} }, { body: NOTHING }],
    ['sec-edgar', { dataset: 'company-tickers', query: {} }, { body: '{}' }],
    ['nws-api', { dataset: 'alert-types', query: {} }, { body: '{"eventTypes":[]}' }],
    [
      'nasa-firms-files',
      { dataset: 'active-fires', query: { lat: 38.5, lon: -121.5, radiusKm: 200 } },
      {
        type: 'text/csv',
        body: 'latitude,longitude,bright_ti4,scan,track,acq_date,acq_time,satellite,confidence,version,bright_ti5,frp,daynight\n',
      },
    ],
  ] as const)('of %s is no answer', async (id, asked, behaviour) => {
    const { fact } = await askMoved(id, asked, behaviour);
    expect(fact).toMatch(/"missing":".*no rows/);
  });

  it('and where none may be, it is one', async () => {
    const hour = { dataset: 'quake-feed', query: { hours: 1, minMagnitude: 4.5 } };
    const { fact } = await askMoved('usgs-summary-feeds', hour, { body: NOTHING });
    expect(fact).toMatch(/"events":\[\]/);
  });
});

describe('rows', () => {
  const row = z.object({ a: z.number() });

  it('beyond the cap are refused before any is looked at', () => {
    let looked = 0;
    const rows = Array.from({ length: 500_000 }, () => ({
      get a() {
        looked++;
        return 1;
      },
    }));
    expect(rowsOf(rows, row, (each) => each)).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply has more than 50000 rows',
    });
    expect(looked).toBe(0);
  });

  it('of a table are counted before it is read', () => {
    const text = `a,b\n${'1,2\n'.repeat(60_000)}`;
    const reply = { status: 200, contentType: 'text/csv', text, url: 'https://a.example' };
    const read = (rows: unknown[]) =>
      ({ outcome: 'data', value: rows.length, asOf: null }) as const;
    expect(fromCsv(reply, /^a,b/, read)).toMatchObject({ outcome: 'unavailable' });
    expect(fromCsv(reply, /^a,b/, read, 60_000)).toMatchObject({ value: 60_000 });
  });
});

it('a packed file is unpacked piece by piece, and no further than the cap', async () => {
  const server = await faultServer('{}');
  const dispatcher = createDispatcher();
  open.push(
    () => server.close(),
    () => dispatcher.destroy(),
  );
  const get = () =>
    fetchReply(
      { url: server.url },
      { maxBytes: 100_000, userAgent: 'test/1', dispatcher },
      AbortSignal.timeout(5_000),
    );
  server.behave({ body: gzipSync('a,b\n1,2\n'), type: 'application/gzip' });
  expect((await get()).text).toBe('a,b\n1,2\n');
  server.behave({ body: gzipSync(Buffer.alloc(50_000_000)), type: 'application/gzip' });
  await expect(get()).rejects.toMatchObject({ message: expect.stringContaining('larger than') });
});

describe('the key and the address of a source', () => {
  const FIRES = { dataset: 'active-fires', query: { lat: 38.5, lon: -121.5, radiusKm: 50 } };
  const AIR = { dataset: 'air-quality-report', query: { lat: 34.05, lon: -118.24 } };
  const DAYS = {
    dataset: 'air-history',
    query: { stateCode: '49', countyCode: '035', year: 2023 },
  };
  const NIGHT = {
    dataset: 'nightfires',
    query: { lat: 31.9, lon: -102.1, radiusKm: 100, date: '2026-05-01' },
  };
  const echo = (request: IncomingMessage): Behaviour => ({
    status: 400,
    type: 'text/plain',
    body: `bad ${request.url ?? ''} ${request.headers.authorization ?? ''} at ${request.headers.host ?? ''}`.slice(
      0,
      75,
    ),
  });

  it.each([
    ['nasa-firms', FIRES, 'canary+key/00 77=='],
    ['epa-airnow', AIR, 'CANARY-0123-4567-89AB'],
    ['epa-aqs', DAYS, 'canary@example.org:canarykey77'],
    ['viirs-nightfire', NIGHT, 'canary.bearer.token'],
  ] as const)(
    'of %s are in no answer, log line or state, even where it repeats them',
    async (id, asked, key) => {
      for (const behaviour of [
        echo,
        { status: 500, body: 'no' },
        { status: 302, headers: { location: 'http://elsewhere.example/' }, body: '' },
      ] as const) {
        const { seen, url, ...shown } = await askMoved(id, asked, behaviour, key);
        expect(seen).not.toBe('');
        const { host } = new URL(url);
        for (const [place, text] of Object.entries(shown))
          for (const secret of [
            ...key.split(':'),
            encodeURIComponent(key),
            Buffer.from(key).toString('base64'),
            host,
            'elsewhere.example',
          ])
            expect([id, place, secret, text.includes(secret)]).toEqual([id, place, secret, false]);
        expect(shown.fact).toContain('"missing"');
      }
    },
  );
});
