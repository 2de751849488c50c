import { defineEntity, p } from '@mikro-orm/core';

/** What happened to an event, in the order in which it was written: what streams of alerts are read from. */
export const AlertChange = defineEntity({
  name: 'AlertChange',
  tableName: 'alert_change',
  indexes: [{ properties: ['at'] }],
  properties: {
    /** Rises with time on all servers: looks at the feeds take turns. */
    id: p.bigint('number').primary(),
    eventId: p.text(),
    stage: p.enum(['created', 'updated', 'cancelled', 'ended']),
    /** The event as it stood then. */
    event: p.json<Record<string, unknown>>(),
    at: p.datetime(),
  },
});
