import { defineEntity, p } from '@mikro-orm/core';
import { TIER_NAMES } from '../../config/tiers.ts';

/** Someone who may call: an e-mail address, a plan, perhaps a password. */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    id: p.integer().primary(),
    /** NFC, lower case. */
    email: p.text().unique(),
    /** Argon2id in PHC form; absent for accounts without a password. */
    passwordHash: p.text().nullable(),
    tier: p.enum([...TIER_NAMES]).default('free'),
    isAdmin: p.boolean().default(false),
    /** Who this is at the payment processor. */
    customer: p.text().unique().nullable(),
    /** Since when a paid plan is owed. */
    pastDueSince: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** Since when a link that we mailed there has been used; until then anybody may have registered the address. */
    emailProvenAt: p.datetime().nullable(),
  },
});

/**
 * Whether somebody registered with an address without a link to it ever having been used. An account without a password was made by
 * the operator, or by a link that it cannot be entered without.
 */
export function isUnconfirmed(account: {
  readonly passwordHash?: string | null | undefined;
  readonly emailProvenAt?: Date | null | undefined;
}): boolean {
  return Boolean(account.passwordHash) && !account.emailProvenAt;
}
