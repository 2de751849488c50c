import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { heldOpen } from '../../scripts/mcp/heldOpen.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const run = (file: string, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { cwd: ROOT }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });

describe('every command', () => {
  it.each(globSync('scripts/*.ts', { cwd: ROOT }).toSorted())(
    '%s reads its line at the one door',
    (file) => {
      expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(/\b(commandLine|parsedLine)\(\{/);
    },
  );

  it.each(['kills', 'sources', 'policy', 'verify'])(
    '%s tells what it takes',
    async (name) => {
      const { code, out, err } = await run(`scripts/${name}.ts`, '--help');
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^(npm run|node scripts)/);
    },
    60_000,
  );

  it.each([
    ['kills', ['--no-such-option'], "Unknown option '--no-such-option'"],
    ['kills', ['--times', 'often'], '--times must be a number from 1 to 100000, not often'],
    ['soak', ['--rate'], '--rate'],
    ['sources', ['list', 'more'], 'more is one word too many'],
    ['sources', ['check', 'nobody'], 'no source is called nobody'],
    ['sources', ['parse', 'fred', 'x', 'nothing'], 'fred has no dataset nothing'],
    ['sources', ['sync', 'terrain', '--bbox', '1,2,3'], 'not 1,2,3'],
    ['backup', [], 'npm run -s backup -- FILE'],
  ])(
    '%s refuses %j in one line',
    async (name, args, words) => {
      const { code, out, err } = await run(`scripts/${name}.ts`, ...args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(words);
      expect(err.trim().split('\n')).toHaveLength(1);
    },
    60_000,
  );
});

describe('an input that closes while requests wait', () => {
  const line = (message: object) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`;

  it('is held open until each is answered or called off', async () => {
    const from = new PassThrough();
    const to = new PassThrough();
    const { output, answered } = heldOpen(from, to);
    let isOver = false;
    void answered.then(() => (isOver = true));
    from.write(line({ id: 1, method: 'tools/list' }));
    from.write(line({ id: 'a', method: 'tools/call' }));
    from.end(line({ method: 'notifications/cancelled', params: { requestId: 'a' } }));
    const turn = () => new Promise((resolve) => setTimeout(resolve, 20));
    await turn();
    expect(isOver).toBe(false);
    output.write(line({ id: 1, result: {} }));
    await answered;
    expect(String(to.read())).toBe(line({ id: 1, result: {} }));
  });

  it('is over at once where none does', async () => {
    const from = new PassThrough();
    const { answered } = heldOpen(from, new PassThrough());
    from.end('not JSON\n');
    await expect(answered).resolves.toBeUndefined();
  });
});
