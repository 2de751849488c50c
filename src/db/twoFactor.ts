import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** The second factor of an account; no row: disabled. */
export const TwoFactor = defineEntity({
  name: 'TwoFactor',
  tableName: 'two_factor',
  properties: {
    account: () => p.oneToOne(Account).primary().deleteRule('cascade'),
    state: p.enum(['pending', 'enabled']),
    /** Base32, sealed where the operator has set a key for that. */
    secret: p.text(),
    /** The newest time step whose code was used, so that each is used once. */
    lastStep: p.integer().nullable(),
    createdAt: p.datetime(),
    enabledAt: p.datetime().nullable(),
  },
});

/** A code for the day the authenticator is lost: single use, stored as SHA-256. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    account: () => p.manyToOne(Account).primary().deleteRule('cascade'),
    hash: p.blob().primary(),
    usedAt: p.datetime().nullable(),
  },
});
