import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryLocked, lockDirectory } from '../../src/db/directoryLock.ts';

let directory: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'gria-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

/** Starts another process that wants the folder; its first line says how that went. */
async function rival(): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(
    process.execPath,
    [new URL('../support/children/holder.ts', import.meta.url).pathname, directory],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(child);
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(String(data))),
  );
  return { child, line };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

describe('the lock on a data folder', () => {
  it('refuses a second process and names the holder', async () => {
    const { child, line } = await rival();
    expect(line).toBe('held\n');
    expect(() => lockDirectory(directory)).toThrow(DirectoryLocked);
    expect(() => lockDirectory(directory)).toThrow(`process ${child.pid}`);
    const third = await rival();
    expect(third.line).toContain(
      `refused DirectoryLocked: The data folder ${directory} is in use by process ${child.pid}`,
    );
  });

  it('refuses a second opening in the same process', () => {
    const lock = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(`process ${process.pid}`);
    lock.release();
    lock.release();
    lockDirectory(directory).release();
  });

  it('is free after SIGKILL, also for the zombie that nobody has buried', async () => {
    const { child } = await rival();
    const gone = ended(child);
    child.kill('SIGKILL');
    // Until this process handles SIGCHLD the child is a zombie: no turn of the event loop lies between.
    for (;;) {
      const state = /\) (\w)/.exec(readFileSync(`/proc/${child.pid}/stat`, 'utf8'))?.[1];
      if (state === 'Z' || state === 'X') break;
    }
    lockDirectory(directory).release();
    await gone;
  });

  it('is never stolen by age, nor by removing the card that names the holder', async () => {
    await rival();
    for (const name of ['server.lock', 'server.json']) utimesSync(join(directory, name), 0, 0);
    expect(() => lockDirectory(directory)).toThrow(DirectoryLocked);
    rmSync(join(directory, 'server.json'));
    expect(() => lockDirectory(directory)).toThrow('another process');
  });

  it('of several after a crash one gets it', async () => {
    const { child } = await rival();
    const gone = ended(child);
    child.kill('SIGKILL');
    await gone;
    const lines = (await Promise.all(Array.from({ length: 4 }, () => rival()))).map(
      ({ line }) => line,
    );
    expect(lines.filter((line) => line === 'held\n')).toHaveLength(1);
  });
});
