import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { isShort, piecesOf, type JsonPieces, type JsonText } from '../core/jsonText.ts';
import { notedTextOf } from '../core/writtenReply.ts';

/**
 * Long answers of one request to tRPC, whose adapter would write each of them once more, in one turn of the event loop. It is given a mark in
 * the place of an answer that was written before, and the text takes the place of the mark on its way to the socket.
 */
export class HeldTexts {
  readonly #res: ServerResponse;
  readonly #texts = new Map<string, JsonText>();

  constructor(res: ServerResponse) {
    this.#res = res;
  }

  /** What the adapter is to write for a value. */
  readonly markOf = (value: unknown): unknown => {
    const text = notedTextOf(value);
    if (text === undefined || isShort(text)) return value;
    if (this.#texts.size === 0) this.#fillIn();
    const mark = randomUUID();
    this.#texts.set(JSON.stringify(mark), text);
    return mark;
  };

  /** From now on what is written to the response has texts in the place of their marks. */
  #fillIn(): void {
    const res = this.#res;
    const write = res.write.bind(res) as (piece: string | Uint8Array) => boolean;
    res.write = (chunk: Uint8Array | string) => {
      const pieces = this.#pieces(
        typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString(),
      );
      return pieces.map((piece) => write(piece)).every(Boolean);
    };
  }

  #pieces(text: string): JsonPieces {
    let pieces: JsonPieces = [text];
    for (const [mark, held] of this.#texts)
      pieces = pieces.flatMap((piece) => {
        if (typeof piece !== 'string') return [piece];
        const [before = '', after] = piece.split(mark);
        return after === undefined ? [piece] : [before, ...piecesOf(held), after];
      });
    return pieces.filter((piece) => piece.length > 0);
  }
}
