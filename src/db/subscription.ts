import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** A paid plan of an account at the payment processor, as its newest event tells. */
export const Subscription = defineEntity({
  name: 'Subscription',
  tableName: 'subscription',
  indexes: [{ properties: ['account'] }],
  properties: {
    /** The processor's own id. */
    id: p.text().primary(),
    account: () => p.manyToOne(Account).deleteRule('cascade'),
    plan: p.enum(['pro', 'enterprise', 'alerts']),
    /** The processor's word, such as `active` or `past_due`. */
    status: p.text(),
    customer: p.text(),
    currentPeriodEnd: p.datetime().nullable(),
    cancelAtPeriodEnd: p.boolean().default(false),
    pastDueSince: p.datetime().nullable(),
    /** When the event that is shown here happened, and its rank among events of that second: older ones change nothing. */
    eventAt: p.datetime(),
    eventRank: p.smallint(),
    updatedAt: p.datetime(),
  },
});
