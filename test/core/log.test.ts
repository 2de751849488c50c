import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLog } from '../../src/core/log.ts';

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

test('a request has a line of the same shape as any other; of others secrets are redacted', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  log.request({ requestId: 'abcdefgh', status: 200 });
  log.info({ requestId: 'abcdefgh', status: 200 }, 'request');
  log.info({ password: 'hunter2' }, 'other');
  const [request, same, other] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(request).toMatchObject({ level: 30, requestId: 'abcdefgh', status: 200, msg: 'request' });
  expect(Object.keys(request ?? {})).toEqual(Object.keys(same ?? {}));
  expect(other?.['password']).toBe('[redacted]');
});

test('a request is not told below the level of the log', () => {
  const lines: string[] = [];
  createLog('warn', { write: (line: string) => void lines.push(line) }).request({ status: 200 });
  expect(lines).toEqual([]);
});

test('a log that cannot be written stops nothing, is told once and ends with the code of the process', () => {
  // A device that is always full.
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(
    process.execPath,
    script(`setInterval(() => log.info({}, 'again'), 50);
            setTimeout(() => process.exit(3), 1_000);`),
    { encoding: 'utf8', stdio: ['ignore', full, 'pipe'], timeout: 20_000, killSignal: 'SIGKILL' },
  );
  closeSync(full);
  expect([status, stderr]).toEqual([3, expect.stringMatching(/^the log cannot be written: .*\n$/)]);
});
