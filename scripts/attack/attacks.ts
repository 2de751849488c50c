import { Agent, request } from 'undici';
import { mintKey } from '../../src/core/keyFormat.ts';
import type { Target } from './target.ts';

/** What an attack reached, and the most that it may reach. */
export interface Finding {
  readonly figure: number;
  readonly unit: string;
  readonly bound: number;
  /** What was answered, where that is part of the promise. */
  readonly note?: string;
}

/** One thing that a stranger may try; bounded in count and time. */
export interface Attack {
  readonly name: string;
  /** Left out of the short form. */
  readonly isLong?: boolean;
  run(this: void, target: Target): Promise<Finding>;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const MB = 1_048_576;

async function post(url: string, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body });
  await answer.arrayBuffer();
  return answer.status;
}

function percentile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? NaN;
}

/** Milliseconds of each of so many calls, one after the other. */
async function timed(times: number, call: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const from = performance.now();
    await call();
    taken.push(performance.now() - from);
  }
  return taken;
}

/** The heap between two collections: the least of some readings. */
async function leastHeap(metric: Target['metric']): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let reading = 0; reading < 12; reading++) {
    least = Math.min(least, await metric('nodejs_heap_size_used_bytes'));
    await new Promise((next) => setTimeout(next, 150));
  }
  return least;
}

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

/** Median of a plain call, against which others are measured: machines differ. */
async function plainMs({ url }: Target): Promise<number> {
  const call = async () => (await fetch(`${url}/api/v1/auth/tiers`)).arrayBuffer();
  await timed(20, call);
  return percentile(await timed(40, call), 0.5);
}

const longQuery: Attack = {
  name: 'queries of 15 kB with thousands of parameters: median, over a plain call',
  async run(target) {
    const { url } = target;
    const plain = await plainMs(target);
    const query = 'a&'.repeat(7_500);
    const taken = await timed(30, async () =>
      (await fetch(`${url}/api/v1/auth/tiers?${query}`)).arrayBuffer(),
    );
    return { figure: percentile(taken, 0.5) / plain, unit: 'times', bound: 4 };
  },
};

const toolsWithoutKey: Attack = {
  name: 'MCP tools/list without a key: median, over a plain call',
  async run(target) {
    const { url } = target;
    const plain = await plainMs(target);
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    let status = 0;
    const taken = await timed(30, async () => (status = await post(`${url}/mcp`, body)));
    return {
      figure: percentile(taken, 0.5) / plain,
      unit: 'times',
      bound: 4,
      note: String(status),
    };
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

const slowHead: Attack = {
  name: 'a head that never ends: seconds until the connection is closed',
  isLong: true,
  async run({ raw }) {
    const from = performance.now();
    await raw('GET /docs HTTP/1.1\r\nHost: a\r\nX-Slow: ', 40_000);
    return { figure: (performance.now() - from) / 1_000, unit: 's', bound: 15 };
  },
};

/** Callers that never stop, each on a connection of its own, until told. */
function crowd(url: string, connections: number): { stop: () => Promise<void> } {
  const agent = new Agent({ connections });
  let isOver = false;
  const callers = Array.from({ length: connections }, async () => {
    while (!isOver) {
      const answer = await request(`${url}/api/v1/tools/manifest`, { dispatcher: agent }).catch(
        () => undefined,
      );
      await answer?.body.dump();
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(callers);
      await agent.close();
    },
  };
}

const loudStranger: Attack = {
  name: 'a stranger with 100 connections: p99 of a paying caller, over unloaded',
  isLong: true,
  async run({ url, key }) {
    const call = () =>
      post(`${url}/api/v1/volcano/predict`, '{"lat":40.8,"lon":14.3}', { 'X-API-Key': key });
    await timed(200, call);
    const calm = percentile(await timed(300, call), 0.99);
    const strangers = crowd(url, 100);
    await new Promise((next) => setTimeout(next, 1_000));
    const loaded = percentile(await timed(200, call), 0.99);
    await strangers.stop();
    return {
      figure: loaded / calm,
      unit: 'times',
      bound: 3,
      note: `${calm.toFixed(1)} to ${loaded.toFixed(1)} ms`,
    };
  },
};

/** Every attack, cheap ones first; the guesser last, since it closes its address for a minute. */
export const ATTACKS: readonly Attack[] = [
  longQuery,
  toolsWithoutKey,
  batchedTools,
  deepBody,
  twoHosts,
  inventedNames,
  idleConnections,
  slowHead,
  loudStranger,
  guessedKeys,
];
