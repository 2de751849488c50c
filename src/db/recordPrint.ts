import { createHash, hash } from 'node:crypto';
import { canonicalJson } from '../core/canonicalJson.ts';
import type { PredictionRecord } from '../core/context.ts';
import { inTurns } from '../core/inTurns.ts';
import {
  PIECE_CHARACTERS,
  piecesOf,
  shortText,
  type JsonPieces,
  type JsonText,
} from '../core/jsonText.ts';

/** An answer as it is kept. */
export interface Print {
  /** Canonical JSON (RFC 8785). */
  readonly text: JsonText;
  /** Of the text in UTF-8, lower-case hexadecimal. */
  readonly sha256: string;
}

/** The canonical JSON of a record and its SHA-256; of a long one in turns with other requests. */
export function printOf(record: PredictionRecord): Print | Promise<Print> {
  const { operation, input, reply, text: replyText, computedAt } = record;
  const head = canonicalJson({ computed_at: computedAt, input, operation });
  const written = replyText ?? canonicalJson(reply);
  const text = [`${head.slice(0, -1)},"reply":`, ...piecesOf(written), '}'];
  const short = shortText(text);
  return short === undefined ? longPrint(text) : { text, sha256: hash('sha256', short, 'hex') };
}

async function longPrint(text: JsonPieces): Promise<Print> {
  const sum = createHash('sha256');
  const pieces = text.flatMap<string | Uint8Array>((piece) =>
    typeof piece === 'string' ? cut(piece) : [piece],
  );
  await inTurns(pieces, (piece) => sum.update(piece));
  return { text, sha256: sum.digest('hex') };
}

/** Pieces of a text, none of which ends within a character of two code units. */
function cut(text: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = start + PIECE_CHARACTERS;
    const whole = HIGH_SURROGATE.test(text.charAt(end - 1)) ? end + 1 : end;
    pieces.push(text.slice(start, whole));
    start = whole;
  }
  return pieces;
}

/** The first half of a character of two code units. */
const HIGH_SURROGATE = /[\uD800-\uDBFF]/;
