import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.ts';

/** An answer as it was given, never changed afterwards. */
export const Prediction = defineEntity({
  name: 'Prediction',
  tableName: 'prediction',
  indexes: [{ properties: ['account', 'id'] }],
  properties: {
    id: p.integer().primary(),
    account: () => p.manyToOne(Account).nullable(),
    operation: p.text(),
    /** Canonical JSON (RFC 8785) of operation, input, reply and time, deflated (RFC 1951); see `predictionStore.ts`. */
    record: p.blob(),
    /** SHA-256 of the canonical JSON, lower-case hexadecimal. */
    sha256: p.text(),
    createdAt: p.datetime(),
  },
});
