import { defineEntity, p } from '@mikro-orm/core';

/** A correction that somebody asks for, with evidence; never changed. */
export const Dispute = defineEntity({
  name: 'Dispute',
  tableName: 'dispute',
  indexes: [{ properties: ['predictionId'] }],
  properties: {
    id: p.integer().primary(),
    predictionId: p.integer(),
    accountId: p.integer(),
    operation: p.text(),
    predictionSha256: p.text(),
    /** Place in the record (JSON pointer, RFC 6901). */
    pointer: p.text(),
    /** What stands there, as JSON. */
    stated: p.text(),
    statement: p.text(),
    evidence: p.json(),
    filedAt: p.datetime(),
  },
});

/** What an administrator answered; a later answer stands beside the earlier ones. */
export const DisputeAnswer = defineEntity({
  name: 'DisputeAnswer',
  tableName: 'dispute_answer',
  indexes: [{ properties: ['dispute'] }],
  properties: {
    id: p.integer().primary(),
    dispute: () => p.manyToOne(Dispute),
    verdict: p.enum(['upheld', 'partly_upheld', 'rejected']),
    answer: p.text(),
    answeredAt: p.datetime(),
  },
});
