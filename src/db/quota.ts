import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** What an account used: the times of its latest calls (a ring as long as its limit per minute), and counts of a UTC day and month. */
export const Quota = defineEntity({
  name: 'Quota',
  tableName: 'quota',
  properties: {
    account: () => p.oneToOne(Account).primary(),
    /** Milliseconds since 1970; in order of time from `head`, around the end. */
    recent: p.array().columnType('bigint[]'),
    /** Position of the oldest time in `recent`, from 1. */
    head: p.integer().default(1),
    /** Days since 1970, and calls on that day. */
    day: p.integer().default(0),
    dayCalls: p.integer().default(0),
    /** Year times 12 plus month from 0, and calls in that month. */
    month: p.integer().default(0),
    monthCalls: p.integer().default(0),
  },
});
