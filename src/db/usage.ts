import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** Calls of an account in a UTC hour, by key, operation and hundreds of the status. */
export const Usage = defineEntity({
  name: 'Usage',
  tableName: 'usage',
  properties: {
    account: () => p.manyToOne(Account).primary(),
    /** Hours since 1970, UTC. */
    hour: p.integer().primary(),
    /** 0 when no key vouched for the call (cookie, admin token). */
    apiKeyId: p.integer().primary(),
    operation: p.text().primary(),
    /** 2 for 2xx and so on. */
    statusClass: p.smallint().primary(),
    calls: p.integer(),
  },
});

/** Who writes usage, a name for each life of a server, and its newest batch that is counted. */
export const UsageWriter = defineEntity({
  name: 'UsageWriter',
  tableName: 'usage_writer',
  properties: {
    writer: p.uuid().primary(),
    /** From 1 on. */
    batch: p.integer(),
    writtenAt: p.datetime(),
  },
});
