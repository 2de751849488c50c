import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchRow } from './harness.ts';
import { isGrowth, misses, type Scoreboard } from './scoreboard.ts';

const FILE = join(import.meta.dirname, '../docs/performance.md');

/** Writes the page of the scoreboard. */
export function writePage(board: Scoreboard): void {
  writeFileSync(FILE, pageOf(board));
}

/** The scoreboard in words: what each row means, what it came to, how cost grows. */
export function pageOf({ date, machine, rows }: Scoreboard): string {
  const judged = rows.filter(({ id }) => !id.startsWith('vertical ') && !isGrowth(id));
  const verticals = rows.filter(({ id }) => id.startsWith('vertical '));
  const growth = rows.filter(({ id }) => isGrowth(id));
  return `# Performance

Written by \`npm run -s bench -- --record --limits FILE\`; do not edit. Measured ${date} on ${machine}.

A ratio is what the product needs over what its reference needs in the same run: a bare \`node:http\` server, or a yardstick of the machine in tuned C++. Lower is better. \`npm run -s bench -- --guard\` fails when a ratio passes its goal, or what stands here by half; a row that has not reached its goal is marked and judged by what stands here alone.

${table(judged)}
## What the rows mean

${meanings()}
## Rows that are beyond their goal, and why

${reasons()}
## How cost grows

${table(growth)}
Cost grows in proportion to the number of places: there is nothing that every place is compared with. Workers share the machine's cores: two do two questions at a time, and each keeps tables of its own. Servers share nothing but the database: a request costs as much on two servers as on one, and what they answer together is bounded by the cores and by the database.

## Every vertical

On the embedded facts of its example: light ones have a millisecond and run where they are asked, heavy ones run on the pool.

${table(verticals)}`;
}

function table(rows: readonly BenchRow[]): string {
  if (rows.length === 0) return 'Not measured in this run.\n';
  const lines = rows.map((row) => {
    const { id, what, value, unit, ratio, goal } = row;
    const shown = ratio === null ? '' : `${ratio}x`;
    const goalShown = `${round(goal)}${ratio === null ? ` ${unit}` : 'x'}${misses(row) ? ', not reached' : secondOf(row)}`;
    return `| \`${id}\` | ${what} | ${value} ${unit} | ${shown} | ${goalShown} |`;
  });
  return `| row | what | measured | ratio | goal |\n|---|---|---|---|---|\n${lines.join('\n')}\n`;
}

/** Second figures of rows, to be chased once the goal is reached: of the ratio, or of the value where there is none. */
const SECOND: Readonly<Record<string, number | ((reference: number) => number)>> = {
  mc10k: 1.5,
  psha: 1.1,
  composite: 20,
  place: 60,
  point_http: 2,
  point_http_p99: 3,
  batch100: 3,
  portfolio1m: 1.5,
  grid: 1.5,
  kml: 3,
  start: 6,
  memory: (mb) => (mb + 64) / mb,
  accounting: 5,
};

function secondOf({ id, ratio, value, reference, unit }: BenchRow): string {
  const given = SECOND[id];
  if (given === undefined) return '';
  const second = typeof given === 'number' ? given : given(reference ?? NaN);
  const shown = `${round(second)}${ratio === null ? ` ${unit}` : 'x'}`;
  return (ratio ?? value) <= second ? `, and ${shown}` : `; ${shown} not reached`;
}

const round = (value: number): number => Number(value.toPrecision(3));

/** The table of the benches' own page. */
function meanings(): string {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  return `${readme.slice(readme.indexOf('| row |')).split('\n\n')[0]?.trim() ?? ''}\n`;
}

/** What the benches' own page says of rows that are beyond their goal. */
function reasons(): string {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  return readme.split(/^## Rows that are beyond .*$/m)[1]?.trimStart() ?? '';
}
