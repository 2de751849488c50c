/**
 * JSON as one text or, where that would be long, as its pieces one behind the other: what was written in turns with other requests stays in pieces
 * until it is hashed, stored and sent, since putting millions of characters together holds the event loop for tens of milliseconds.
 */
export type JsonText = string | JsonPieces;

/** None ends within a character. */
export type JsonPieces = readonly (string | Uint8Array)[];

/** POLICY: characters that are hashed, made bytes or written at a time: about a millisecond. */
export const PIECE_CHARACTERS = 250_000;

/** The pieces of a text: one, where it is whole. */
export function piecesOf(text: JsonText): JsonPieces {
  return typeof text === 'string' ? [text] : text;
}

/** Length in UTF-8, bytes. */
export function bytesIn(text: JsonText): number {
  return piecesOf(text).reduce(
    (sum, piece) => sum + (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length),
    0,
  );
}

/** As one text, for who needs it whole. */
export function wholeText(text: JsonText): string {
  if (typeof text === 'string') return text;
  return Buffer.concat(
    text.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
  ).toString();
}

/** The text of an object without its closing brace: more members may follow. */
export function unclosed(object: JsonText): TextLine {
  const line = new TextLine();
  if (typeof object === 'string') return line.add(object.slice(0, -1));
  return line.add(object.slice(0, -1)).add(object.at(-1)?.slice(0, -1) ?? '');
}

/** Puts texts one behind the other: strings become one, pieces stay as they are. */
export class TextLine {
  readonly #pieces: (string | Uint8Array)[] = [];
  #last = '';

  add(text: JsonText | Uint8Array): this {
    if (typeof text === 'string') this.#last += text;
    else if (text instanceof Uint8Array) {
      if (this.#last !== '') this.#pieces.push(this.#last);
      this.#pieces.push(text);
      this.#last = '';
    } else for (const piece of text) this.add(piece);
    return this;
  }

  get text(): JsonText {
    if (this.#pieces.length === 0) return this.#last;
    return this.#last === '' ? this.#pieces : [...this.#pieces, this.#last];
  }
}
