import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { topics } from './verify/index.ts';
import { verifyTables } from './verify/verifyTables.ts';

const USAGE = 'usage: npm run -s verify -- DIR [topic ...] [--catalogs DIR]';

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { catalogs: { type: 'string', default: '../shared/catalogs' } },
  });
  const [dir, ...wanted] = positionals;
  if (dir === undefined) {
    console.error(USAGE);
    return 2;
  }
  return verifyTables(
    { dir: resolve(dir), wanted, catalogs: resolve(values.catalogs), topics },
    (line) => console.log(line),
  );
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 2;
}
