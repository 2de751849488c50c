import { describe, expect, it } from 'vitest';
import { GroupCommit } from '../../src/db/groupCommit.ts';

describe('group commit', () => {
  it('joins what arrives together, answers each with its own result, and keeps the order', async () => {
    const statements: number[][] = [];
    const commits = new GroupCommit<number, string>(
      (items) => {
        statements.push([...items]);
        return Promise.resolve(items.map((item) => `stored ${item}`));
      },
      { most: 3 },
    );
    const answers = await Promise.all([1, 2, 3, 4].map((item) => commits.add(item)));
    expect(answers).toEqual(['stored 1', 'stored 2', 'stored 3', 'stored 4']);
    expect(statements).toEqual([[1, 2, 3], [4]]);
    await commits.idle();
  });

  it('acknowledges nothing before its statement is done', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const commits = new GroupCommit<number, number>(async (items) => {
      await promise;
      return items;
    });
    let isAcknowledged = false;
    const adding = commits.add(1).then(() => (isAcknowledged = true));
    await new Promise((next) => setTimeout(next, 20));
    expect(isAcknowledged).toBe(false);
    resolve();
    await adding;
  });

  it('refuses what is more than its queue holds, and takes more when it is empty again', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const commits = new GroupCommit<number, number>(
      async (items) => {
        await promise;
        return items;
      },
      { most: 1, waiting: 2 },
    );
    const first = [commits.add(1), commits.add(2)];
    await expect(commits.add(3)).rejects.toMatchObject({ code: 'overloaded' });
    resolve();
    expect(await Promise.all(first)).toEqual([1, 2]);
    expect(await commits.add(4)).toBe(4);
  });

  it('asks a database that does not serve once for a whole batch', async () => {
    let statements = 0;
    const commits = new GroupCommit<number, number>(() => {
      statements++;
      return Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    });
    const settled = await Promise.allSettled([1, 2, 3, 4].map((item) => commits.add(item)));
    expect([statements, ...settled.map(({ status }) => status)]).toEqual([
      1,
      'rejected',
      'rejected',
      'rejected',
      'rejected',
    ]);
  });

  it.each(['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'EPIPE', undefined])(
    'what may be stored, its answer lost (%s), is not stored again',
    async (code) => {
      const stored: number[] = [];
      const commits = new GroupCommit<number, number>((items) => {
        stored.push(...items);
        return Promise.reject(Object.assign(new Error('the answer was lost'), { code }));
      });
      await Promise.allSettled([1, 2, 3, 4].map((item) => commits.add(item)));
      expect(stored).toEqual([1, 2, 3, 4]);
    },
  );

  it('an item that is refused harms no other', async () => {
    const refused = Object.assign(new Error('invalid byte sequence'), { code: '22021' });
    const commits = new GroupCommit<number, number>((items) =>
      items.includes(13) ? Promise.reject(refused) : Promise.resolve(items),
    );
    const settled = await Promise.allSettled([1, 13, 2].map((item) => commits.add(item)));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await commits.add(4)).toBe(4);
  });
});
