import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createPool } from '../workers/pool.ts';
import { benchRow, type BenchRow } from './harness.ts';
import { load, type Shot } from './load.ts';
import {
  cpuMsOf,
  preparedFolder,
  ready,
  startProduct,
  type ServerProcess,
} from './serverProcess.ts';

const PARTS = 8;
const ROWS = 250;
const WARM_UPS = 4;
const ROUNDS = 6;
const REQUESTS = 1_000;
const CONNECTIONS = 32;
const MOMENT = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00.000Z' };

/**
 * How cost grows with workers and with servers: parts of a portfolio on two threads beside one, and composites over HTTP by two servers that share
 * a PostgreSQL beside one. The servers are measured where `BENCH_DATABASE_URL` names a PostgreSQL in which a database may be made.
 */
export async function growth(): Promise<BenchRow[]> {
  const rows = [await threads()];
  const url = process.env['BENCH_DATABASE_URL'];
  if (url === undefined) process.stderr.write('no BENCH_DATABASE_URL: servers are not measured\n');
  else rows.push(...(await withDatabase(url, servers)));
  return rows;
}

/** Houses over the lands of the north, other ones in each part, so that nothing is remembered of a round before. */
function task(part: number) {
  const text = Array.from({ length: ROWS }, (_unused, i) => {
    const k = part * ROWS + i;
    const lat = (47 + 10 * Math.sin(k * 7.3)).toFixed(4);
    const lon = (60 + 50 * Math.sin(k * 3.1)).toFixed(4);
    return `{"lat":${lat},"lon":${lon},"replacement_value_usd":${200_000 + i}}`;
  }).join('\n');
  const input = {
    format: 'ndjson',
    columns: [],
    delimiter: ',',
    firstLine: 1,
    isPriced: true,
    text,
  };
  return { vertical: 'portfolio_part', input, facts: {}, moment: MOMENT };
}

async function threads(): Promise<BenchRow> {
  const msOf = async (count: number): Promise<number> => {
    const pool = createPool({
      threads: count,
      maxQueue: 4 * PARTS,
      deadlineMs: 300_000,
      maxOldGenerationMb: 1024,
    });
    let part = 0;
    const run = () => Promise.all(Array.from({ length: PARTS }, () => pool.run(task(part++))));
    // Each thread opens its tables and compiles for itself: of two, each sees half of a round.
    for (let round = 0; round < WARM_UPS * count; round++) await run();
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const startedAt = performance.now();
      await run();
      rounds.push(performance.now() - startedAt);
    }
    await pool.close();
    return Math.min(...rounds);
  };
  return benchRow({
    id: 'growth_threads',
    what: `${PARTS} parts of a portfolio of ${ROWS} houses each on the worker pool, two threads beside one`,
    value: await msOf(2),
    unit: 'ms',
    reference: await msOf(1),
    goal: 0.6,
  });
}

/** Runs a job on a database of its own, which is dropped after it. */
async function withDatabase<T>(url: string, job: (url: string) => Promise<T>): Promise<T> {
  const name = `gri_bench_${randomBytes(4).toString('hex')}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  try {
    const own = new URL(url);
    own.pathname = `/${name}`;
    return await job(own.href);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function servers(databaseUrl: string): Promise<BenchRow[]> {
  const environment = { DATABASE_URL: databaseUrl };
  const first = await preparedFolder(environment);
  const folder = mkdtempSync(join(tmpdir(), 'gri-bench-'));
  const both = [
    await startProduct(first.folder, environment),
    await startProduct(folder, environment),
  ];
  await Promise.all(both.map(ready));
  const measured = (count: number) => underLoad(both.slice(0, count), first.key);
  await measured(2);
  const one = await measured(1);
  const two = await measured(2);
  await Promise.all(both.map((server) => server.stop()));
  first.remove();
  rmSync(folder, { recursive: true, force: true });
  const what = 'georisk/score over HTTP on PostgreSQL, two servers beside one';
  return [
    benchRow({
      id: 'growth_servers_cpu',
      what: `${what}: CPU of the servers per request`,
      value: two.cpuUs,
      unit: 'us',
      reference: one.cpuUs,
      goal: 1.25,
    }),
    benchRow({
      id: 'growth_servers_time',
      what: `${what}: time for ${REQUESTS} requests; database and client share the machine`,
      value: two.ms,
      unit: 'ms',
      reference: one.ms,
      goal: 1,
    }),
  ];
}

/** Composites all over the world, asked of some servers in equal shares. */
async function underLoad(
  asked: readonly ServerProcess[],
  key: string,
): Promise<{ readonly cpuUs: number; readonly ms: number }> {
  const bodies = Array.from({ length: 200 }, (_unused, i) =>
    JSON.stringify({ lat: 60 * Math.sin(i * 7.3), lon: 179 * Math.sin(i * 3.1) }),
  );
  const cpu = () => asked.reduce((sum, { child }) => sum + cpuMsOf(child), 0);
  const before = cpu();
  const startedAt = performance.now();
  await Promise.all(
    asked.map(({ url }) => {
      const shot: Shot = {
        url: `${url}/api/v1/georisk/score`,
        headers: { 'X-API-Key': key },
        bodies,
      };
      const share = { connections: CONNECTIONS / asked.length, requests: REQUESTS / asked.length };
      return load(shot, share);
    }),
  );
  return {
    cpuUs: ((cpu() - before) * 1000) / REQUESTS,
    ms: performance.now() - startedAt,
  };
}
