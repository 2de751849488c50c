import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stormOf } from './kills/storm.ts';
import { commandLine, numberOption, orRefuse } from './commandLine/commandLine.ts';

/**
 * `npm run -s kills -- [--times 200] [--minutes 40] [--database postgresql://…]`: a server under mixed writes is killed with SIGKILL again and
 * again; then everything that was acknowledged must be there, once. Without `--database` it is the embedded database in a folder
 * of its own; with it, a new database on that server. Exit 1 where anything was lost or doubled.
 */
const { values } = commandLine({
  usage:
    'npm run -s kills -- [--times 200] [--minutes M] [--actors 10] [--database postgresql://...]\nKills a server under mixed writes again and again; everything that was acknowledged must be there, once.',
  options: {
    times: { type: 'string', default: '200' },
    database: { type: 'string' },
    minutes: { type: 'string' },
    actors: { type: 'string', default: '10' },
  },
});
const [times, actors, minutes] = orRefuse(() => [
  numberOption('times', values.times, [1, 100_000]),
  numberOption('actors', values.actors, [1, 1000]),
  values.minutes === undefined ? undefined : numberOption('minutes', values.minutes, [0.1, 1440]),
]);
const dataDir = mkdtempSync(join(tmpdir(), 'kills-'));
try {
  const { lost, doubled, surprises, kills, written } = await stormOf({
    dataDir,
    databaseUrl: values.database,
    times,
    ...(minutes === undefined ? {} : { minutes }),
    actors,
    tell: (line) => console.log(line),
  });
  const kinds = Object.entries(written).map(([kind, count]) => `${count} ${kind}`);
  console.log(`${kills} kills; acknowledged: ${kinds.join(', ')}`);
  for (const [what, lines] of Object.entries({ lost, doubled, surprises })) {
    console.log(`${what}: ${lines.length}`);
    for (const line of lines.slice(0, 20)) console.log(`  ${line}`);
  }
  process.exitCode = lost.length + doubled.length + surprises.length === 0 ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
