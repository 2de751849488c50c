import { createJobs } from '../../../src/jobs/createJobs.ts';
import type { Services } from '../../../src/core/context.ts';
import { openDatabase } from '../../../src/db/orm.ts';
import { slowSum } from '../slowSum.ts';

// A server that begins a job and is killed in the midst of it.
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl, adminEmail: 'admin@localhost' });
const jobs = createJobs({
  database,
  databaseUrl,
  kinds: [slowSum(400)],
  routines: [],
  services: () => ({ log: console }) as unknown as Services,
});
const { id } = await jobs.start(slowSum(400), { count: 12 }, null);
process.stdout.write(`${id}\n`);
