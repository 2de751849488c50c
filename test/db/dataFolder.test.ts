import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../../config/env.ts';
import { makeDataFolder } from '../../src/db/dataFolder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gri-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function refusal(path: string): string {
  try {
    makeDataFolder(path);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  throw new Error('it was not refused');
}

describe('the data folder', () => {
  it('is made with those above it, for its owner alone, and taken as it is the next time', () => {
    const path = join(folder, 'a', 'b', 'data');
    makeDataFolder(path);
    expect(statSync(path).mode & 0o777).toBe(0o700);
    writeFileSync(join(path, 'kept'), 'x');
    makeDataFolder(path);
    expect(existsSync(join(path, 'kept'))).toBe(true);
  });

  it('is refused by its name where it is a file or would lie in one', () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'x');
    expect(refusal(file)).toBe(
      `DATA_DIR ${file} cannot be used: it is a file, not a folder. Name a folder that this user may write to, or one that can be made.`,
    );
    expect(refusal(join(file, 'data'))).toContain('cannot be made (ENOTDIR)');
  });

  it.runIf(existsSync('/proc/self'))('is refused at once where the system makes no folders', () => {
    expect(refusal('/proc/data')).toContain('/proc/data cannot be made (ENOENT)');
    expect(refusal('/proc/data/below')).toContain('/proc/data cannot be made (ENOENT)');
  });
});
