import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Keys } from '../src/core/keys.ts';
import { createAccounting } from '../src/db/accounting.ts';
import { openDatabase, type OpenDatabase } from '../src/db/orm.ts';
import { benchRow, cpuMicroseconds, median, type BenchRow } from './harness.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgresql://postgres@127.0.0.1:5432/postgres';
const ACCOUNTS = 100;
const ROUNDS = 7;
/** A hundred accounts of 300 calls a minute allow fifteen rounds. */
const CALLS = 2_000;
/** The most that a call may cost, us of CPU. */
const MOST_US = 300;
/** Calls under way at a time, as on a busy server. */
const LANES = 16;

/**
 * What a request costs this process before and after its work where servers share PostgreSQL: finding its key among those that are remembered, one
 * statement that confirms it and takes the call from minute, day and month, the limit headers, and its usage row. The reference is the least statement
 * there is (`select $1`) through the same pool, in the same run. No rows where no PostgreSQL is at hand.
 */
export async function accountingShared(): Promise<BenchRow[]> {
  const name = `bench_${process.pid}`;
  if (!(await administer(`create database ${name}`))) return [];
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const url = new URL(SERVER);
    url.pathname = `/${name}`;
    const database = await openDatabase({
      databaseUrl: url.href,
      dataDir,
      adminEmail: 'bench@localhost',
    });
    await database.prepared();
    return [await measured(database).finally(() => database.close())];
  } finally {
    await administer(`drop database if exists ${name} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measured(database: OpenDatabase): Promise<BenchRow> {
  const { keys, meter } = createAccounting(database, Date, (error) => console.error(error));
  const secrets = await secretsOf(database, keys);
  const call = async (turn: number): Promise<void> => {
    const account = await keys.find(secrets[turn % ACCOUNTS] ?? '');
    if (!account) throw new Error('a key is unknown');
    const admission = await meter.admit(account, 'georisk_score');
    admission.settle(200, true);
    if (Object.keys(admission.headers).length === 0) throw new Error('a call had no limit headers');
  };
  const bare = async (turn: number): Promise<void> => {
    await database.sql('select $1::int as n', [turn]);
  };
  const [ours, least]: [number[], number[]] = [[], []];
  await Promise.all([inLanes(call), inLanes(bare)]);
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(
      await cpuMicroseconds(async () => {
        await inLanes(call);
        await meter.flush();
      }),
    );
    least.push(await cpuMicroseconds(() => inLanes(bare)));
  }
  await meter.close();
  const reference = median(least) / CALLS;
  return benchRow({
    id: 'accounting_shared',
    what: 'key, three limits with headers and usage row, per request, PostgreSQL: CPU (300 us at most)',
    value: median(ours) / CALLS,
    unit: 'us',
    reference,
    goal: MOST_US / reference,
  });
}

/** Keys of new accounts. */
async function secretsOf(database: OpenDatabase, keys: Keys): Promise<string[]> {
  const secrets: string[] = [];
  for (let number = 0; number < ACCOUNTS; number++) {
    const [row] = await database.sql<{ id: number }>(
      `insert into account (email, tier, created_at) values ($1, 'pro', now()) returning id`,
      [`bench${number}@localhost`],
    );
    secrets.push((await keys.issue(row?.id ?? 0, 'account')).secret);
  }
  return secrets;
}

async function inLanes(one: (turn: number) => Promise<void>): Promise<void> {
  let turn = 0;
  const lane = async (): Promise<void> => {
    while (turn < CALLS) await one(turn++);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Whether the server did it; false where none is at hand. */
async function administer(statement: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.query(statement);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
