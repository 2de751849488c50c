import { readFileSync } from 'node:fs';
import { accounting } from './accounting.ts';
import { accountingShared } from './accountingShared.ts';
import { alerts } from './alerts.ts';
import { batch } from './batch.ts';
import { composite } from './composite.ts';
import type { BenchRow, Limits } from './harness.ts';
import { gather } from './gather.ts';
import { geocode } from './geocode.ts';
import { grid } from './grid.ts';
import { growth } from './growth.ts';
import { http } from './http.ts';
import { monteCarlo } from './monteCarlo.ts';
import { writePage } from './performancePage.ts';
import { pipeline } from './pipeline.ts';
import { place } from './place.ts';
import { portfolio } from './portfolio.ts';
import { psha } from './psha.ts';
import { failing } from './guard.ts';
import { record, recorded, yardstickMs } from './scoreboard.ts';
import { sites } from './sites.ts';
import { start } from './start.ts';
import { validation } from './validation.ts';
import { verticals } from './verticals.ts';

/** Every claim of speed, one file each. */
const claims: Readonly<Record<string, (limits: Limits) => Promise<BenchRow[]>>> = {
  start,
  composite,
  place,
  monteCarlo,
  accounting,
  accountingShared,
  alerts,
  http,
  batch,
  portfolio,
  psha,
  sites,
  growth,
  gather,
  geocode,
  pipeline,
  verticals,
  grid,
  validation,
};

/** Claims that the guard measures: short ones, by CPU time or beside a bare server, so that a busy machine does not fail them. */
const GUARDED = ['composite', 'monteCarlo', 'place', 'accounting', 'psha', 'pipeline', 'http'];

/**
 * Runs the benches and prints the scoreboard.
 *
 * Usage: `npm run -s bench -- [--json] [--limits FILE] [--guard | --record] [claim …]`; FILE is the JSON line of the yardsticks of the same machine.
 * `--guard` runs the short claims and ends with 1 where one is slower than it may be; `--record` writes `bench/scoreboard.json` and
 * `docs/performance.md`, on a quiet machine.
 */
async function main(words: readonly string[]): Promise<void> {
  const at = words.indexOf('--limits');
  const file = at < 0 ? undefined : words[at + 1];
  const isGuard = words.includes('--guard');
  const asked = words.filter((word, i) => !word.startsWith('--') && (at < 0 || i !== at + 1));
  const unknown = asked.filter((name) => !(name in claims));
  if (unknown.length > 0)
    throw new Error(
      `no such claim: ${unknown.join(', ')}; there are ${Object.keys(claims).join(', ')}`,
    );
  if (words.includes('--record') && file === undefined)
    throw new Error('--record needs --limits FILE, the yardsticks of this machine');
  const limits = file === undefined ? {} : limitsIn(file);
  if (isGuard) process.exit(await guard(asked.length > 0 ? asked : GUARDED));
  const rows = await run(asked.length > 0 ? asked : Object.keys(claims), limits);
  if (words.includes('--record')) writePage(record(rows, yardstickMs()));
  print(rows, words.includes('--json'));
  process.exit(0);
}

const limitsIn = (file: string): Limits =>
  (JSON.parse(readFileSync(file, 'utf8')) as { limits?: Limits }).limits ?? {};

async function run(names: readonly string[], limits: Limits): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, claim] of Object.entries(claims)) {
    if (!names.includes(name)) continue;
    process.stderr.write(`${name}\n`);
    rows.push(...(await claim(limits)));
  }
  return rows;
}

/** Ends with 1 where a claim is slower than it may be every time that it is measured. */
async function guard(names: readonly string[]): Promise<number> {
  const board = recorded();
  let failed = 0;
  for (const name of names)
    for (const { id, why } of await failing((limits) => run([name], limits), board)) {
      console.log(`slower: ${id}: ${why}`);
      failed++;
    }
  console.log(failed === 0 ? 'nothing is slower than it may be' : `${failed} rows are slower`);
  return failed === 0 ? 0 : 1;
}

function print(rows: readonly BenchRow[], isJson: boolean): void {
  if (isJson) return console.log(JSON.stringify({ rows }));
  for (const { id, what, value, unit, reference, ratio, goal } of rows)
    console.log(
      `${id}: ${value} ${unit} (${what})${ratio === null ? '' : ` = ${ratio} x ${reference}`}, goal ${goal}`,
    );
}

await main(process.argv.slice(2));
