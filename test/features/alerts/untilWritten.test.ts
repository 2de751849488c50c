import { afterAll, beforeAll, expect, it } from 'vitest';
import { unavailable } from '../../../src/core/databaseFailure.ts';
import { AlertMessage } from '../../../src/db/alertMessage.ts';
import { deliverMessages } from '../../../src/features/alerts/deliver.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { routines: [] });
});
afterAll(() => server.stop());

it('what was sent is noted once the database is back, and not sent again', async () => {
  const { services } = server;
  const em = services.database.em();
  const [account] = await services.database.sql<{ id: number }>('select id from account');
  const now = new Date();
  await em.insert(AlertMessage, {
    account: account?.id ?? 0,
    createdAt: now,
    endpointId: null,
    onceKey: 'once',
    eventId: null,
    channel: 'mail',
    body: { to: 'a@example.org', subject: 'A warning', text: 'Shaking' },
    state: 'queued',
    attempts: 0,
    notBefore: now,
    leasedUntil: null,
    sourceAt: null,
    sentAt: null,
    error: null,
  });
  const sent: string[] = [];
  let isAway = false;
  let refused = 0;
  const { sql } = services.database;
  const flaky = (async (text: string, values?: readonly unknown[]) => {
    if (isAway && text.includes('set state = $3')) {
      refused++;
      isAway = refused < 2;
      throw unavailable();
    }
    return sql(text, values);
  }) as typeof sql;
  Object.assign(services.database, { sql: flaky });
  Object.assign(services.mail, {
    send: ({ subject }: { subject: string }) => {
      sent.push(subject);
      isAway = true;
      return Promise.resolve();
    },
  });
  const round = () => deliverMessages.run(services, new AbortController().signal);
  await round();
  await round();
  const [row] = await sql<{ state: string; attempts: number }>(
    `select state, attempts from alert_message where once_key = 'once'`,
  );
  expect([sent, refused, row]).toEqual([['A warning'], 2, { state: 'sent', attempts: 1 }]);
});
