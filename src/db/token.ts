import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** A link sent by e-mail: single use, stored as SHA-256. */
export const Token = defineEntity({
  name: 'Token',
  tableName: 'token',
  indexes: [{ properties: ['account', 'purpose'] }],
  properties: {
    id: p.integer().primary(),
    account: () => p.manyToOne(Account),
    purpose: p.enum(['magic-link', 'password-reset', 'alerts-sign-in', 'address']),
    hash: p.blob().unique(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});
