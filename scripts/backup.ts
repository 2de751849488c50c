import { readConfig } from '../config/env.ts';
import { saveDatabase } from './backup/saveDatabase.ts';

/** `npm run backup -- FILE`: writes the configured database to a new file, readable by its owner only. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: npm run backup -- FILE');
  process.exit(2);
}
try {
  const bytes = await saveDatabase(readConfig(process.env), file);
  console.log(`${file}: ${bytes} bytes`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
