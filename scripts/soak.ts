import { startTarget } from './attack/target.ts';
import { growthOf, lineOf, type Sample } from './soak/growth.ts';
import { measured } from './soak/sample.ts';
import { traffic } from './soak/traffic.ts';
import { commandLine, numberOption, orRefuse } from './commandLine/commandLine.ts';

/**
 * `npm run -s soak -- [--minutes 30] [--rate 30]`: a server of its own on the loopback address under a steady mix of requests, so many a second.
 * Prints heap, resident memory, open files and the database's size as time goes by, and what each grew by between the second third of the time and the
 * last; exit 1 where one did not stay level or an answer was a failure. A run of less than five minutes judges the answers alone: a server that has just
 * begun still fills its caches.
 */
const { values } = commandLine({
  usage:
    'npm run -s soak -- [--minutes 30] [--rate 30]\nA server of its own under a steady mix of requests; heap, memory, files and database must stay level.',
  options: {
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '30' },
  },
});
const [minutes, rate] = orRefuse(() => [
  numberOption('minutes', values.minutes, [0.01, 240]),
  numberOption('rate', values.rate, [0.1, 200]),
]);
const runMs = minutes * 60_000;
/** Samples of a run: enough for each third of the shortest. */
const SAMPLES = 60;

const target = await startTarget();
try {
  const work = traffic(target, rate);
  const samples: Sample[] = [];
  const from = performance.now();
  for (let taken = 1; taken <= SAMPLES; taken++) {
    const dueMs = from + (runMs * taken) / SAMPLES - performance.now();
    await new Promise((next) => setTimeout(next, Math.max(0, dueMs)));
    const sample = await measured(target, (performance.now() - from) / 60_000, work.stored());
    samples.push(sample);
    if (taken % 6 === 0) console.log(lineOf(sample));
  }
  const { answered, late, failures } = await work.end();
  console.log(`${answered} answers, ${late} not sent because 50 were under way`);
  for (const [kind, count] of Object.entries(failures)) console.log(`  ${kind}: ${count}`);
  const found = growthOf(samples);
  for (const { what, isLevel, text } of found)
    console.log(`${isLevel ? 'level ' : 'GROWS '}  ${what}: ${text}`);
  const isClean = Object.keys(failures).length === 0 && answered > 0;
  const isShort = runMs < 5 * 60_000;
  process.exitCode = isClean && (isShort || found.every(({ isLevel }) => isLevel)) ? 0 : 1;
} finally {
  await target.stop();
}
