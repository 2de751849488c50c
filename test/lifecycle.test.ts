import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const NAPLES = { lat: 40.85, lon: 14.27 };

interface Process {
  readonly child: ChildProcess;
  readonly url: string;
  readonly exit: Promise<number | null>;
}

const folders: string[] = [];
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gri-life-'));
  folders.push(folder);
  return folder;
}

function launch(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): { child: ChildProcess; output: () => string; exit: Promise<number | null> } {
  const { DATABASE_URL: _unset, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'bin/start.mjs')], {
    env: { ...inherited, PORT: '0', OFFLINE: '1', DATA_DIR: dataDir, ...environment },
  });
  running.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = new Promise<number | null>((done) => child.on('close', (code) => done(code)));
  return { child, output: () => output, exit };
}

async function start(dataDir: string): Promise<Process> {
  const { child, output, exit } = launch(dataDir);
  return { child, url: await urlOf(child, output), exit };
}

/** Where a server listens, once it does. */
async function urlOf(child: ChildProcess, output: () => string): Promise<string> {
  for (let waited = 0; waited < 90_000; waited += 50) {
    const url = /"url":"(http:[^"]+)","database"/.exec(output())?.[1];
    if (url) return url;
    if (child.exitCode !== null) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`the server did not start: ${output()}`);
}

/** Waits until the server says that it may be asked: its tables are made. */
async function ready(url: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    if ((await fetch(`${url}/readyz`)).status === 200) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the server was never ready');
}

const ask = (url: string, key: string) =>
  fetch(`${url}/api/v1/georisk/score`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify(NAPLES),
  });

describe('a server on its own data folder', { timeout: 180_000 }, () => {
  it("writes the administrator's key once, readable by its owner only, and refuses a second process by name", async () => {
    const folder = newFolder();
    const first = await start(folder);
    const file = join(folder, 'admin.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/^grk_live_[0-9A-Za-z]{10}_[0-9A-Za-z]{49}\n$/);

    const second = launch(folder);
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`process ${first.child.pid}`);
  });

  it('SIGTERM finishes what is under way, then ends with 0', async () => {
    const folder = newFolder();
    const { child, url, exit } = await start(folder);
    const key = readFileSync(join(folder, 'admin.key'), 'utf8').trim();
    const answers = Array.from({ length: 20 }, () => ask(url, key));
    await answers[0];
    child.kill('SIGTERM');
    const statuses = (await Promise.allSettled(answers)).map((settled) =>
      settled.status === 'fulfilled' ? settled.value.status : 'refused',
    );
    expect(statuses.filter((status) => status !== 200 && status !== 'refused')).toEqual([]);
    expect(await exit).toBe(0);
    expect(existsSync(join(folder, 'pglite'))).toBe(true);
  });

  it('SIGTERM is told at /readyz before the door closes, to connections of before and after', async () => {
    const { child, url, exit } = await start(newFolder());
    await ready(url);
    child.kill('SIGTERM');
    const seen = new Set<string>();
    for (let waited = 0; waited < 800 && seen.size < 2; waited += 40) {
      const answer = await fetch(`${url}/readyz`, { headers: { Connection: 'close' } });
      const { code } = (await answer.json()) as { code?: string };
      if (answer.status === 503)
        seen.add(
          `${code} ${answer.headers.get('retry-after')} ${(await fetch(`${url}/healthz`)).status}`,
        );
      await new Promise((done) => setTimeout(done, 40));
      if (seen.size > 0) break;
    }
    expect([...seen]).toEqual(['draining 5 200']);
    expect(await exit).toBe(0);
  });

  it('an exception that nobody caught ends in an orderly stop, and the next start is clean', async () => {
    const folder = newFolder();
    const thrower = 'process.on("SIGUSR2",()=>{throw new Error("probe of the end")})';
    const { child, output, exit } = launch(folder, {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(thrower)}`,
    });
    const url = await urlOf(child, output);
    const key = readFileSync(join(folder, 'admin.key'), 'utf8').trim();
    const answers = Array.from({ length: 10 }, () => ask(url, key));
    await answers[0];
    child.kill('SIGUSR2');
    const kept = (await Promise.allSettled(answers)).flatMap((settled) =>
      settled.status === 'fulfilled' ? [settled.value.status] : [],
    );
    expect(kept.filter((status) => status !== 200)).toEqual([]);
    expect(await exit).toBe(1);
    expect(output()).toMatch(/probe of the end.*uncaught exception; stopping/);
    const again = await start(folder);
    expect((await ask(again.url, key)).status).toBe(200);
  });

  it('SIGKILL loses no answer that was acknowledged, and the next start is clean', async () => {
    const folder = newFolder();
    const { child, url, exit } = await start(folder);
    const key = readFileSync(join(folder, 'admin.key'), 'utf8').trim();
    const acknowledged: number[] = [];
    const load = Array.from({ length: 8 }, async () => {
      for (;;) {
        const reply = await ask(url, key).catch(() => undefined);
        if (!reply) return;
        const { prediction_id: id } = (await reply.json().catch(() => ({}))) as {
          prediction_id?: number;
        };
        if (id !== undefined) acknowledged.push(id);
      }
    });
    while (acknowledged.length < 40 && child.exitCode === null)
      await new Promise((done) => setTimeout(done, 20));
    child.kill('SIGKILL');
    await Promise.all([exit, ...load]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);

    const again = await start(folder);
    const next = (await (await ask(again.url, key)).json()) as { prediction_id: number };
    expect(next.prediction_id).toBeGreaterThan(Math.max(...acknowledged));
    again.child.kill('SIGTERM');
    expect(await again.exit).toBe(0);
    const stored = await storedIds(folder);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });

  it('a disk without space stops the start with a sentence, and leaves no half database', async ({
    skip,
  }) => {
    const folder = newFolder();
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=5m', 'tmpfs', folder]);
    if (mount.status !== 0) skip('this machine mounts no small disk');
    try {
      const { exit, output } = launch(folder);
      expect(await exit).toBe(1);
      expect(output()).toMatch(/^The disk of the database is full\. .*\n$/);
      expect(existsSync(join(folder, 'pglite'))).toBe(false);
    } finally {
      spawnSync('umount', [folder]);
    }
  });

  it('a bad setting stops the start with its name', async () => {
    const { exit, output } = launch(newFolder(), { PORT: 'eighty' });
    expect(await exit).toBe(1);
    expect(output()).toContain('PORT');
  });
});

async function storedIds(folder: string): Promise<Set<number>> {
  const { openDatabase } = await import('../src/db/orm.ts');
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    adminEmail: 'admin@localhost',
  });
  const rows = await database.sql<{ id: number }>('select id from prediction');
  await database.close();
  return new Set(rows.map(({ id }) => id));
}
