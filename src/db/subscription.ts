import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** A paid plan of an account at the payment processor. */
export const Subscription = defineEntity({
  name: 'Subscription',
  tableName: 'subscription',
  properties: {
    account: () => p.oneToOne(Account).primary(),
    tier: p.enum(['pro', 'enterprise']),
    status: p.text(),
    customer: p.text().unique(),
    externalId: p.text().unique(),
    currentPeriodEnd: p.datetime(),
    pastDueSince: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});
