import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_PAGES as PAGES, registerVisitor } from '../support/adminArea.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let free: string;
beforeAll(async () => {
  server = await startTestServer();
  free = await registerVisitor(server);
}, 300_000);
afterAll(() => server.stop());

describe('pages of administrators', { timeout: 300_000 }, () => {
  it.each(PAGES)('%s is whole for an administrator and closed to others', async (path) => {
    const page = await server.call(path);
    expect(page.status, page.text.slice(0, 300)).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).toContain('<h1>');
    expect(page.text).not.toMatch(/NaN|undefined|\[object/);
    expect((await server.call(path, { key: free })).status).toBe(403);
    expect((await server.call(path, { key: null })).status).toBe(401);
  });

  it.each(PAGES)('%s is found with the slash at its end and without', async (path) => {
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    const { status, headers } = await server.call(`${other}?sort=-id`);
    expect([status, headers.get('location')]).toEqual([308, `${path}?sort=-id`]);
    expect((await server.call(other, { body: {} })).status).toBe(404);
  });

  it('an endpoint is not found with a slash too many, whatever its method', async () => {
    for (const path of ['/api/v1/georisk/score/', '/api/v1/auth/tiers/', '//admin'])
      expect([path, (await server.call(path)).status]).toEqual([path, 404]);
  });

  it.each(PAGES)('%s sorts by the query and refuses a strange one', async (path) => {
    if (path === '/admin/lei-profile/')
      return expect((await server.call(`${path}?lat=95`)).status).toBe(422);
    expect((await server.call(`${path}?sort=-id`)).status).toBe(200);
    expect((await server.call(`${path}?sort=%3Cscript%3E`)).status).toBe(422);
  });

  it('the scorecard draws a reliability diagram for each module', async () => {
    for (let i = 0; i < 40; i++)
      await server.services.database.sql(
        `insert into resolved_prediction (module, prediction_id, question, probability, challenger_probability, outcome, resolved_at)
         values ('steady', null, $1, 0.25, null, $2, now())`,
        [`q${i}`, i % 4 === 0],
      );
    expect((await server.call('/admin/scorecard')).text).toContain('Reliability of steady');
  });

  it('a key in the query becomes a cookie and a clean address', async () => {
    const reply = await server.call(`/admin/atlas/?x_api_key=${server.adminKey}`, { key: null });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe('/admin/atlas/');
    const cookie = (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const page = await server.call('/admin/atlas/', { key: null, headers: { Cookie: cookie } });
    expect(page.status).toBe(200);
  });
});
