import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** A key: valid until it expires or is revoked. The secret itself is nowhere; see `core/keyFormat.ts`. */
export const ApiKey = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  indexes: [{ properties: ['account'] }],
  properties: {
    id: p.integer().primary(),
    account: () => p.manyToOne(Account),
    kind: p.enum(['account', 'session']),
    publicId: p.text().unique(),
    /** SHA-256 of the secret. */
    hash: p.blob(),
    last4: p.text(),
    /** The owner's own word for it. */
    name: p.text().nullable(),
    /** What it may do, separated by spaces; see `core/scopes.ts`. */
    scopes: p.text().default('read risk account'),
    /** Answers are made of embedded tables at a fixed moment, and are free. */
    isTest: p.boolean().default(false),
    createdAt: p.datetime(),
    expiresAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});
