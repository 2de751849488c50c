import { readConfig } from '../config/env.ts';
import { restoreDatabase } from './backup/restoreDatabase.ts';
import { commandLine } from './commandLine/commandLine.ts';

/** `npm run restore -- FILE`: fills the configured database, which must be empty, from a file of `npm run backup`. */
const {
  positionals: [file = ''],
} = commandLine({
  usage:
    'npm run -s restore -- FILE\nFills the configured database, which must be empty, from a file of npm run backup.',
  words: [1, 1],
});
try {
  await restoreDatabase(readConfig(process.env), file);
  console.log('Restored. Start the server: it brings the schema up to date.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
