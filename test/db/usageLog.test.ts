import { describe, expect, it } from 'vitest';
import type { Account } from '../../src/core/context.ts';
import { UsageLog } from '../../src/db/usageLog.ts';

const account: Account = { id: 1, email: 'a@example.org', tier: 'free', keyId: 2 } as Account;

interface Written {
  readonly operation: string;
  readonly calls: number;
}

/** A database that holds each write until it is let through, or fails it. */
function heldDatabase() {
  const waiting: { end: (error?: Error) => void }[] = [];
  const written: Written[] = [];
  const sql = (_text: string, [rows]: readonly unknown[] = []) =>
    new Promise<never[]>((resolve, reject) => {
      waiting.push({
        end: (error) => {
          if (error) return reject(error);
          written.push(...(JSON.parse(String(rows)) as Written[]));
          resolve([]);
        },
      });
    });
  const next = async (error?: Error) => {
    await new Promise(setImmediate);
    waiting.shift()?.end(error);
  };
  return {
    database: { sql } as unknown as ConstructorParameters<typeof UsageLog>[0],
    written,
    next,
  };
}

describe('usage of accounts', () => {
  it('is written before a flush ends, also by a flush that was still under way', async () => {
    const { database, written, next } = heldDatabase();
    const log = new UsageLog(database);
    log.add(account, 'auth_me', 200, 0);
    const first = log.flush();
    let isEnded = false;
    const second = log.flush().then(() => (isEnded = true));
    await new Promise(setImmediate);
    expect(isEnded).toBe(false);
    await next();
    await Promise.all([first, second]);
    expect(written).toMatchObject([{ operation: 'auth_me', calls: 1 }]);
  });

  it('that could not be written is written by the flush behind it, once', async () => {
    const { database, written, next } = heldDatabase();
    const log = new UsageLog(database);
    log.add(account, 'auth_me', 200, 0);
    const first = expect(log.flush()).rejects.toThrow('away');
    log.add(account, 'auth_me', 200, 0);
    const second = log.flush();
    await next(new Error('away'));
    await first;
    await next();
    await second;
    expect(written).toMatchObject([{ operation: 'auth_me', calls: 2 }]);
  });
});
