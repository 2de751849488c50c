import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../../src/features/auth/totp.ts';
import { mailTo, tokenIn } from '../support/outbox.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const PASSWORD = 'quartz lantern mosaic harbour';
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

describe('sensitive refusals stand in the log of the account', () => {
  let number = 0;
  interface Person {
    readonly id: number;
    readonly email: string;
    readonly key: string;
    readonly keyId: number;
  }
  async function person(): Promise<Person> {
    const email = `refused${++number}@example.org`;
    const { json } = await server.call('/api/v1/auth/register', {
      body: { email, password: PASSWORD },
      key: null,
    });
    await server.services.database.sql(`update account set tier = 'enterprise' where id = $1`, [
      json.account_id,
    ]);
    return { id: json.account_id, email, key: json.api_key, keyId: json.key_id };
  }
  const post = (path: string, body: object, key: string | null = null) =>
    server.call(`/api/v1/auth${path}`, { body, key });
  const cookieOf = async (accountId: number): Promise<string> => {
    const replyHeaders: Record<string, string | string[]> = {};
    await server.services.sessions.signIn(accountId, { replyHeaders, headers: {} } as never);
    return String(replyHeaders['Set-Cookie']).split(';', 1)[0] ?? '';
  };
  const eventsOf = async ({ id }: Person, event: string) =>
    server.services.database.sql<{ detail: object }>(
      'select detail from audit where account_id = $1 and event = $2 order by id',
      [id, event],
    );

  /** Event, how often it may be there after three tries, and a try. */
  const TRIES: readonly (readonly [
    event: string,
    most: number,
    attempt: (who: Person) => Promise<unknown>,
  ])[] = [
    ['sign_in.refused', 3, ({ email }) => post('/login', { email, password: 'wrong' })],
    [
      'sign_in.blocked',
      1,
      async ({ email }) => {
        for (let i = 0; i < 11; i++) await post('/login', { email, password: 'wrong' });
      },
    ],
    [
      'second_factor.refused',
      3,
      async ({ key }) => {
        await post('/2fa/enroll', {}, key);
        await post('/2fa/activate', { code: '000000' }, key);
      },
    ],
    [
      'second_factor.blocked',
      1,
      async ({ key }) => {
        await post('/2fa/enroll', {}, key);
        for (let i = 0; i < 6; i++) await post('/2fa/activate', { code: '000000' }, key);
      },
    ],
    [
      'link.refused',
      3,
      async ({ email }) => {
        await post('/request-magic-link', { email });
        const token = tokenIn(await mailTo(server, email));
        for (let i = 0; i < 6; i++) await server.call(`/api/v1/auth/magic/${token}`, { key: null });
      },
    ],
    [
      'key.refused',
      1,
      async ({ key, keyId }) => {
        await server.call(`/api/v1/auth/keys/${keyId}`, { method: 'DELETE', key });
        await server.call('/api/v1/auth/me', { key });
      },
    ],
    ['access.refused', 1, ({ key }) => server.call('/api/v1/admin/diagnostics', { key })],
    ['access.refused', 1, ({ key }) => server.call('/trpc/admin.diagnostics', { key })],
    [
      'access.refused',
      1,
      async ({ id }) => {
        const { secret } = await server.services.keys.issue(id, 'account', { scopes: ['read'] });
        await server.call('/mcp', {
          body: {
            jsonrpc: '2.0',
            id: 1,
            method: 'tools/call',
            params: { name: 'georisk_score', arguments: {} },
          },
          headers: { Accept: 'application/json, text/event-stream' },
          key: secret,
        });
      },
    ],
    [
      'access.refused',
      1,
      async ({ id }) =>
        server.call('/api/v1/x/draft-post', {
          method: 'POST',
          key: null,
          headers: { Cookie: await cookieOf(id), 'Sec-Fetch-Site': 'cross-site' },
        }),
    ],
  ];

  it.each(TRIES)('%s, at most %i times', async (event, most, attempt) => {
    const who = await person();
    for (let i = 0; i < 3; i++) await attempt(who);
    await expect.poll(async () => (await eventsOf(who, event)).length).toBeGreaterThan(0);
    await new Promise((next) => setTimeout(next, 50));
    expect((await eventsOf(who, event)).length).toBeLessThanOrEqual(most);
  });

  it('a code that was used before is one of them (replay)', async () => {
    const who = await person();
    const { secret } = (await post('/2fa/enroll', {}, who.key)).json;
    const code = codeAt(secret, Date.now());
    await post('/2fa/activate', { code }, who.key);
    await post('/login', { email: who.email, password: PASSWORD, code });
    await expect.poll(async () => (await eventsOf(who, 'second_factor.refused')).length).toBe(1);
  });

  it('a key that nobody ever had is nobody’s', async () => {
    const [row] = await server.services.database.sql<{ n: number }>(
      'select count(*)::int as n from audit',
    );
    await server.call('/api/v1/auth/me', { key: 'grk_live_0000000000_x' });
    const [after] = await server.services.database.sql<{ n: number }>(
      'select count(*)::int as n from audit',
    );
    expect(after).toEqual(row);
  });
});
