import { benchRow, median, type BenchRow } from './harness.ts';
import { load, type Shot } from './load.ts';
import {
  cpuMsOf,
  preparedFolder,
  residentMbOf,
  startBare,
  startProduct,
  type ServerProcess,
  ready,
} from './serverProcess.ts';

const ROUNDS = 5;
const REQUESTS = 3_000;
const WARM_UP = 2_000;

/** Places all over the world, so that no answer is a repetition of the one before. */
const BODIES = Array.from({ length: 200 }, (_unused, i) =>
  JSON.stringify({
    lat: Math.round(Math.sin(i * 7.3) * 600) / 10,
    lon: Math.round(Math.sin(i * 3.1) * 1790) / 10,
  }),
);

/** CPU of a composite over HTTP with key, limits, usage and storage on; its latency with 64 connections; memory after it. */
export async function http(): Promise<BenchRow[]> {
  const { folder, key, remove } = await preparedFolder();
  const product = await startProduct(folder);
  await ready(product);
  const memory = await memoryRow(product, key);
  const shot: Shot = {
    url: `${product.url}/api/v1/georisk/score`,
    headers: { 'X-API-Key': key },
    bodies: BODIES,
  };
  const { bodyBytes } = await load(shot, { connections: 16, requests: WARM_UP });
  const bare = await startBare(Math.round(bodyBytes));
  const bareShot: Shot = { ...shot, url: `${bare.url}/` };
  await load(bareShot, { connections: 16, requests: WARM_UP });
  const cpu = await cpuInTurn([product, shot], [bare, bareShot]);
  const busy = await load(shot, { connections: 64, requests: REQUESTS });
  const bareBusy = await load(bareShot, { connections: 64, requests: REQUESTS });
  await Promise.all([product.stop(), bare.stop()]);
  remove();
  const row = (
    id: string,
    what: string,
    unit: string,
    [value, reference]: readonly [number, number],
  ) => benchRow({ id, what: `georisk/score over HTTP, ${what}`, value, unit, reference, goal: 6 });
  return [
    row('point_http', 'key, limits, usage and storage on: CPU per request', 'us', cpu),
    row('point_http_p50', '64 connections: p50', 'ms', [busy.p50Ms, bareBusy.p50Ms]),
    row('point_http_p99', '64 connections: p99', 'ms', [busy.p99Ms, bareBusy.p99Ms]),
    memory,
  ];
}

type Contender = readonly [server: ServerProcess, shot: Shot];

/** CPU per request of two servers in turn, the middle of the rounds, microseconds. */
async function cpuInTurn(ours: Contender, theirs: Contender): Promise<[number, number]> {
  const [mine, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    mine.push(await cpuPerRequestUs(...ours));
    other.push(await cpuPerRequestUs(...theirs));
  }
  return [median(mine), median(other)];
}

async function cpuPerRequestUs(server: ServerProcess, shot: Shot): Promise<number> {
  const before = cpuMsOf(server.child);
  const { requests } = await load(shot, { connections: 16, requests: REQUESTS });
  return ((cpuMsOf(server.child) - before) * 1000) / requests;
}

/** Memory of the idle server after its first answer, beside a bare server with 260 MB for the embedded database. */
async function memoryRow(product: ServerProcess, key: string): Promise<BenchRow> {
  await load(
    { url: `${product.url}/api/v1/georisk/score`, headers: { 'X-API-Key': key }, bodies: BODIES },
    { connections: 1, requests: 1 },
  );
  const bare = await startBare();
  await new Promise((next) => setTimeout(next, 3_000));
  const value = residentMbOf(product.child);
  const reference = residentMbOf(bare.child) + 260;
  await bare.stop();
  return benchRow({
    id: 'memory',
    what: 'resident, idle after the first answer, beside bare + 260 MB; the goal is 200 MB more',
    value,
    unit: 'MB',
    reference,
    goal: (reference + 200) / reference,
  });
}
