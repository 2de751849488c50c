/**
 * JSON as one text, or as its pieces one behind the other until it is hashed, stored and sent: putting millions of characters together holds the
 * event loop for tens of milliseconds, and the two texts of an answer that waits for the database share what they have in common.
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
  if (areStrings(text)) return text.join('');
  return Buffer.concat(
    text.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
  ).toString();
}

/** Whether it is no more than what is taken at a time. */
export function isShort(text: JsonText): boolean {
  let characters = 0;
  for (const piece of piecesOf(text)) {
    if (typeof piece !== 'string') return false;
    characters += piece.length;
  }
  return characters <= PIECE_CHARACTERS;
}

/** As one text, unless it is long: then it is taken piece by piece. */
export function shortText(text: JsonText): string | undefined {
  return isShort(text) ? wholeText(text) : undefined;
}

const areStrings = (pieces: JsonPieces): pieces is readonly string[] =>
  pieces.every((piece) => typeof piece === 'string');

/** The text of an object without its closing brace: more members may follow. */
export function unclosed(object: JsonText): TextLine {
  const line = new TextLine();
  if (typeof object === 'string') return line.add(object.slice(0, -1));
  return line.add(object.slice(0, -1)).add(object.at(-1)?.slice(0, -1) ?? '');
}

/** Puts texts one behind the other. */
export class TextLine {
  readonly #pieces: (string | Uint8Array)[] = [];

  add(text: JsonText | Uint8Array): this {
    if (typeof text === 'string' || text instanceof Uint8Array) this.#pieces.push(text);
    else for (const piece of text) this.#pieces.push(piece);
    return this;
  }

  /** As they were added, those that others hold too as they are. */
  get pieces(): JsonPieces {
    return this.#pieces;
  }

  /** Strings between bytes as one; never a chain of strings, which would keep each of its links. */
  get text(): JsonText {
    const joined: (string | Uint8Array)[] = [];
    let strings: string[] = [];
    const join = (): void => {
      if (strings.length > 0) joined.push(strings.join(''));
      strings = [];
    };
    for (const piece of this.#pieces) {
      if (typeof piece === 'string') strings.push(piece);
      else {
        join();
        joined.push(piece);
      }
    }
    join();
    const [only = ''] = joined;
    return joined.length < 2 && typeof only === 'string' ? only : joined;
  }
}
