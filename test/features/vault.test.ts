import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeVault } from '../../src/core/vault.ts';
import { openVault } from '../../src/db/openVault.ts';
import { codeAt } from '../../src/features/auth/totp.ts';
import { memoryDatabase } from '../support/database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const AUTH = '/api/v1/auth';
const PASSWORD = 'quartz lantern mosaic harbour';
const SECRETS = { SERVER_SECRET: 'a-secret-of-the-server-0123456789abcdef' };

describe('the vault', () => {
  it('opens what it sealed, for what it sealed it, also after the secret was changed', () => {
    const vault = makeVault(['one']);
    const sealed = vault.seal('JBSWY3DPEHPK3PXP', '7');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(vault.seal('JBSWY3DPEHPK3PXP', '7')).not.toBe(sealed);
    expect(vault.open(sealed, '7')).toBe('JBSWY3DPEHPK3PXP');
    expect(vault.open(sealed, '8')).toBeUndefined();
    expect(makeVault(['two']).open(sealed, '7')).toBeUndefined();
    expect(makeVault(['two', 'one']).open(sealed, '7')).toBe('JBSWY3DPEHPK3PXP');
  });

  it('on the embedded database makes its secret once, readable by its owner only', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'gri-vault-'));
    const database = await memoryDatabase();
    const nothing = () => undefined;
    const log = { request: nothing, info: nothing, warn: nothing, error: nothing };
    const first = await openVault(database, { serverSecrets: [], dataDir }, log);
    const file = join(dataDir, 'server.secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toHaveLength(43);
    const second = await openVault(database, { serverSecrets: [], dataDir }, log);
    expect(second.open(first.seal('x', '1'), '1')).toBe('x');
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
});

describe('secrets of authenticators in the database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(SECRETS);
  });
  afterAll(() => server.stop());

  const enrolled = async (email: string) => {
    const { json } = await server.call(`${AUTH}/register`, {
      body: { email, password: PASSWORD },
      key: null,
    });
    const key = json.api_key as string;
    const { json: begun } = await server.call(`${AUTH}/2fa/enroll`, { body: {}, key });
    const code = codeAt(begun.secret, Date.now());
    const { json: on } = await server.call(`${AUTH}/2fa/activate`, { body: { code }, key });
    return { email, key, id: json.account_id, secret: begun.secret, codes: on.recovery_codes };
  };
  const stored = async (id: number): Promise<string> =>
    (
      await server.services.database.sql<{ secret: string }>(
        'select secret from two_factor where account_id = $1',
        [id],
      )
    )[0]?.secret ?? '';
  const signIn = (email: string, code: string) =>
    server.call(`${AUTH}/login`, { body: { email, password: PASSWORD, code }, key: null });

  it('are sealed, and codes hold', async () => {
    const { email, id, secret } = await enrolled('sealed@example.org');
    expect(await stored(id)).toMatch(/^sealed1\.[\w-]{60,}$/);
    expect(await stored(id)).not.toContain(secret);
    const later = codeAt(secret, Date.now() + 30_000);
    expect((await signIn(email, later)).status).toBe(200);
  });

  it('that were stored before there was a secret are sealed at the next start', async () => {
    const { email, id, secret } = await enrolled('before@example.org');
    await server.services.database.sql('update two_factor set secret = $2 where account_id = $1', [
      id,
      secret,
    ]);
    const { database, log } = server.services;
    const config = { serverSecrets: [SECRETS.SERVER_SECRET], dataDir: server.dataDir };
    await openVault(database, config, log);
    expect(await stored(id)).toMatch(/^sealed1\./);
    expect((await signIn(email, codeAt(secret, Date.now() + 30_000))).status).toBe(200);
  });

  it('whose server secret is lost: recovery codes and the password still let the owner in', async () => {
    const { email, id, key, secret, codes } = await enrolled('lost@example.org');
    const other = makeVault(['another secret']).seal(secret, String(id));
    await server.services.database.sql('update two_factor set secret = $2 where account_id = $1', [
      id,
      other,
    ]);
    const refused = await signIn(email, codeAt(secret, Date.now() + 30_000));
    expect([refused.status, refused.json.code]).toEqual([401, 'invalid_totp']);
    expect((await signIn(email, codes[0])).status).toBe(200);
    const disabled = await server.call(`${AUTH}/2fa/disable`, {
      body: { password: PASSWORD },
      key,
    });
    expect(disabled.status).toBe(200);
    expect((await server.call(`${AUTH}/2fa/enroll`, { body: {}, key })).status).toBe(200);
  });

  // The last: it closes the address for an hour.
  it('registrations from one address are capped', async () => {
    let last = 0;
    for (let i = 0; i < 330 && last !== 429; i++) {
      const body = { email: `many${i}@example.org`, password: '12345678' };
      last = (await server.call('/api/v1/auth/register', { body, key: null })).status;
    }
    expect(last).toBe(429);
  }, 60_000);
});
