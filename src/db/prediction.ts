import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** An answer as it was given, never changed afterwards. */
export const Prediction = defineEntity({
  name: 'Prediction',
  tableName: 'prediction',
  indexes: [
    { properties: ['account', 'operation', 'id'] },
    // Answers of test keys, all of one moment (`core/sandbox.ts`).
    {
      name: 'prediction_sandbox_index',
      properties: ['account', 'sha256'],
      where: "created_at = '2026-01-15 12:00:00+00'::timestamp with time zone",
    },
  ],
  properties: {
    id: p.integer().primary(),
    account: () => p.manyToOne(Account).nullable(),
    operation: p.text(),
    /** Of answers of before there were blocks: canonical JSON (RFC 8785) of operation, input, reply and time, deflated (RFC 1951). */
    record: p.blob().nullable(),
    /** Where the record lies: block, line in it, and the day until which it is kept; see `predictionStore.ts`. */
    blockId: p.integer().nullable(),
    place: p.integer().nullable(),
    keptUntil: p.date().nullable(),
    /** SHA-256 of the canonical JSON, lower-case hexadecimal. */
    sha256: p.text(),
    createdAt: p.datetime(),
  },
});

/** Records of answers that one statement stored, compressed together. */
export const PredictionBlock = defineEntity({
  name: 'PredictionBlock',
  tableName: 'prediction_block',
  properties: {
    id: p.integer().primary(),
    keptUntil: p.date().primary(),
    body: p.blob(),
    /** State of the code that answered (`code_release`); null for answers of before it was noted. */
    releaseId: p.integer().nullable(),
  },
});
