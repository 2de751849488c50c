import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** An event in the life of an account that its owner or an auditor may ask about. */
export const Audit = defineEntity({
  name: 'Audit',
  tableName: 'audit',
  indexes: [{ properties: ['account', 'id'] }],
  properties: {
    id: p.integer().primary(),
    account: () => p.manyToOne(Account).nullable(),
    /** Such as `account.registered` or `key.rotated`. */
    event: p.text(),
    /** Never a secret. */
    detail: p.json<Record<string, string | number | boolean | null>>(),
    createdAt: p.datetime(),
    /** SHA-256 of the hash before in the same account, a line feed, and `record`; empty before the first. Written by the database. */
    hash: p.text().default(''),
    /** What is hashed: number, account, time, event, detail. Written by the database. */
    record: p.text().default(''),
  },
});
