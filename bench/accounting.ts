import { createAccounting } from '../src/db/accounting.ts';
import { openDatabase, type OpenDatabase } from '../src/db/orm.ts';
import { benchRow, cpuMicroseconds, median, type BenchRow } from './harness.ts';

const ACCOUNTS = 100;
const ROUNDS = 7;
const CALLS = 100_000;
/** Calls between two turns of the event loop, where counts are written. */
const TURN = 1_000;

/**
 * What a request costs before and after its work on the embedded database: finding its key, reserving minute, day and month,
 * the limit headers, and the usage row; with the writing of all counts.
 *
 * A hundred accounts call in turn on a clock that runs a millisecond per call, so no limit is met and each minute holds 300
 * times two thirds of its calls.
 */
export async function accounting(): Promise<BenchRow[]> {
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir: 'memory:',
    adminEmail: 'bench@localhost',
  });
  let nowMs = Date.UTC(2026, 5, 1);
  const { keys, meter } = createAccounting(database, { now: () => nowMs }, (error) =>
    console.error(error),
  );
  const secrets = await makeKeys(database, (id) => keys.issue(id, 'account'));
  let call = 0;
  const one = async (): Promise<number> => {
    nowMs += 3;
    const account = await keys.find(secrets[call++ % ACCOUNTS] ?? '');
    if (!account) throw new Error('a key is unknown');
    const admission = await meter.admit(account, 'georisk_score');
    admission.settle(200, true);
    return Object.keys(admission.headers).length;
  };
  const round = async (): Promise<void> => {
    let headers = 0;
    for (let done = 0; done < CALLS; done += TURN) {
      for (let step = 0; step < TURN; step++) headers += await one();
      await new Promise((next) => setImmediate(next));
    }
    await meter.flush();
    if (headers !== CALLS * 5) throw new Error('a call had no limit headers');
  };
  const value = await perCallUs(round);
  await meter.close();
  await database.close();
  const what = 'key, three limits with headers and usage row, per request, embedded: CPU';
  return [benchRow({ id: 'accounting', what, value, unit: 'us', reference: null, goal: 40 })];
}

/** CPU of one call, the middle of the rounds after a first that is not counted. */
async function perCallUs(round: () => Promise<void>): Promise<number> {
  await round();
  const figures: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn++) figures.push((await cpuMicroseconds(round)) / CALLS);
  return median(figures);
}

async function makeKeys(
  database: OpenDatabase,
  issue: (accountId: number) => Promise<{ secret: string }>,
): Promise<string[]> {
  const secrets: string[] = [];
  for (let number = 0; number < ACCOUNTS; number++) {
    const values = [`bench${number}@localhost`];
    const [row] = await database.sql<{ id: number }>(
      `insert into account (email, tier, created_at) values ($1, 'pro', now()) returning id`,
      values,
    );
    secrets.push((await issue(row?.id ?? 0)).secret);
  }
  return secrets;
}
