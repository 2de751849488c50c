import { createJobs } from '../../../src/jobs/createJobs.ts';
import type { Services } from '../../../src/core/context.ts';
import { openDatabase } from '../../../src/db/orm.ts';
import { PARTS, slowSum } from '../slowSum.ts';

// A server that begins a job and is killed in the midst of it; it tells the job's id and each part that it begins, a line each.
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl, adminEmail: 'admin@localhost' });
const told = slowSum(400, (part) => process.stdout.write(`part ${part}\n`));
const jobs = createJobs({
  database,
  databaseUrl,
  kinds: [told],
  routines: [],
  services: () => ({ log: console }) as unknown as Services,
});
const { id } = await jobs.start(told, { count: PARTS }, null);
process.stdout.write(`id ${id}\n`);
