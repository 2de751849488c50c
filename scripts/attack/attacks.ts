import { connect } from 'node:net';
import { mintKey } from '../../src/core/keyFormat.ts';
import {
  endlessUnpacking,
  healthBesideBombs,
  longTexts,
  manyColumns,
  sharedChunk,
  swellingFile,
} from './files.ts';
import { get, leastHeap, MB, overPlain, percentile, post, timed, type Attack } from './measure.ts';
import { loopBesidePayers } from './payers.ts';
import { healthBesideStrangers, heavyStranger, loudStranger } from './strangers.ts';

const inventedNames: Attack = {
  name: 'bodies of invented member names to an open route under Idempotency-Key: memory gained',
  async run({ url, metric }) {
    const send = (round: number) =>
      post(
        `${url}/api/v1/auth/register`,
        JSON.stringify(
          Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`n${round}_${i}`, i])),
        ),
        { 'Idempotency-Key': `attack-${round}` },
      );
    for (let round = 0; round < 20; round++) await send(round);
    const before = await leastHeap(metric);
    for (let round = 20; round < 220; round++) await send(round);
    const gained = (await leastHeap(metric)) - before;
    return { figure: gained / MB, unit: 'MB', bound: 64 };
  },
};

const longQuery: Attack = {
  name: 'queries of 15 kB with thousands of parameters: median, over a plain call',
  async run({ url }) {
    const query = 'a&'.repeat(7_500);
    const figure = await overPlain(url, () => get(`${url}/api/v1/auth/tiers?${query}`));
    return { figure, unit: 'times', bound: 4 };
  },
};

const toolsWithoutKey: Attack = {
  name: 'MCP tools/list without a key: median, over a plain call',
  async run({ url }) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    let status = 0;
    const figure = await overPlain(url, async () => (status = await post(`${url}/mcp`, body)));
    return { figure, unit: 'times', bound: 4, note: String(status) };
  },
};

const batchedTools: Attack = {
  name: 'MCP batch of 100 calls with a key: time until refused',
  async run({ url, key }) {
    const body = JSON.stringify(
      Array.from({ length: 100 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' })),
    );
    let status = 0;
    const [ms = NaN] = await timed(
      1,
      async () => (status = await post(`${url}/mcp`, body, { 'X-API-Key': key })),
    );
    return { figure: ms, unit: 'ms', bound: 500, note: String(status) };
  },
};

const deepBody: Attack = {
  name: 'body nested 200,000 levels deep: time until refused',
  async run({ url, key }) {
    const body = `{"lat":1,"lon":2,"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    let status = 0;
    const [ms = NaN] = await timed(1, async () => {
      status = await post(`${url}/api/v1/volcano/predict`, body, { 'X-API-Key': key });
    });
    return { figure: ms, unit: 'ms', bound: 1_000, note: String(status) };
  },
};

const guessedKeys: Attack = {
  name: 'two hundred well-formed keys that nobody has: refused before the database from the sixty-first',
  async run({ url }) {
    let lookedUp = 0;
    for (let i = 0; i < 200; i++) {
      const { status } = await fetch(`${url}/api/v1/auth/me`, {
        headers: { 'X-API-Key': mintKey('account').secret },
      });
      if (status === 401) lookedUp++;
    }
    return { figure: lookedUp, unit: 'lookups', bound: 60 };
  },
};

const twoHosts: Attack = {
  name: 'two Host headers: requests answered',
  async run({ raw }) {
    const answer = await raw(
      'GET /docs HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
    );
    return {
      figure: answer.startsWith('HTTP/1.1 400') ? 0 : 1,
      unit: 'answers',
      bound: 0,
      note: answer.slice(9, 12),
    };
  },
};

const idleConnections: Attack = {
  name: 'three hundred idle connections: p99 of /healthz',
  async run({ url, raw }) {
    const idle = Array.from({ length: 300 }, () => raw('GET /docs HTTP/1.1\r\nHost: a\r\n', 3_000));
    await new Promise((next) => setTimeout(next, 500));
    const taken = await timed(100, async () => (await fetch(`${url}/healthz`)).arrayBuffer());
    await Promise.all(idle);
    return { figure: percentile(taken, 0.99), unit: 'ms', bound: 100 };
  },
};

const hungUp: Attack = {
  name: 'two thousand calls in 250 connections whose caller hangs up: time until the next is answered',
  async run({ url }) {
    const { hostname, port, host } = new URL(url);
    const calls = `GET /api/v1/auth/tiers HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(8);
    const hangUp = () =>
      new Promise<void>((over) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(calls, () => socket.destroy());
        });
        socket.once('error', () => over()).once('close', () => over());
      });
    await Promise.all(Array.from({ length: 250 }, hangUp));
    const from = performance.now();
    const answer = await fetch(`${url}/api/v1/auth/tiers`, {
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined);
    return {
      figure: performance.now() - from,
      unit: 'ms',
      bound: 1_000,
      note: String(answer?.status ?? 'no answer'),
    };
  },
};

const slowHead: Attack = {
  name: 'a head that never ends: seconds until the connection is closed',
  isLong: true,
  async run({ raw }) {
    const from = performance.now();
    await raw('GET /docs HTTP/1.1\r\nHost: a\r\nX-Slow: ', 40_000);
    return { figure: (performance.now() - from) / 1_000, unit: 's', bound: 15 };
  },
};

/** Every attack, cheap ones first; the guesser last, since it closes its address for a minute. */
export const ATTACKS: readonly Attack[] = [
  longQuery,
  toolsWithoutKey,
  batchedTools,
  deepBody,
  swellingFile,
  longTexts,
  manyColumns,
  sharedChunk,
  endlessUnpacking,
  healthBesideBombs,
  twoHosts,
  inventedNames,
  idleConnections,
  hungUp,
  slowHead,
  loudStranger,
  healthBesideStrangers,
  heavyStranger,
  loopBesidePayers,
  guessedKeys,
];
