import { readFileSync } from 'node:fs';
import { accounting } from './accounting.ts';
import { composite } from './composite.ts';
import type { BenchRow, Limits } from './harness.ts';
import { gather } from './gather.ts';
import { grid } from './grid.ts';
import { http } from './http.ts';
import { monteCarlo } from './monteCarlo.ts';
import { pipeline } from './pipeline.ts';
import { psha } from './psha.ts';
import { sites } from './sites.ts';
import { start } from './start.ts';
import { validation } from './validation.ts';
import { verticals } from './verticals.ts';

/** Every claim of speed, one file each. */
const claims: Readonly<Record<string, (limits: Limits) => Promise<BenchRow[]>>> = {
  start,
  composite,
  monteCarlo,
  accounting,
  http,
  psha,
  sites,
  gather,
  pipeline,
  verticals,
  grid,
  validation,
};

/**
 * Runs the benches and prints the scoreboard.
 *
 * Usage: `npm run -s bench -- [--json] [--limits FILE] [claim …]`; FILE is the JSON line of the yardsticks of the same machine.
 */
async function main(words: readonly string[]): Promise<void> {
  const at = words.indexOf('--limits');
  const file = at < 0 ? undefined : words[at + 1];
  const limits: Limits =
    file === undefined
      ? {}
      : ((JSON.parse(readFileSync(file, 'utf8')) as { limits?: Limits }).limits ?? {});
  const asked = words.filter((word, i) => !word.startsWith('--') && (at < 0 || i !== at + 1));
  const unknown = asked.filter((name) => !(name in claims));
  if (unknown.length > 0)
    throw new Error(
      `no such claim: ${unknown.join(', ')}; there are ${Object.keys(claims).join(', ')}`,
    );
  const rows: BenchRow[] = [];
  for (const [name, run] of Object.entries(claims)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    process.stderr.write(`${name}\n`);
    rows.push(...(await run(limits)));
  }
  if (words.includes('--json')) console.log(JSON.stringify({ rows }));
  else
    for (const { id, what, value, unit, reference, ratio, goal } of rows)
      console.log(
        `${id}: ${value} ${unit} (${what})${ratio === null ? '' : ` = ${ratio} x ${reference}`}, goal ${goal}`,
      );
  process.exit(0);
}

await main(process.argv.slice(2));
