import { existsSync } from 'node:fs';
import { readCsv } from '../verify/readTables.ts';

/** A table without which a page would be half of itself. */
export class MissingTable extends Error {
  override readonly name = 'MissingTable';
}

/** @throws MissingTable where the file is not there */
export function neededTable(file: string): ReturnType<typeof readCsv> {
  if (existsSync(file)) return readCsv(file);
  throw new MissingTable(
    `There is no table ${file}. Nothing was written: name the folder of the verification tables, npm run -s validation -- DIR.`,
  );
}
