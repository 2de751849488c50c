import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NamedOperation } from '../../src/core/operation.ts';
import { operations } from '../../src/operations.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const ADMIN_TOKEN = 'a-token-of-thirty-two-characters-1';
let server: TestServer;
/** Of each claim that ended: whether it did in the transaction of its effect. */
const endedInside: boolean[] = [];
beforeAll(async () => {
  server = await startTestServer({ ADMIN_TOKEN });
  const { idempotency } = server.services;
  const finish = idempotency.finish.bind(idempotency);
  Object.assign(idempotency, {
    finish: (...given: Parameters<typeof finish>) => {
      endedInside.push(given[2] !== undefined);
      return finish(...given);
    },
  });
});
afterAll(() => server.stop());

/** Changed nothing here: what they need is not there. `repeatedChanges.test.ts` and the tests of their features ask those with what they need. */
const REFUSED = new Set([
  '/admin/api/disputes/{dispute_id}/answer',
  '/api/v1/alerts/webhooks/{webhook_id}/replay',
  '/api/v1/auth/2fa/activate',
  '/api/v1/auth/2fa/disable',
  '/api/v1/auth/login',
  '/api/v1/auth/reset-password',
  '/api/v1/billing/checkout',
  '/api/v1/insurance/portfolios',
  '/api/v1/whatsapp/subscribe',
]);
/**
 * Their effect is a letter, posted after the answer so that its time shows nothing: a kill may post a second one, and none is ever lost for a
 * claim that had ended.
 */
const LETTERS = new Set(['/api/v1/auth/request-magic-link', '/api/v1/auth/request-password-reset']);
/** They begin long work; `jobs/` asks them. */
const JOBS = new Set(['/api/v1/internal/og/scan', '/api/v1/admin/backfill/{trigger_name}']);
/** It ends the key that asks. */
const LAST = '/api/v1/auth/keys/{key_id}/rotate';
const CHANGES = operations
  .filter(({ changes, method, path }) => changes === true && method === 'POST' && !JOBS.has(path))
  .toSorted((a, b) => Number(a.path === LAST) - Number(b.path === LAST));

async function asked({ path, example, access }: NamedOperation, idempotencyKey: string) {
  const members = example as Readonly<Record<string, unknown>>;
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(members[name]));
  return server.call(filled, {
    body: example ?? {},
    key: access === 'none' ? null : server.adminKey,
    headers: {
      'Idempotency-Key': idempotencyKey,
      ...(access === 'admin-token' ? { 'X-Admin-Token': ADMIN_TOKEN } : {}),
    },
  });
}

describe('a claim under an Idempotency-Key ends in the transaction of its effect, and its answer is repeated', () => {
  it.each(CHANGES.map((each) => [each.path, each] as const))('%s', async (path, operation) => {
    endedInside.length = 0;
    const first = await asked(operation, `claim of ${path}`.replaceAll(' ', '-'));
    if (REFUSED.has(path)) {
      expect(first.status).toBeGreaterThanOrEqual(400);
      return;
    }
    expect([first.status < 300, endedInside, first.text]).toEqual([
      true,
      [!LETTERS.has(path)],
      expect.any(String),
    ]);
    const again = await asked(operation, `claim of ${path}`.replaceAll(' ', '-'));
    expect([again.status, again.headers.get('idempotency-replayed'), again.text]).toEqual([
      first.status,
      'true',
      first.text,
    ]);
  });
});
