import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../../src/features/auth/totp.ts';
import { outbox, mailTo, tokenIn } from '../support/outbox.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const AUTH = '/api/v1/auth';
const OLD = 'quartz lantern mosaic harbour';
const NEW = 'velvet glacier trumpet meadow';
const LOCATION = '122224160a42bf241b6ed1b4b69808ac0870080000150e0000';

let server: TestServer;
/** Keys of requests whose answer was kept in the transaction of their change. */
let keptInside = 0;
beforeAll(async () => {
  server = await startTestServer();
  const { idempotency } = server.services;
  const finish = idempotency.finish.bind(idempotency);
  Object.assign(idempotency, {
    finish: (...given: Parameters<typeof finish>) => {
      if (given[2]) keptInside++;
      return finish(...given);
    },
  });
});
afterAll(() => server.stop());

let number = 0;
const send = (path: string, body: unknown, idempotencyKey: string, key: string | null) =>
  server.call(path, { method: 'POST', body, key, headers: { 'Idempotency-Key': idempotencyKey } });

/** A change asked for twice under one key: done and kept in one transaction, then answered again. */
async function onceFor(path: string, body: unknown, key: string | null = server.adminKey) {
  const idempotencyKey = `change-${++number}`;
  const before = keptInside;
  const first = await send(path, body, idempotencyKey, key);
  expect([path, first.status, keptInside - before, first.text]).toEqual([
    path,
    200,
    1,
    expect.any(String),
  ]);
  const again = await send(path, body, idempotencyKey, key);
  expect([again.status, again.headers.get('idempotency-replayed'), again.text]).toEqual([
    200,
    'true',
    first.text,
  ]);
  return first.json;
}

async function person(): Promise<{ email: string; key: string }> {
  const email = `person${++number}@example.org`;
  const { json } = await server.call(`${AUTH}/register`, {
    body: { email, password: OLD },
    key: null,
  });
  return { email, key: json.api_key };
}

describe('a change repeated under its Idempotency-Key is done once, whenever its server is lost', () => {
  it('a mailed link is mailed once, and is used once but answered twice', async () => {
    const { email } = await person();
    for (const path of ['request-magic-link', 'request-password-reset']) {
      const idempotencyKey = `link-${++number}`;
      const first = await send(`${AUTH}/${path}`, { email }, idempotencyKey, null);
      const again = await send(`${AUTH}/${path}`, { email }, idempotencyKey, null);
      expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([
        200,
        200,
        'true',
      ]);
    }
    const reset = await mailTo(server, email, 2);
    const letters = () =>
      outbox(server).filter(
        ({ to, text }) => to === email && /Your sign-in link|Set a new password/.test(text),
      );
    expect(letters()).toHaveLength(2);
    const body = { token: tokenIn(reset), password: NEW };
    await onceFor(`${AUTH}/reset-password`, body, null);
    expect((await send(`${AUTH}/reset-password`, body, 'another-key', null)).status).toBe(401);
  });

  it('a password and a second factor', async () => {
    const { key } = await person();
    await onceFor(`${AUTH}/set-password`, { password: NEW }, key);
    const { json } = await server.call(`${AUTH}/2fa/enroll`, { method: 'POST', key });
    const code = codeAt(json.secret, Date.now());
    await onceFor(`${AUTH}/2fa/activate`, { code }, key);
    await onceFor(`${AUTH}/2fa/disable`, { password: NEW }, key);
  });

  it('a correction and its answer, an outcome, drones heard, a drafted post', async () => {
    const scored = await server.call('/api/v1/georisk/score', { body: { lat: 40.8, lon: 14.3 } });
    const id = scored.json.prediction_id as number;
    const filed = await onceFor(`/api/v1/predictions/${id}/dispute`, {
      pointer: '/reply/score',
      statement: 'The ground was drilled in 2024: Vs30 is 420 m/s, not 204 m/s.',
      evidence: [{ url: 'https://example.org/borehole.pdf' }],
    });
    await onceFor(`/admin/api/disputes/${filed.dispute_id}/answer`, {
      verdict: 'upheld',
      answer: 'The borehole was added with its source.',
    });
    const { json } = await server.call('/api/v1/predictions/disputes', { key: null });
    expect(json.disputes).toMatchObject([{ answers: [{ verdict: 'upheld' }] }]);
    await onceFor('/admin/api/resolutions', {
      resolutions: [{ prediction_id: id, question: 'felt', probability: 0.12, outcome: false }],
    });
    await onceFor('/admin/ghost-radar/api/detections', { heard: [{ location: LOCATION }] });
    await onceFor('/api/v1/x/draft-post', { text: 'M 6.1 near the coast of Honshu.' });
    for (const table of ['dispute', 'dispute_answer', 'resolved_prediction', 'draft_post'])
      expect(await server.services.database.sql(`select 1 from ${table}`)).toHaveLength(1);
  });
});
