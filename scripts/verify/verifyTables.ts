import { join } from 'node:path';
import { judgeGroup, judgeRows, short } from './judgeTable.ts';
import type { Verdict } from './judgeTable.ts';
import { findTables, readCsv } from './readTables.ts';
import type { Binding, Topic } from './binding.ts';

/** What to verify. */
export interface Order {
  /** Folder with one folder a topic. */
  readonly dir: string;
  /** Topics to judge; all where empty. */
  readonly wanted: readonly string[];
  /** Absolute path of the reference catalogues; it may not exist. */
  readonly catalogs: string;
  readonly topics: readonly Topic[];
}

/**
 * Runs every table through the engines and prints a line a table, details indented below it.
 *
 * @returns 0: all rows within tolerance; 1: a row is out; 2: a table bound to no model, or no table found (2 wins over 1)
 */
export function verifyTables(order: Order, print: (line: string) => void): 0 | 1 | 2 {
  const tables = listTables(order, print);
  const absent = order.wanted.filter((topic) => !tables.some((table) => table.topic === topic));
  for (const topic of absent) print(`  no table found of topic ${topic}`);
  let exit: 0 | 1 | 2 = tables.length === 0 || absent.length > 0 ? 2 : 0;
  for (const { topic, name, dir } of tables) {
    const binding = order.topics
      .find((one) => one.topic === topic)
      ?.tables.find((one) => one.table === name);
    const verdict =
      binding === undefined
        ? undefined
        : judge(binding, join(dir, `${name}.csv`), { dir, catalogs: order.catalogs });
    if (verdict === undefined || verdict.unbound) {
      print(`  ${topic}/${name}: bound to no model`);
      for (const detail of verdict?.details ?? []) print(indented(detail));
      exit = 2;
      continue;
    }
    print(`${topic}/${name} ${verdict.rows} rows ${verdict.ok} ok worst ${short(verdict.worst)}`);
    for (const detail of verdict.details) print(indented(detail));
    if (binding?.kind === 'rows' && binding.beside !== undefined)
      print(indented(`no answer uses: ${binding.beside}`));
    if (verdict.ok < verdict.rows && exit === 0) exit = 1;
  }
  return exit;
}

function listTables(order: Order, print: (line: string) => void) {
  try {
    const tables = findTables(order.dir, order.wanted);
    if (tables.length === 0) print(`  no table found in ${order.dir}`);
    return tables;
  } catch (error) {
    print(indented(`no table found: ${error instanceof Error ? error.message : String(error)}`));
    return [];
  }
}

function judge(binding: Binding, path: string, folder: { dir: string; catalogs: string }): Verdict {
  const { rows } = readCsv(path);
  return binding.kind === 'rows'
    ? judgeRows(binding, rows, folder)
    : judgeGroup(binding, rows, folder);
}

/** Detail lines must not look like a table's line to a program that reads the output. */
function indented(detail: string): string {
  return `  ${detail.replaceAll(/\s+/g, ' ').replaceAll(/\b(ok|worst)\b/g, (word) => word.toUpperCase())}`;
}
