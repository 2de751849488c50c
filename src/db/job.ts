import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** Long work in parts; see `src/jobs/`. */
export const Job = defineEntity({
  name: 'Job',
  tableName: 'job',
  indexes: [{ properties: ['kind', 'createdAt'] }, { properties: ['account', 'createdAt'] }],
  properties: {
    id: p.text().primary(),
    kind: p.text(),
    account: () => p.manyToOne(Account).nullable().deleteRule('cascade'),
    status: p.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
    parts: p.integer(),
    partsDone: p.integer().default(0),
    input: p.json<unknown>(),
    result: p.json<unknown>().nullable(),
    error: p.json<unknown>().nullable(),
    createdAt: p.datetime(),
    /** When its parts were in the queue; a server that was killed before is made up for. */
    sentAt: p.datetime().nullable(),
    startedAt: p.datetime().nullable(),
    /** When a server last said that it is at work on it. */
    beatAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
  },
});
