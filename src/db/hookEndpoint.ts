import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** An address of a customer to which alerts are posted, with the secret that signs them. */
export const HookEndpoint = defineEntity({
  name: 'HookEndpoint',
  tableName: 'hook_endpoint',
  indexes: [{ properties: ['account'] }],
  properties: {
    id: p.integer().primary(),
    account: () => p.manyToOne(Account).deleteRule('cascade'),
    url: p.text(),
    secret: p.text(),
    /** Signs too for a day after a rotation. */
    previousSecret: p.text().nullable(),
    previousUntil: p.datetime().nullable(),
    /** Why nothing is sent there any more. */
    disabledReason: p.text().nullable(),
    disabledAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** One attempt to deliver a message there. */
export const HookAttempt = defineEntity({
  name: 'HookAttempt',
  tableName: 'hook_attempt',
  indexes: [{ properties: ['endpoint', 'id'] }],
  properties: {
    id: p.bigint('number').primary(),
    endpoint: () => p.manyToOne(HookEndpoint).deleteRule('cascade'),
    messageId: p.bigint('number'),
    /** Null where nobody answered. */
    status: p.integer().nullable(),
    error: p.text().nullable(),
    ms: p.integer(),
    at: p.datetime(),
  },
});
