import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/operations.ts';
import { nextPage } from '../../src/surfaces/nextPage.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const linked = (link: string | null): string =>
  /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1] ?? '';

describe('the link to the next page', () => {
  it('is the same question with the cursor of the answer, never with a key', () => {
    const query = { q: 'a b&c', x_api_key: 'secret', cursor: '1', form: ['10-K', '8-K'] };
    const { Link = null } = nextPage({ path: '/api/v1/list', query }, { next_cursor: '7=' });
    expect(linked(Link)).toBe('/api/v1/list?q=a+b%26c&form=10-K&form=8-K&cursor=7%3D');
  });

  it('is not there where a list ends, and where there is none', () => {
    for (const value of [{ items: [], next_cursor: null }, { score: 1 }, null, undefined, 'text'])
      expect(nextPage({ path: '/x', query: {} }, value)).toEqual({});
  });
});

describe('lists by page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    for (const name of ['one', 'two', 'three'])
      await server.call('/api/v1/auth/keys', { body: { name } });
    for (const path of ['a', 'b', 'c'])
      await server.call('/api/v1/alerts/webhooks', {
        body: { url: `https://example.org/${path}` },
      });
  });
  afterAll(() => server.stop());

  it('are every list that has a cursor in its answer', () => {
    const shapeOf = (schema: unknown) => (schema as { shape?: object }).shape ?? {};
    const unasked = operations.filter(
      ({ input, output }) =>
        'next_cursor' in shapeOf(output) &&
        !('cursor' in shapeOf(input) && 'limit' in shapeOf(input)),
    );
    expect(unasked.map(({ id }) => id)).toEqual([]);
  });

  it('a series is told from its newest observation back', async () => {
    const path = '/api/v1/data/economic/series/DCOILWTICO?start_date=2024-01-01';
    const whole = (await server.call(path)).json;
    expect(whole.next_cursor).toBeNull();
    const limit = whole.items.length - 2;
    const newest = (await server.call(`${path}&limit=${limit}`)).json;
    const older = (await server.call(`${path}&limit=${limit}&cursor=${newest.next_cursor}`)).json;
    expect([...older.items, ...newest.items]).toEqual(whole.items);
    expect(older.next_cursor).toBeNull();
  });

  it.each([
    '/api/v1/auth/keys',
    '/api/v1/auth/audit',
    '/api/v1/alerts/webhooks',
    '/api/v1/data/economic/series',
    '/api/v1/data/economic/snapshot',
    '/api/v1/data/credit/grades',
    '/api/v1/oracle/drift/methods',
    '/api/v1/oracle/stage-summary',
  ])('%s: followed by its links, every row once', async (path) => {
    const whole = await server.call(path);
    expect([whole.status, whole.json.next_cursor, whole.headers.get('link')]).toEqual([
      200,
      null,
      null,
    ]);
    expect(whole.json.items.length).toBeGreaterThanOrEqual(3);
    const seen: unknown[] = [];
    for (let next = `${path}?limit=1`; next !== '';) {
      const { json, headers } = await server.call(next);
      expect(json.items).toHaveLength(1);
      seen.push(...json.items);
      next = linked(headers.get('link'));
      expect(next === '').toBe(json.next_cursor === null);
      expect(seen.length).toBeLessThanOrEqual(whole.json.items.length);
    }
    expect(seen).toEqual(whole.json.items);
  });

  it('refuse a limit out of bounds and a cursor that is none', async () => {
    for (const query of ['limit=0', 'limit=101', 'cursor=x']) {
      const { status, json } = await server.call(`/api/v1/auth/keys?${query}`);
      expect([status, json.detail[0].loc[0]]).toEqual([422, 'query']);
    }
  });
});
