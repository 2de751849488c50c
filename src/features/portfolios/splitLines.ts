import { PORTFOLIO } from '../../../config/limits.ts';

/** Whole lines of a file. */
export interface Piece {
  readonly text: string;
  /** Line that the text begins with, from 1. */
  readonly firstLine: number;
}

/** Why a file cannot be read at all. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

const NEWLINE = 10;
const QUOTE = 34;

/**
 * Cuts a text file into pieces of whole lines as it comes in. In CSV a line end between quotes belongs to its row.
 *
 * @param rowsEach  lines of a piece, at most
 * @throws UnreadableFile for a line or a file beyond its bound, or bytes that are not UTF-8
 */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  { isCsv, rowsEach }: { readonly isCsv: boolean; readonly rowsEach: number },
): AsyncGenerator<Piece> {
  const cutter = new Cutter(isCsv, rowsEach);
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > PORTFOLIO.maxBytes)
      throw new UnreadableFile(`The file is larger than ${PORTFOLIO.maxBytes} bytes; split it.`);
    yield* cutter.take(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
  }
  yield* cutter.end();
}

class Cutter {
  readonly #isCsv: boolean;
  readonly #rowsEach: number;
  #held: Buffer[] = [];
  #heldBytes = 0;
  #rows = 0;
  #lines = 0;
  #firstLine = 1;
  #isQuoted = false;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });

  constructor(isCsv: boolean, rowsEach: number) {
    this.#isCsv = isCsv;
    this.#rowsEach = rowsEach;
  }

  *take(chunk: Buffer): Generator<Piece> {
    let from = 0;
    let sinceLine = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at];
      if (byte === QUOTE && this.#isCsv) this.#isQuoted = !this.#isQuoted;
      if (byte !== NEWLINE) continue;
      this.#lines += 1;
      if (this.#isQuoted) continue;
      this.#rows += 1;
      sinceLine = at + 1;
      if (this.#rows < this.#rowsEach) continue;
      yield this.#cut(chunk.subarray(from, at + 1));
      from = at + 1;
    }
    this.#held.push(Buffer.from(chunk.subarray(from)));
    this.#heldBytes += chunk.length - from;
    if (this.#heldBytes - Math.max(0, sinceLine - from) > PORTFOLIO.maxPieceBytes)
      throw new UnreadableFile(
        `Line ${this.#firstLine} and the next ${this.#rowsEach} hold more than ${PORTFOLIO.maxPieceBytes} bytes, or a quote is never closed.`,
      );
  }

  *end(): Generator<Piece> {
    if (this.#heldBytes > 0) yield this.#cut(Buffer.alloc(0));
  }

  #cut(last: Buffer): Piece {
    const bytes = Buffer.concat([...this.#held, last]);
    const firstLine = this.#firstLine;
    this.#held = [];
    this.#heldBytes = 0;
    this.#rows = 0;
    this.#firstLine = this.#lines + 1;
    return { text: this.#textOf(bytes, firstLine), firstLine };
  }

  #textOf(bytes: Buffer, firstLine: number): string {
    try {
      return this.#decoder.decode(bytes);
    } catch {
      throw new UnreadableFile(
        `The text after line ${firstLine} is not UTF-8; save the file as CSV UTF-8 or NDJSON in UTF-8, not compressed.`,
      );
    }
  }
}
