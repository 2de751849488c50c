import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';
import { ApiKey } from './apiKey.ts';

/** A browser that is signed in: its cookie is stored as SHA-256. The row is deleted at sign-out. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'session',
  indexes: [{ properties: ['account'] }],
  properties: {
    id: p.integer().primary(),
    account: () => p.manyToOne(Account).deleteRule('cascade'),
    hash: p.blob().unique(),
    /** The key that was exchanged for this session, which ends with it. */
    apiKey: () => p.manyToOne(ApiKey).nullable().deleteRule('cascade'),
    createdAt: p.datetime(),
    /** Last use, to a few minutes. */
    seenAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});
