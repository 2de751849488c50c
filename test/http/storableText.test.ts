import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unstorableTexts } from '../../src/core/storableText.ts';
import { operations } from '../../src/operations.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const origin = { placeOf: () => 'body' as const };
const locOf = (input: unknown) => unstorableTexts(input, origin).map(({ loc }) => loc);

describe('text that no database takes', () => {
  it('is found wherever it stands, and names of members too', () => {
    expect(locOf({ a: [{ b: 'x' }, { b: 'x\0' }] })).toEqual([['body', 'a', 1, 'b']]);
    expect(locOf({ a: { 'b\0': 1 } })).toEqual([['body', 'a', 'b\uFFFD']]);
    expect(locOf({ a: '\uD83D' })).toEqual([['body', 'a']]);
    expect(locOf({ a: '\uD83C\uDF0B', b: null, c: 0, d: ['\n', '\u0001'] })).toEqual([]);
  });

  it.each(['a\0b', '\uD800'])('is refused by the name of its member: %j', async (name) => {
    const { status, json } = await server.call('/api/v1/auth/keys', { body: { name } });
    expect(status).toBe(422);
    expect(json.detail[0]).toMatchObject({ loc: ['body', 'name'] });
    expect(json.detail[0].msg).toMatch(/NUL/);
  });

  const withText = operations.filter(
    ({ method, path, access }) =>
      method === 'GET' && /\{\w+\}/.test(path) && access !== 'session' && access !== 'signature',
  );
  it.each(withText.map(({ path }) => [path]))('is no failure of the server in %s', async (path) => {
    const { status } = await server.call(path.replace(/\{\w+\}/g, 'a%00b'));
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
  });
});
