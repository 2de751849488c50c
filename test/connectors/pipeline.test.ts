import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { dataset, isKnown } from '../../engines/facts.ts';
import type { AnswerStore, KeptAnswer } from '../../src/connectors/pipeline/cache.ts';
import {
  connector,
  embedded,
  service,
  type Connector,
  type Embedded,
} from '../../src/connectors/connector.ts';
import {
  createPipeline,
  type Pipeline,
  type PipelineOptions,
} from '../../src/connectors/pipeline/pipeline.ts';
import { faultServer, type FaultServer } from '../support/faultServer.ts';

const depth = dataset({
  id: 'test-depth',
  title: 'Depth',
  query: z.object({ at: z.number() }),
  answer: z.object({ depthM: z.number().min(0).max(100) }),
  sample: { depthM: 1 },
});
const card = {
  title: 'T',
  category: 'environmental',
  provider: 'P',
  home: 'https://h',
  licence: 'PD',
  cadence: '1 min',
  coverage: 'world',
} as const;

function source(
  id: string,
  more: Partial<Connector> & {
    keepSeconds?: number;
    staleSeconds?: number;
    persistent?: boolean;
  } = {},
): Connector {
  const { keepSeconds = 60, staleSeconds = 600, persistent = false, ...rest } = more;
  return connector({
    ...card,
    id,
    baseUrl: `https://${id}.example`,
    key: 'none',
    perMinute: 6000,
    serves: [
      service({
        dataset: depth,
        keepSeconds,
        staleSeconds,
        persistent,
        request: ({ at }) => (at < 0 ? undefined : { url: `/d?at=${at}` }),
        parse(reply) {
          if (reply.status !== 200)
            return { outcome: 'unavailable', reason: `HTTP ${reply.status}` };
          const body = z
            .object({ depth: z.number(), time: z.string() })
            .parse(JSON.parse(reply.text));
          return { outcome: 'data', value: { depthM: body.depth }, asOf: body.time };
        },
      }),
    ],
    ...rest,
  });
}

const table: Embedded = embedded({
  ...card,
  id: 'table',
  dataset: depth,
  asOf: '2020-01-01T00:00:00Z',
  answer: ({ at }) => (at > 50 ? { missing: 'no row' } : { depthM: 7 }),
});
const GOOD = '{"depth":12,"time":"2026-05-01T00:00:00Z"}';
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

async function server(): Promise<FaultServer> {
  const made = await faultServer(GOOD);
  open.push(made);
  return made;
}

function pipeline(
  more: Partial<PipelineOptions> & { at?: Record<string, string> } = {},
): Pipeline & { time: { ms: number } } {
  const time = { ms: Date.parse('2026-06-01T00:00:00Z') };
  const made = createPipeline({
    connectors: [source('a')],
    atlas: [],
    offline: false,
    clock: { now: () => time.ms },
    userAgent: 'test/1 (test@example.org)',
    settings: (id) => (more.at?.[id] === undefined ? {} : { url: more.at[id] }),
    manners: { retryMs: [5, 10] },
    probe: { reach: async () => true },
    ...more,
  });
  open.push(made);
  return Object.assign(made, { time });
}

describe('a question', () => {
  it('is answered live, then from memory without a promise, with the time of the data', async () => {
    const { url, seen } = await server();
    const { ask } = bound(pipeline({ at: { a: url } }));
    expect(await ask(1)).toEqual({
      value: { depthM: 12 },
      source: 'a',
      asOf: '2026-05-01T00:00:00Z',
      retrievedAt: '2026-06-01T00:00:00.000Z',
      status: 'live',
    });
    expect(ask(1)).toMatchObject({ status: 'cached', value: { depthM: 12 } });
    expect(seen).toEqual(['/d?at=1']);
  });

  it('asked a hundred times at once is fetched once', async () => {
    const { url, seen } = await server();
    const { ask } = bound(pipeline({ at: { a: url } }));
    const facts = await Promise.all(Array.from({ length: 100 }, async () => ask(3)));
    expect(new Set(facts.map((fact) => JSON.stringify(fact))).size).toBe(1);
    expect(seen).toHaveLength(1);
  });

  it('outside the dataset is missing with a reason', () => {
    const made = pipeline();
    expect(made.ask(depth({ at: Number.NaN }))).toMatchObject({
      missing: expect.stringContaining('outside'),
    });
  });

  it('outside a source passes to the next, and to the table', async () => {
    const { ask } = bound(pipeline({ atlas: [table] }));
    expect(await ask(-1)).toMatchObject({
      status: 'embedded',
      source: 'table',
      value: { depthM: 7 },
    });
  });

  it('asks six slow sources at once, and waits for none before the next', async () => {
    const fault = await server();
    const sixAsked = Promise.withResolvers<void>();
    let asked = 0;
    fault.behave(() => {
      if (++asked === 6) sixAsked.resolve();
      return { body: GOOD, after: sixAsked.promise };
    });
    const made = pipeline({ at: { a: fault.url }, manners: { concurrent: 6 } });
    const facts = await made.askMany([1, 2, 3, 4, 5, 6].map((at) => depth({ at })));
    expect(facts.every((fact) => isKnown(fact) && fact.status === 'live')).toBe(true);
  });
});

describe('a failing source', () => {
  it('gives way to its own last reply, with its true time and the reason', async () => {
    const fault = await server();
    const made = pipeline({ at: { a: fault.url }, atlas: [table] });
    const { ask } = bound(made);
    await ask(1);
    fault.behave('error_500');
    made.time.ms += 300_000;
    expect(await ask(1)).toMatchObject({
      status: 'stale',
      asOf: '2026-05-01T00:00:00Z',
      value: { depthM: 12 },
      reason: expect.stringContaining('500'),
    });
    made.time.ms += 600_000;
    expect(await ask(1)).toMatchObject({ status: 'embedded', source: 'table' });
  });

  it('gives way to the next source of the dataset, then to the table', async () => {
    const [bad, good] = [await server(), await server()];
    bad.behave('html');
    const made = pipeline({
      connectors: [source('a'), source('b')],
      at: { a: bad.url, b: good.url },
      atlas: [table],
    });
    const { ask } = bound(made);
    expect(await ask(1)).toMatchObject({
      status: 'live',
      source: 'b',
      reason: expect.stringContaining('unreadable'),
    });
    good.behave('wrong_types');
    expect(await ask(2)).toMatchObject({
      status: 'embedded',
      source: 'table',
      reason: expect.any(String),
    });
    expect(await ask(60)).toMatchObject({ missing: expect.stringContaining('no row; live:') });
  });

  it('asked alone has nobody to stand in', async () => {
    const [bad, good] = [await server(), await server()];
    bad.behave('html');
    const made = pipeline({
      connectors: [source('a'), source('b')],
      at: { a: bad.url, b: good.url },
      atlas: [table],
    });
    expect(await made.askFrom('a', depth({ at: 1 }))).toMatchObject({
      missing: expect.stringContaining('unreadable'),
      source: 'a',
    });
    expect(await made.askFrom('b', depth({ at: 1 }))).toMatchObject({
      status: 'live',
      source: 'b',
    });
    expect(made.askFrom('nobody', depth({ at: 1 }))).toMatchObject({
      missing: expect.stringContaining('no source'),
    });
  });

  it('may not send an impossible number', async () => {
    const fault = await server();
    fault.behave({ body: '{"depth":-999,"time":"2026-05-01T00:00:00Z"}' });
    expect(await bound(pipeline({ at: { a: fault.url } })).ask(1)).toMatchObject({
      missing: expect.stringContaining('impossible'),
    });
  });

  it('is asked again after 503 and answers, but not after 404', async () => {
    const fault = await server();
    let calls = 0;
    fault.behave(() => (++calls < 3 ? 'error_503' : { body: GOOD }));
    const { ask } = bound(pipeline({ at: { a: fault.url } }));
    expect(await ask(1)).toMatchObject({ status: 'live' });
    expect(fault.seen).toHaveLength(3);
    fault.behave({ status: 404, body: 'no' });
    expect(await ask(2)).toMatchObject({ missing: 'HTTP 404' });
    expect(fault.seen).toHaveLength(4);
  });

  it('that asks for a pause is left alone for its length', async () => {
    const fault = await server();
    fault.behave('too_many');
    const made = pipeline({ at: { a: fault.url }, atlas: [table] });
    const { ask } = bound(made);
    await ask(1);
    const asked = fault.seen.length;
    expect(ask(2)).toMatchObject({ status: 'embedded', reason: expect.stringContaining('pause') });
    expect(fault.seen).toHaveLength(asked);
    fault.behave({ body: GOOD });
    made.time.ms += 1100;
    expect(await ask(2)).toMatchObject({ status: 'live' });
  });

  it('opens its breaker after five failures, then costs nothing, then is tried again', async () => {
    const fault = await server();
    fault.behave('error_500');
    const made = pipeline({
      at: { a: fault.url },
      atlas: [table],
      manners: { openMs: 50, retryMs: [] },
    });
    const { ask } = bound(made);
    for (let at = 0; at < 5; at++) await ask(at);
    expect(ask(9)).toMatchObject({
      status: 'embedded',
      reason: expect.stringContaining('left alone'),
    });
    expect(fault.seen).toHaveLength(5);
    expect(made.health()[0]).toMatchObject({
      status: 'down',
      breaker: 'open',
      calls: 5,
      failures: 5,
    });
    fault.behave({ body: GOOD });
    await new Promise((done) => setTimeout(done, 60));
    made.time.ms += 60;
    expect(await ask(9)).toMatchObject({ status: 'live' });
    expect(made.health()[0]).toMatchObject({ status: 'operational', breaker: 'closed' });
  });

  it('is not asked the same question again at once', async () => {
    const fault = await server();
    fault.behave('html');
    const { ask } = bound(pipeline({ at: { a: fault.url } }));
    await ask(1);
    expect(ask(1)).toMatchObject({ missing: expect.any(String) });
    expect(fault.seen).toHaveLength(1);
  });
});

describe('a caller', () => {
  it('that leaves ends the fetch; the answer is a reason', async () => {
    const fault = await server();
    fault.behave('silent');
    const made = pipeline({ at: { a: fault.url } });
    const leave = new AbortController();
    const fact = made.ask(depth({ at: 1 }), leave.signal);
    setTimeout(() => leave.abort(), 20);
    expect(await fact).toMatchObject({ missing: expect.stringContaining('time allowed') });
  });

  it('whose time runs out gets the table, and the fetch serves the next', async () => {
    const fault = await server();
    fault.behave({ body: GOOD, delayMs: 100 });
    const made = pipeline({ at: { a: fault.url }, atlas: [table] });
    expect(await made.ask(depth({ at: 1 }), AbortSignal.timeout(20))).toMatchObject({
      status: 'embedded',
    });
    expect(await made.ask(depth({ at: 1 }))).toMatchObject({ status: 'live' });
    expect(fault.seen).toHaveLength(1);
  });
});

describe('the network', () => {
  it('down is noticed once: the first question waits for the probe, later ones get plain facts', async () => {
    let probes = 0;
    const reach = async () => (probes++, false);
    const made = pipeline({ atlas: [table], probe: { reach } });
    expect(await made.ask(depth({ at: 1 }))).toMatchObject({
      status: 'embedded',
      reason: 'network unreachable',
    });
    for (let at = 0; at < 50; at++)
      expect(made.ask(depth({ at }))).toMatchObject({
        status: 'embedded',
        reason: 'network unreachable',
      });
    expect(probes).toBe(1);
    expect(made.health()[0]).toMatchObject({ status: 'down', reason: 'network unreachable' });
  });

  it('that never answers the probe is down after its time', async () => {
    const made = pipeline({
      atlas: [table],
      probe: { reach: () => new Promise(() => undefined), probeMs: 30 },
    });
    await made.ready;
    expect(made.ask(depth({ at: 1 }))).toMatchObject({
      status: 'embedded',
      reason: 'network unreachable',
    });
  });

  it('that comes back is used again', async () => {
    let up = false;
    const made = pipeline({ atlas: [table], probe: { reach: async () => up, retryMs: 10 } });
    await made.ready;
    expect(made.health()[0]?.reason).toBe('network unreachable');
    up = true;
    await expect.poll(() => made.health()[0]?.reason).toBe('not called since the start');
  });

  it('switched off needs no probe; a source on this machine is still asked', async () => {
    const { url } = await server();
    const made = pipeline({
      offline: true,
      connectors: [source('a'), source('b')],
      at: { b: url },
      atlas: [table],
    });
    expect(await made.ask(depth({ at: 1 }))).toMatchObject({
      status: 'live',
      source: 'b',
      reason: 'offline by configuration',
    });
    const alone = pipeline({ offline: true, atlas: [table] });
    expect(alone.ask(depth({ at: 1 }))).toMatchObject({
      status: 'embedded',
      reason: 'offline by configuration',
    });
  });
});

describe('sources', () => {
  it('that need a key and have none are unconfigured, not down', () => {
    const made = pipeline({ connectors: [source('a', { key: 'required' })] });
    expect(made.ask(depth({ at: 1 }))).toMatchObject({
      missing: 'a has no key configured',
      source: 'a',
    });
    expect(made.health()[0]).toMatchObject({ status: 'unconfigured' });
  });

  it('with an answer a little too old give it at once and renew it behind', async () => {
    const { url, seen } = await server();
    const made = pipeline({ at: { a: url } });
    const { ask } = bound(made);
    await ask(1);
    made.time.ms += 70_000;
    expect(ask(1)).toMatchObject({ status: 'stale', retrievedAt: '2026-06-01T00:00:00.000Z' });
    await expect
      .poll(() => ask(1))
      .toMatchObject({ status: 'cached', retrievedAt: '2026-06-01T00:01:10.000Z' });
    expect(seen).toHaveLength(2);
  });

  it('that hardly change are read from the store, also when it breaks', async () => {
    const { url, seen } = await server();
    const kept = new Map<string, KeptAnswer>();
    const store: AnswerStore = {
      get: async (key) => kept.get(key),
      put: async (key, answer) => void kept.set(key, answer),
      newest: async () => [...kept],
    };
    const slow = [source('a', { persistent: true, keepSeconds: 1e6 })];
    await pipeline({ connectors: slow, at: { a: url }, store }).ask(depth({ at: 1 }));
    expect(kept.size).toBe(1);
    expect(
      await pipeline({ connectors: slow, at: { a: url }, store }).ask(depth({ at: 1 })),
    ).toMatchObject({ status: 'cached' });
    const offline = pipeline({ connectors: slow, offline: true, store });
    await offline.ready;
    expect(offline.ask(depth({ at: 1 }))).toMatchObject({
      status: 'cached',
      value: { depthM: 12 },
    });
    const broken: AnswerStore = {
      get: () => Promise.reject(new Error('gone')),
      put: () => Promise.reject(new Error('gone')),
    };
    expect(
      await pipeline({ connectors: slow, at: { a: url }, store: broken }).ask(depth({ at: 1 })),
    ).toMatchObject({ status: 'live' });
    expect(seen).toHaveLength(2);
  });
});

function bound(made: Pipeline) {
  return { ask: (at: number) => made.ask(depth({ at })) };
}
