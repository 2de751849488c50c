import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverMessages } from '../../../src/features/alerts/deliver.ts';
import { hookPost } from '../../../src/features/alerts/hookPost.ts';
import { AlertMessage } from '../../../src/db/alertMessage.ts';
import { HookEndpoint } from '../../../src/db/hookEndpoint.ts';
import { openPostbox, type Postbox } from '../../support/cloudApi.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let hook: Postbox;
beforeAll(async () => {
  hook = await openPostbox();
  server = await startTestServer({}, { routines: [] });
  Object.assign(server.services.outlets, { hooks: hookPost(() => true) });
});
afterAll(async () => {
  await server.stop();
  await hook.close();
});

/** A message that is owed to a webhook of the administrator. */
async function owe(): Promise<void> {
  const em = server.services.database.em();
  const [account] = await server.services.database.sql<{ id: number }>('select id from account');
  const now = new Date();
  const owner = { account: account?.id ?? 0, createdAt: now };
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const endpointId = await em.insert(HookEndpoint, {
    ...owner,
    url: `${hook.url}/x`,
    secret,
    disabledReason: null,
    disabledAt: null,
  });
  await em.insert(AlertMessage, {
    ...owner,
    endpointId,
    onceKey: 'once',
    eventId: null,
    channel: 'hook',
    body: { type: 'webhook.test' },
    state: 'queued',
    attempts: 0,
    notBefore: now,
    leasedUntil: null,
    sourceAt: null,
    sentAt: null,
    error: null,
  });
}

it('a webhook that failed is tried again after 5 s, not in the round of the next minute', async () => {
  await owe();
  hook.answers = 500;
  const times: number[] = [];
  const began = performance.now();
  const round = deliverMessages.run(server.services, new AbortController().signal);
  while (hook.posts.length < 2 && performance.now() - began < 20_000) {
    if (hook.posts.length > times.length) {
      times.push(performance.now());
      hook.answers = 200;
    }
    await new Promise((next) => setTimeout(next, 20));
  }
  const waited = (performance.now() - (times[0] ?? 0)) / 1_000;
  await round;
  expect(hook.posts).toHaveLength(2);
  // Five seconds, up to a fifth longer, then found by a look a second.
  expect(waited).toBeGreaterThan(4.9);
  expect(waited).toBeLessThan(9);
}, 30_000);

it('a round that is ended waits for nothing', async () => {
  await server.services.database.sql(`update alert_message set state = 'queued', attempts = 0`);
  hook.answers = 500;
  const stop = new AbortController();
  const round = deliverMessages.run(server.services, stop.signal);
  const before = hook.posts.length;
  while (hook.posts.length === before) await new Promise((next) => setTimeout(next, 20));
  const began = performance.now();
  stop.abort();
  await round;
  expect(performance.now() - began).toBeLessThan(3_000);
}, 30_000);
