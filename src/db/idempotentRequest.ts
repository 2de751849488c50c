import { defineEntity, p } from '@mikro-orm/core';

/** A request that carried an `Idempotency-Key`: running while it has no answer. Neither key nor body is stored. */
export const IdempotentRequest = defineEntity({
  name: 'IdempotentRequest',
  tableName: 'idempotent_request',
  properties: {
    /** SHA-256 of caller, method, path and key. */
    id: p.text().primary(),
    /** HMAC of the body. */
    fingerprint: p.text(),
    /** Names the attempt that began it, so that one that was given up cannot overwrite its successor. */
    claim: p.text().unique(),
    /** The encrypted answer, base64. */
    sealed: p.text().nullable(),
    expiresAt: p.datetime().index(),
  },
});
