import { readConfig } from '../config/env.ts';
import { restoreDatabase } from './backup/restoreDatabase.ts';

/** `npm run restore -- FILE`: fills the configured database, which must be empty, from a file of `npm run backup`. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: npm run restore -- FILE');
  process.exit(2);
}
try {
  await restoreDatabase(readConfig(process.env), file);
  console.log('Restored. Start the server: it brings the schema up to date.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
