import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import type { Services } from '../../src/core/context.ts';
import { openDatabase } from '../../src/db/orm.ts';
import { createJobs } from '../../src/jobs/createJobs.ts';
import { POSTGRES_URL, postgresDatabase } from '../support/database.ts';
import { PARTS, slowSum, SOME_DONE } from '../support/slowSum.ts';

const CHILD = join(import.meta.dirname, '../support/children/jobServer.ts');

/** Starts a server with a job and kills it once a few of its parts are done: the job's id. */
async function killedInTheMidst(dataDir: string, databaseUrl?: string): Promise<string> {
  const child = spawn(process.execPath, [CHILD, dataDir, ...(databaseUrl ? [databaseUrl] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let id = '';
  let begun = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [what, which = ''] = line.split(' ');
    if (what === 'id') id = which;
    if (what === 'part') begun++;
    if (id !== '' && begun >= SOME_DONE) break;
  }
  const killed = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await killed;
  return id;
}

async function finishesElsewhere(databaseUrl?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gri-jobs-'));
  const id = await killedInTheMidst(dataDir, databaseUrl);
  const database = await openDatabase({ dataDir, databaseUrl, adminEmail: 'admin@localhost' });
  const again: number[] = [];
  const jobs = createJobs({
    database,
    databaseUrl,
    kinds: [slowSum(20, (part) => again.push(part))],
    routines: [],
    services: () =>
      ({ log: { warn: () => undefined, error: () => undefined } }) as unknown as Services,
  });
  const before = await jobs.find(id, 'anyone');
  expect(before?.partsDone).toBeGreaterThan(0);
  expect(before?.partsDone).toBeLessThan(PARTS);
  await jobs.figures();
  let job = before;
  for (let tries = 0; tries < 900 && job?.status !== 'done'; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    job = await jobs.find(id, 'anyone');
  }
  expect(job).toMatchObject({
    status: 'done',
    result: (PARTS * (PARTS - 1)) / 2,
    partsDone: PARTS,
  });
  // What the lost server had kept is not done again.
  expect(again.length).toBe(PARTS - (before?.partsDone ?? 0));
  await jobs.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

describe('a job whose server is killed', { timeout: 120_000 }, () => {
  it('is finished by the next server on the embedded database, nothing done twice', () =>
    finishesElsewhere());

  it.runIf(POSTGRES_URL)('is finished by another server on PostgreSQL', async () => {
    const { url, drop } = await postgresDatabase();
    await finishesElsewhere(url);
    await drop();
  });
});
