import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const LOG = new URL('../../src/core/log.ts', import.meta.url).href;

/** A process that logs three lines and then does something. */
const script = (then: string): string[] => [
  '--input-type=module',
  '--eval',
  `const { createLog } = await import(${JSON.stringify(LOG)});
   const log = createLog('info');
   for (const n of [1, 2, 3]) log.info({ n }, 'line');
   ${then}`,
];

const numbersIn = (text: string): number[] =>
  text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { n: number }).n);

test.each(['process.exit(0);', 'throw new Error("a bug");', ''])(
  'what was logged is written before the process ends: %s',
  (then) => {
    const { stdout } = spawnSync(process.execPath, script(then), { encoding: 'utf8' });
    expect(numbersIn(stdout)).toEqual([1, 2, 3]);
  },
);

test('a few lines are written soon, although nothing follows them', async () => {
  const child = spawn(process.execPath, script('setInterval(() => undefined, 1_000);'), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  expect(numbersIn(text.toString())).toEqual([1, 2, 3]);
});
