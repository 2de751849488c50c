import { defineEntity, p } from '@mikro-orm/core';
import { Prediction } from './prediction.ts';

/** A state of the code that answered. */
export const CodeRelease = defineEntity({
  name: 'CodeRelease',
  tableName: 'code_release',
  properties: {
    id: p.integer().primary(),
    /** Version and commit in one text. */
    name: p.text().unique(),
    version: p.text(),
    commitId: p.text().nullable(),
    /** Why the commit is not known. */
    commitReason: p.text().nullable(),
    firstSeenAt: p.datetime(),
  },
});

/** A value that a source gave, once for all answers that used it. */
export const InputValue = defineEntity({
  name: 'InputValue',
  tableName: 'input_value',
  indexes: [{ properties: ['storedAt'] }],
  properties: {
    /** Of the canonical JSON (RFC 8785), lower-case hexadecimal. */
    sha256: p.text().primary(),
    /** The canonical JSON, deflated (RFC 1951). */
    body: p.blob(),
    /** When it was used last, to half a day. */
    storedAt: p.datetime(),
  },
});

/** Which stored values an answer used. */
export const PredictionInputs = defineEntity({
  name: 'PredictionInputs',
  tableName: 'prediction_inputs',
  properties: {
    prediction: () =>
      p.oneToOne(Prediction).primary().owner().deleteRule('cascade').updateRule('cascade'),
    /** For each its place in the provenance (two bytes, big-endian) and its hash (32 bytes). */
    inputs: p.blob(),
  },
});

/** A public key that vouched for evidence; never taken away. */
export const SigningKey = defineEntity({
  name: 'SigningKey',
  tableName: 'signing_key',
  properties: {
    /** Thumbprint (RFC 7638). */
    kid: p.text().primary(),
    /** Ed25519, base64url. */
    publicKey: p.text(),
    createdAt: p.datetime(),
  },
});
