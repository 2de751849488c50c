import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALERTS } from '../../../config/alerts.ts';
import { HookEndpoint } from '../../../src/db/hookEndpoint.ts';
import { deliverMessages } from '../../../src/features/alerts/deliver.ts';
import { take } from '../../../src/features/alerts/takeMessages.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const never = new AbortController().signal;
const SECRET = `whsec_${Buffer.alloc(32, 'a').toString('base64')}`;

describe('accounts are served in turn', { timeout: 60_000 }, () => {
  let server: TestServer;
  const now = Date.UTC(2026, 5, 1, 20);
  /** Paths that were called, in their order, and those of them that hang until they are let go. */
  const called: string[] = [];
  const hanging: (() => void)[] = [];
  let isHanging = true;
  let round: Promise<void> | undefined;
  beforeAll(async () => {
    server = await startTestServer({}, { routines: [], clock: { now: () => now } });
    Object.assign(server.services.outlets, {
      hooks: async (url: string) => {
        const { pathname } = new URL(url);
        called.push(pathname);
        if (isHanging && !pathname.startsWith('/quick'))
          await new Promise<void>((go) => hanging.push(go));
        return { status: 200, error: null };
      },
    });
  }, 60_000);
  afterAll(() => server.stop());
  beforeEach(() => {
    called.length = 0;
    isHanging = true;
  });
  // What hangs is let go, and nothing else is owed.
  afterEach(async () => {
    const { database } = server.services;
    await database.sql(`update alert_message set state = 'dropped' where state = 'queued'`);
    isHanging = false;
    letGo(hanging.length);
    await round;
    await database.sql('delete from alert_message');
  });
  const begin = (): void => {
    round = deliverMessages.run(server.services, never);
  };
  const letGo = (count: number): void => hanging.splice(0, count).forEach((go) => go());

  let people = 0;
  async function person(): Promise<number> {
    const [row] = await server.services.database.sql<{ id: number }>(
      `insert into account (email, tier, is_admin, created_at, email_proven_at) values ($1, 'free', false, now(), now()) returning id`,
      [`fair${++people}@example.org`],
    );
    return row?.id ?? 0;
  }
  const hookOf = async (account: number, path: string): Promise<number> =>
    Number(
      await server.services.database.em().insert(HookEndpoint, {
        account,
        url: `https://example.org${path}`,
        secret: SECRET,
        previousSecret: null,
        previousUntil: null,
        disabledReason: null,
        disabledAt: null,
        createdAt: new Date(now),
      }),
    );
  /** Owes some messages; `sinceS`: for how long. */
  const owe = (account: number, endpoint: number | null, { count = 1, sinceS = 0 } = {}) =>
    server.services.database.sql(
      `insert into alert_message (once_key, account_id, channel, endpoint_id, body, not_before, created_at)
       select gen_random_uuid()::text, $1::int, case when $2::int is null then 'mail' else 'hook' end, $2::int,
              '{"to":"fair@example.org","subject":"s","text":"t","type":"webhook.test"}', $3::timestamptz, $3::timestamptz
         from generate_series(1, $4::int)`,
      [account, endpoint, new Date(now - 1_000 * sinceS).toISOString(), count],
    );
  /** So many people, each with a webhook that hangs and is owed so much for an hour. */
  const oweFromMany = (count: number, each: number) =>
    server.services.database.sql(
      `with person as (
         insert into account (email, tier, is_admin, created_at, email_proven_at)
         select 'many' || i || '@example.org', 'free', false, now(), now() from generate_series(1, $1::int) i returning id),
       hook as (
         insert into hook_endpoint (account_id, url, secret, created_at)
         select id, 'https://example.org/hangs/' || id, $2, now() from person returning id, account_id)
       insert into alert_message (once_key, account_id, channel, endpoint_id, body, not_before, created_at)
       select gen_random_uuid()::text, account_id, 'hook', id, '{"type":"webhook.test"}', $3::timestamptz, $3::timestamptz
         from hook, generate_series(1, $4::int)`,
      [count, SECRET, new Date(now - 3_600_000).toISOString(), each],
    );
  const callsTo = (path: string): number => called.filter((each) => each === path).length;

  it('one that is owed a thousand deliveries which hang holds up no other', async () => {
    const [slow, other] = [await person(), await person()];
    await owe(slow, await hookOf(slow, '/hangs'), { count: 1_000, sinceS: 3_600 });
    await owe(other, await hookOf(other, '/quick'));
    begin();
    await expect.poll(() => callsTo('/quick')).toBe(1);
    await expect.poll(() => callsTo('/hangs')).toBe(ALERTS.perAccount);
    await owe(other, await hookOf(other, '/quick'));
    await expect.poll(() => callsTo('/quick')).toBe(2);
    expect(callsTo('/hangs')).toBe(ALERTS.perAccount);
  });

  it('where all places are held, the next free ones go to those whose turn has not come, however little they are owed', async () => {
    const holders = ALERTS.takeAtATime + 10;
    await oweFromMany(holders, 30);
    const last = await person();
    await owe(last, await hookOf(last, '/quick'));
    begin();
    await expect.poll(() => called.length).toBe(ALERTS.takeAtATime);
    expect(new Set(called).size).toBe(ALERTS.takeAtATime);
    expect(callsTo('/quick')).toBe(0);
    letGo(11);
    await expect.poll(() => new Set(called).size).toBe(holders + 1);
    expect(callsTo('/quick')).toBe(1);
  });

  it('webhooks that hang hold up no mail, of the same account either', async () => {
    const account = await person();
    await owe(account, await hookOf(account, '/hangs'), { count: 1_000, sinceS: 3_600 });
    begin();
    await expect.poll(() => callsTo('/hangs')).toBe(ALERTS.perAccount);
    await owe(account, null);
    const states = () =>
      server.services.database.sql(`select state from alert_message where channel = 'mail'`);
    await expect.poll(states).toEqual([{ state: 'sent' }]);
  });

  it('of one account each webhook has its turn', async () => {
    const account = await person();
    await owe(account, await hookOf(account, '/hangs'), { count: 1_000, sinceS: 3_600 });
    await owe(account, await hookOf(account, '/quick'));
    begin();
    await expect.poll(() => callsTo('/quick')).toBe(1);
  });

  it('what is not due yet waits, and does not stand in the way of what is', async () => {
    const [resting, due] = [await person(), await person()];
    await owe(resting, null, { count: 10, sinceS: -3_600 });
    await owe(due, null, { count: 2 });
    const taken = await take(server.services, 'mail');
    expect(taken.map(({ accountId }) => accountId)).toEqual([due, due]);
    expect(await take(server.services, 'mail')).toEqual([]);
  });
});
