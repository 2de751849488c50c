import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** What is owed to someone: written with the event that causes it, sent by whichever server takes it. */
export const AlertMessage = defineEntity({
  name: 'AlertMessage',
  tableName: 'alert_message',
  indexes: [
    { properties: ['state', 'notBefore'] },
    { properties: ['account', 'id'] },
    // What waits, by account and webhook (`features/alerts/takeMessages.ts`).
    {
      name: 'alert_message_line_index',
      expression:
        "create index alert_message_line_index on alert_message (channel, (account_id::bigint * 4294967296 + coalesce(endpoint_id, 0)), not_before, id) where state = 'queued'",
    },
  ],
  properties: {
    id: p.bigint('number').primary(),
    /** Event, stage, account and channel: what was written once is not written again. */
    onceKey: p.text().unique(),
    account: () => p.manyToOne(Account).deleteRule('cascade'),
    eventId: p.text().nullable(),
    channel: p.enum(['mail', 'whatsapp', 'hook']),
    /** The webhook it goes to. */
    endpointId: p.integer().nullable(),
    body: p.json<Record<string, unknown>>(),
    state: p.enum(['queued', 'sending', 'sent', 'failed', 'dropped']).default('queued'),
    attempts: p.integer().default(0),
    notBefore: p.datetime(),
    /** Until when the server that took it may be sending. */
    leasedUntil: p.datetime().nullable(),
    /** When the source put the event out, of an earthquake when it began; null for updates, ends and where it does not say. */
    sourceAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    error: p.text().nullable(),
  },
});
