import { readConfig } from '../config/env.ts';
import { saveDatabase } from './backup/saveDatabase.ts';
import { commandLine } from './commandLine/commandLine.ts';

/** `npm run backup -- FILE`: writes the configured database to a new file, readable by its owner only. */
const {
  positionals: [file = ''],
} = commandLine({
  usage:
    'npm run -s backup -- FILE\nWrites the configured database (DATA_DIR or DATABASE_URL) to a new file, readable by its owner only.',
  words: [1, 1],
});
try {
  const bytes = await saveDatabase(readConfig(process.env), file);
  console.log(`${file}: ${bytes} bytes`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
