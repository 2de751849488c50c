import { resolve } from 'node:path';
import { topics } from './verify/index.ts';
import { verifyTables } from './verify/verifyTables.ts';
import { commandLine } from './commandLine/commandLine.ts';

const USAGE = `npm run -s verify -- DIR [topic ...] [--catalogs DIR]
Holds the program against the tables of numbers in DIR; all topics, or those named.`;

function main(): number {
  const { values, positionals } = commandLine({
    usage: USAGE,
    words: [1, Infinity],
    options: { catalogs: { type: 'string', default: '../shared/catalogs' } },
  });
  const [dir = '', ...wanted] = positionals;
  return verifyTables(
    { dir: resolve(dir), wanted, catalogs: resolve(values.catalogs), topics },
    (line) => console.log(line),
  );
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
