import { createHash, hash } from 'node:crypto';
import { canonicalJson } from '../core/canonicalJson.ts';
import type { PredictionRecord } from '../core/context.ts';
import { inTurns } from '../core/inTurns.ts';

/** An answer as it is kept. */
export interface Print {
  /** Canonical JSON (RFC 8785) in UTF-8: written once, for its hash and its block. */
  readonly bytes: Buffer;
  /** Of the bytes, lower-case hexadecimal. */
  readonly sha256: string;
}

/** POLICY: bytes that are hashed at a time: about a millisecond. */
const PIECE = 250_000;

/** The canonical JSON of a record and its SHA-256; of a long one in turns with other requests. */
export function printOf(record: PredictionRecord): Print | Promise<Print> {
  const { operation, input, reply, text: replyText, computedAt } = record;
  const head = canonicalJson({ computed_at: computedAt, input, operation });
  const text = `${head.slice(0, -1)},"reply":${replyText ?? canonicalJson(reply)}}`;
  const bytes = Buffer.from(text);
  return bytes.length > PIECE ? longPrint(bytes) : { bytes, sha256: hash('sha256', bytes, 'hex') };
}

async function longPrint(bytes: Buffer): Promise<Print> {
  const sum = createHash('sha256');
  const starts = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_unused, i) => i * PIECE);
  await inTurns(starts, (start) => sum.update(bytes.subarray(start, start + PIECE)));
  return { bytes, sha256: sum.digest('hex') };
}
