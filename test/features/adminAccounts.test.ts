import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../engines/ground/math/time.ts';
import { users } from '../../src/features/admin/accounts.ts';
import type { OpenDatabase } from '../../src/db/orm.ts';
import { memoryDatabase } from '../support/database.ts';

/** More than five thousand, where the list used to end. */
const PEOPLE = 5_003;
const NOW = Date.UTC(2026, 10, 27, 12, 30);
const hour = Math.floor(NOW / HOUR_MS);
const MARKED: Readonly<Record<string, number>> = {
  'my-probe@real.org': 1,
  'Uptime.2@real.org': 1,
  'ada@example.org': 2,
  'ada@shop.invalid': 2,
  'busy@real.org': 3,
};

let database: OpenDatabase;
const list = (withBots: boolean, limit: number, before?: string) =>
  users({ database, clock: { now: () => NOW } }, { withBots, limit, before });

beforeAll(async () => {
  database = await memoryDatabase();
  await database.sql(
    `insert into account (email, tier, is_admin, created_at)
     select 'person' || n || '@real.org', 'free', false, now() from generate_series(1, ${PEOPLE}) n`,
  );
  for (const email of [...Object.keys(MARKED), 'robot@real.org', 'ada@example.org.uk'])
    await database.sql(
      `insert into account (email, tier, is_admin, created_at) values ($1, 'free', false, now())`,
      [email],
    );
  // Twenty-four hours of ten calls, of which one in two operations; and one account that missed an hour.
  for (const [email, hours] of [
    ['busy@real.org', 24],
    ['person1@real.org', 23],
  ] as const)
    for (const operation of ['one', 'two'])
      await database.sql(
        `insert into usage (account_id, hour, api_key_id, operation, status_class, calls)
         select id, $3::int - n, 1, $2, 2, 5 from account, generate_series(0, $4::int - 1) n where email = $1`,
        [email, operation, hour, hours],
      );
});
afterAll(() => database.close());

describe('accounts for administrators', { timeout: 60_000 }, () => {
  it('are paged to the last one, each once', async () => {
    const seen: number[] = [];
    for (let before: string | undefined; ;) {
      const { users: page } = await list(true, 1_000, before);
      seen.push(...page.map(({ id }) => id));
      if (page.length < 1_000) break;
      before = String(page.at(-1)?.id);
    }
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
    expect(seen.length).toBe((await list(true, 1)).total);
    expect(seen.length).toBeGreaterThanOrEqual(PEOPLE + 7);
  });

  it('marks machines by each rule, and nobody else', async () => {
    const { users: page, bots } = await list(true, 7);
    expect(
      Object.fromEntries(page.flatMap((p) => (p.is_bot ? [[p.email, p.bot_rule]] : []))),
    ).toEqual(MARKED);
    expect(bots).toBe(5);
    expect(page.find(({ email }) => email === 'busy@real.org')).toMatchObject({
      calls_30_days: 240,
      last_call_at: '2026-11-27T12:00:00.000Z',
    });
  });

  it('fills a page with people where machines are left out', async () => {
    const [all, people] = [await list(true, 1), await list(false, 20)];
    expect(people.users).toHaveLength(20);
    expect(people.users.every(({ is_bot }) => !is_bot)).toBe(true);
    expect(people.total).toBe(all.total - all.bots);
  });
});
