import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY } from '../../config/limits.ts';
import { mintKey } from '../../src/core/keyFormat.ts';
import { askerBy } from '../../src/http/askers.ts';
import { addressReader } from '../../src/http/clientAddress.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Whose turn a request from 192.0.2.7 waits for. */
function asker(headers: Readonly<Record<string, string>>, url = '/', proxies = 0) {
  const request = { headers, url, socket: { remoteAddress: '192.0.2.7' } };
  const askerOf = askerBy(server.services.keys, addressReader(proxies));
  return askerOf(request as unknown as IncomingMessage);
}

describe('whose turn a request waits for', () => {
  it('that of the account, once its key was looked up, in the header or in the address', async () => {
    const { json } = await server.call('/api/v1/auth/me');
    const account = { name: `account ${json.account_id ?? json.id}`, isKnown: true };
    expect(asker({ 'x-api-key': server.adminKey })).toEqual(account);
    expect(asker({}, `/api/v1/auth/me?a=1&x_api_key=${server.adminKey}`)).toEqual(account);
  });

  it('that of the network, with no key and with one that nobody has', async () => {
    const stranger = { name: '192.0.2.7', isKnown: false };
    const { secret } = mintKey('account');
    expect((await server.call('/api/v1/auth/me', { key: secret })).status).toBe(401);
    expect(asker({})).toEqual(stranger);
    expect(asker({ 'x-api-key': secret })).toEqual(stranger);
    expect(asker({ 'x-api-key': `${server.adminKey.slice(0, -1)}~` })).toEqual(stranger);
    expect(asker({ cookie: 'session=a' }, '/?x_api_key=')).toEqual(stranger);
  });

  it('that of the caller behind a proxy that is trusted', () => {
    const forwarded = { 'x-forwarded-for': '198.51.100.3' };
    expect(asker(forwarded).name).toBe('192.0.2.7');
    expect(asker(forwarded, '/', 1).name).toBe('198.51.100.3');
  });
});

describe('the size of a body without a key', () => {
  const large = JSON.stringify({ email: 'a@example.org', more: 'x'.repeat(BODY.strangersBytes) });

  it('is bounded on REST and tRPC, whatever key is shown', async () => {
    for (const key of [null, 'nobody']) {
      const rest = await server.call('/api/v1/auth/login', { raw: large, key });
      expect([rest.status, rest.json.code]).toEqual([413, 'payload_too_large']);
      expect(rest.json.detail).toMatch(/ 65536 bytes, .* without an account; .* 1048576\./);
      const trpc = await server.call('/trpc/auth.login', { raw: large, key });
      expect(trpc.status).toBe(413);
      expect(trpc.json.error.data.problem.detail).toMatch(/1048576 .* without a key .* 65536/);
    }
  });

  it('of a form is bounded for everybody, and is said to be', async () => {
    const answer = await fetch(`${server.url}/account/signin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `email=${'a'.repeat(BODY.formBytes)}`,
    });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toMatch(/65536 bytes; send less/);
  });

  it('may be a megabyte with a key', async () => {
    const body = { lat: 40.8, lon: 14.3, more: 'x'.repeat(BODY.strangersBytes) };
    expect((await server.call('/api/v1/volcano/predict', { body })).status).toBe(200);
    expect((await server.call('/trpc/volcano.predict', { body })).status).toBe(200);
  });
});
