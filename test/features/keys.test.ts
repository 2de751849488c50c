import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';

const AUTH = '/api/v1/auth';
const PLACE = { lat: 35.68, lon: 139.76 };
let server: TestServer;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Person {
  readonly key: string;
  readonly keyId: number;
  readonly id: number;
}
async function person(): Promise<Person> {
  const { json } = await server.call(`${AUTH}/register`, {
    body: { email: `keys${++number}@example.org`, password: 'quartz lantern mosaic harbour' },
    key: null,
  });
  await server.services.database.sql(`update account set tier = 'enterprise' where id = $1`, [
    json.account_id,
  ]);
  return { key: json.api_key, keyId: json.key_id, id: json.account_id };
}
const issue = ({ key }: Person, body: object) => server.call(`${AUTH}/keys`, { body, key });
const me = (key: string) => server.call(`${AUTH}/me`, { key });

describe('named keys', () => {
  it('carry their name and scopes, and the secret is shown once', async () => {
    const who = await person();
    const { json } = await issue(who, { name: 'pricing', scopes: ['risk', 'read'] });
    expect(json).toMatchObject({ name: 'pricing', scopes: ['read', 'risk'], is_test: false });
    const list = await server.call(`${AUTH}/keys`, { key: who.key });
    expect(list.json.items).toHaveLength(2);
    expect(list.json.items[1]).toMatchObject({ key_id: json.key_id, name: 'pricing' });
    expect(list.text).not.toContain(json.api_key);
  });

  it('do what their scopes say, and nothing else', async () => {
    const who = await person();
    const table: Record<string, number[]> = {};
    for (const scope of ['read', 'risk', 'account']) {
      const { api_key: key } = (await issue(who, { scopes: [scope] })).json;
      table[scope] = [
        (await server.call(`${AUTH}/quota`, { key })).status,
        (await server.call('/api/v1/volcano/predict', { body: PLACE, key })).status,
        (await server.call(`${AUTH}/keys`, { key })).status,
      ];
    }
    expect(table).toEqual({
      read: [200, 403, 403],
      risk: [403, 200, 403],
      account: [403, 403, 200],
    });
  });

  it('422 for a scope that does not exist, and for none', async () => {
    const who = await person();
    expect((await issue(who, { scopes: ['all'] })).status).toBe(422);
    expect((await issue(who, { scopes: [] })).status).toBe(422);
  });
});

describe('test keys', () => {
  it('answer the same each time, at a fixed moment, and count for nothing', async () => {
    const who = await person();
    await server.services.database.sql(`update account set tier = 'free' where id = $1`, [who.id]);
    server.services.keys.forget(who.id);
    const { api_key: key } = (await issue(who, { test: true, name: 'ci' })).json;
    expect(key).toMatch(/^grk_test_/);
    const before = await used(who);
    const first = await server.call('/api/v1/georisk/score', { body: PLACE, key });
    const second = await server.call('/api/v1/georisk/score', { body: PLACE, key });
    expect(first.status).toBe(200);
    expect(second.text).toBe(first.text);
    expect(first.json.provenance.computed_at).toBe('2026-01-15T12:00:00.000Z');
    expect(await used(who)).toBe(before + 1);
    const costs = await server.call(`${AUTH}/usage/costs`, { key: who.key });
    expect(costs.text).not.toContain('georisk_score');
  });

  it('share no Idempotency-Key with the other keys of the account', async () => {
    const who = await person();
    const { api_key: test } = (await issue(who, { test: true })).json;
    const body = { operation: 'volcano_predict', input: PLACE };
    const headers = { 'Idempotency-Key': 'one-and-the-same' };
    const ask = (key: string) => server.call('/api/v1/predictions/pinned', { body, key, headers });
    const inSandbox = await ask(test);
    const inWorld = await ask(who.key);
    expect([inSandbox.status, inWorld.status]).toEqual([200, 200]);
    expect(inSandbox.json.computed_at).toBe('2026-01-15T12:00:00.000Z');
    expect(inWorld.headers.get('Idempotency-Replayed')).toBeNull();
    expect(inWorld.json.computed_at).not.toBe(inSandbox.json.computed_at);
    expect((await ask(test)).text).toBe(inSandbox.text);
  });

  it('never manage the account, whatever was asked for', async () => {
    const who = await person();
    const { json } = await issue(who, { test: true, scopes: ['account', 'read'] });
    expect(json.scopes).toEqual(['read']);
    expect((await issue(who, { test: true, scopes: ['account'] })).status).toBe(422);
    expect((await server.call(`${AUTH}/keys`, { key: json.api_key })).status).toBe(403);
  });

  async function used({ key }: Person): Promise<number> {
    const { json } = await server.call(`${AUTH}/quota`, { key });
    return json.windows.find(({ window }: { window: string }) => window === 'day').used;
  }
});

describe('rotation', () => {
  const rotate = (keyId: number, key: string, body: object = {}) =>
    server.call(`${AUTH}/keys/${keyId}/rotate`, { body, key });

  it('ends the old key at once, and the successor has its name and scopes', async () => {
    const who = await person();
    const old = (await issue(who, { name: 'web', scopes: ['read'] })).json;
    const { json } = await rotate(old.key_id, who.key);
    expect((await me(old.api_key)).status).toBe(401);
    const cards = (await server.call(`${AUTH}/keys`, { key: who.key })).json.items;
    expect(cards.at(-1)).toMatchObject({ key_id: json.key_id, name: 'web', scopes: ['read'] });
  });

  it('with an overlap both hold until it is over; a replaced key has no second successor', async () => {
    const who = await person();
    const old = (await issue(who, { name: 'web' })).json;
    const { json } = await rotate(old.key_id, who.key, { overlap_hours: 24 });
    expect(Date.parse(json.replaced_ends_at) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(json.expires_at).toBeNull();
    expect((await me(old.api_key)).status).toBe(200);
    expect((await me(json.api_key)).status).toBe(200);
    expect((await rotate(old.key_id, who.key)).status).toBe(409);
    const [row] = await server.services.database.sql<{ n: number }>(
      `update api_key set expires_at = now() - interval '1 second' where id = $1 returning 1 as n`,
      [old.key_id],
    );
    expect(row?.n).toBe(1);
    server.services.keys.forget(who.id);
    expect((await me(old.api_key)).status).toBe(401);
    expect((await me(json.api_key)).status).toBe(200);
  });

  it("404 for another account's key, which stays as it is", async () => {
    const [mine, other] = [await person(), await person()];
    expect((await rotate(other.keyId, mine.key)).status).toBe(404);
    expect((await me(other.key)).status).toBe(200);
    const { items } = (await server.call(`${AUTH}/keys`, { key: mine.key })).json;
    expect(items.map(({ key_id }: { key_id: number }) => key_id)).toEqual([mine.keyId]);
  });

  it('422 beyond a week', async () => {
    const who = await person();
    expect((await rotate(who.keyId, who.key, { overlap_hours: 169 })).status).toBe(422);
  });
});

describe('the audit log', () => {
  const audit = (key: string, query = '') => server.call(`${AUTH}/audit${query}`, { key });

  it('tells sensitive acts in a chain that anyone can recompute', async () => {
    const who = await person();
    const { key_id: keyId } = (await issue(who, { name: 'a' })).json;
    await server.call(`${AUTH}/keys/${keyId}`, { method: 'DELETE', key: who.key });
    const { json } = await audit(who.key);
    expect(json.items.map(({ event }: { event: string }) => event)).toEqual([
      'key.revoked',
      'key.issued',
      'key.issued',
      'account.registered',
    ]);
    for (const { previous_hash, record, hash } of json.items)
      expect(createHash('sha256').update(`${previous_hash}\n${record}`).digest('hex')).toBe(hash);
    for (let i = 1; i < json.items.length; i++)
      expect(json.items[i - 1].previous_hash).toBe(json.items[i].hash);
    expect(json.chain).toEqual({
      length: 4,
      head: json.items[0].hash,
      valid: true,
      broken_at: null,
    });
  });

  it('cannot be changed, removed or emptied', async () => {
    const { sql } = server.services.database;
    for (const statement of [
      `update audit set event = 'key.revoked'`,
      'delete from audit',
      'truncate audit',
    ])
      await expect(sql(statement)).rejects.toThrow(/append|refused|stay|change/i);
  });

  it('shows a change, a removal and a forgery by who owns the database', async () => {
    const { database } = server.services;
    await database.sql('alter table audit disable trigger audit_append_only');
    const chainOf = async ({ key }: Person) => (await audit(key)).json.chain;
    const [a, b, c] = [await person(), await person(), await person()];
    await database.sql(
      `update audit set event = 'key.revoked' where account_id = $1 and event = 'key.issued'`,
      [a.id],
    );
    expect(await chainOf(a)).toMatchObject({ valid: false, broken_at: expect.any(Number) });
    await database.sql(`delete from audit where account_id = $1 and event = 'account.registered'`, [
      b.id,
    ]);
    expect(await chainOf(b)).toMatchObject({ valid: false });
    await database.sql(
      `update audit set detail = '{"key_id": 1}', record = audit_record(audit) where account_id = $1`,
      [c.id],
    );
    expect(await chainOf(c)).toMatchObject({ valid: false });
  });

  it('holds when many write at once, and pages by cursor', async () => {
    const who = await person();
    await Promise.all(
      Array.from({ length: 30 }, () => server.services.keys.issue(who.id, 'session')),
    );
    const first = (await audit(who.key, '?limit=20')).json;
    const rest = (await audit(who.key, `?limit=20&cursor=${first.next_cursor}`)).json;
    expect(first.chain).toMatchObject({ length: 32, valid: true });
    expect([first.items.length, rest.items.length, rest.next_cursor]).toEqual([20, 12, null]);
  });

  it('shows nothing of another account', async () => {
    const [a, b] = [await person(), await person()];
    expect((await audit(a.key)).text).not.toContain(`"key_id":${b.keyId}}`);
  });
});

it('usage/costs lists prices and bills nothing', async () => {
  const who = await person();
  await server.call('/api/v1/data/weather/demo', { key: who.key });
  const { status, json } = await server.call(`${AUTH}/usage/costs`, { key: who.key });
  expect(status).toBe(200);
  expect(json).toMatchObject({ period: 'month', currency: 'usd', billed_cents: 0 });
});
