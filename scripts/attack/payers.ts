import { availableParallelism } from 'node:os';
import { Agent, request } from 'undici';
import { JSON_TYPE, percentile, type Attack } from './measure.ts';
import type { Target } from './target.ts';

/** Time that is measured, ms, after as long in which the engine compiles what it runs. */
const RUN_MS = 20_000;
/** Rows of the portfolio: more than are done meanwhile. */
const ROWS = 200_000;
/** POLICY: what /healthz may wait for at most, ms. */
const MOST_MS = 20;

/** Points of the contiguous United States, the same in every run. */
function points(count: number, from: number) {
  return Array.from({ length: count }, (_unused, i) => ({
    lat: Number((36.5 + 11.5 * Math.sin((from + i) * 7.3)).toFixed(4)),
    lon: Number((-97.5 + 22 * Math.sin((from + i) * 3.1)).toFixed(4)),
  }));
}

const batchOf = (turn: number): readonly [path: string, body: object] => {
  const at = points(100, turn * 100);
  return turn % 2 === 0
    ? ['/api/v1/real-estate/ground-truth/batch', { properties: at }]
    : [
        '/api/v1/insurance/portfolio-batch',
        { locations: at.map((point) => ({ ...point, replacement_value_usd: 400_000 })) },
      ];
};

/** The longest turn while two callers for each core never stop asking for a hundred properties, and a portfolio runs on the same threads. */
async function besidePayers({ url, key, loopTurns }: Target) {
  const dispatcher = new Agent();
  const headers = { ...JSON_TYPE, 'X-API-Key': key };
  const statuses = new Map<number, number>();
  let [isGoing, turn] = [true, 0];
  const payer = async (): Promise<void> => {
    while (isGoing) {
      const [path, body] = batchOf(turn++);
      const text = JSON.stringify(body);
      const asked = { dispatcher, method: 'POST' as const, headers, body: text };
      const { statusCode, body: answer } = await request(url + path, asked);
      await answer.dump();
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
  };
  const job = await beginPortfolio(url, key);
  const payers = Array.from({ length: 2 * availableParallelism() }, payer);
  await new Promise((next) => setTimeout(next, RUN_MS));
  await loopTurns();
  const health: number[] = [];
  const until = performance.now() + RUN_MS;
  while (performance.now() < until) {
    const from = performance.now();
    await (await request(`${url}/healthz`, { dispatcher })).body.dump();
    health.push(performance.now() - from);
    await new Promise((next) => setTimeout(next, 10));
  }
  const turns = await loopTurns();
  isGoing = false;
  await Promise.all(payers);
  const ended = await request(url + job, { dispatcher, method: 'DELETE', headers });
  await ended.body.dump();
  await dispatcher.close();
  return { turns, health, statuses };
}

async function beginPortfolio(url: string, key: string): Promise<string> {
  const rows = points(ROWS, 0).map(({ lat, lon }) => `${lat},${lon},400000`);
  const { statusCode, headers, body } = await request(`${url}/api/v1/insurance/portfolios`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv', 'X-API-Key': key },
    body: ['lat,lon,replacement_value_usd', ...rows].join('\n'),
  });
  const text = await body.text();
  if (statusCode !== 202) throw new Error(`the portfolio was answered ${statusCode}: ${text}`);
  return new URL(String(headers['location']), url).pathname;
}

export const loopBesidePayers: Attack = {
  name: 'batches of 100 on every worker and a portfolio: longest turn of the event loop, CPU',
  isLong: true,
  async run(target) {
    const { turns, health, statuses } = await besidePayers(target);
    const answers = [...statuses].map(([status, count]) => `${count} answers ${status}`).join(', ');
    const at = (share: number): string => percentile(health, share).toFixed(1);
    return {
      figure: turns.longestMs,
      unit: 'ms',
      bound: MOST_MS,
      note: `${turns.over20Ms} of ${turns.turns} turns of 20 ms and more, /healthz p50 ${at(0.5)}, p99 ${at(0.99)} ms of the clock, ${answers}`,
    };
  },
};
