import { readSync } from 'node:fs';

/** Records are read by so many: a page of memory or two. */
const PIECE = 64;

/**
 * Records of one length in a file, read piece by piece as they are asked for. Memory that nothing was written to takes none of the
 * system's, so that a table of the world weighs what was asked of it.
 */
export class RecordFile {
  /** The records one after the other; those hold that `at` was asked for. */
  readonly records: DataView;
  readonly #file: number;
  readonly #from: number;
  readonly #recordBytes: number;
  readonly #bytes: Uint8Array;
  readonly #isRead: Uint8Array;

  /**
   * @param file  its number; it stays open
   * @param from  bytes before the first record
   */
  constructor(
    file: number,
    { from, count, recordBytes }: Readonly<Record<'from' | 'count' | 'recordBytes', number>>,
  ) {
    this.#file = file;
    this.#from = from;
    this.#recordBytes = recordBytes;
    this.#bytes = new Uint8Array(count * recordBytes);
    this.#isRead = new Uint8Array(Math.ceil(count / PIECE));
    this.records = new DataView(this.#bytes.buffer);
  }

  /** Where a record begins in `records`, bytes; it holds from now on. */
  at(record: number): number {
    const piece = Math.floor(record / PIECE);
    if (this.#isRead[piece] !== 1) this.#read(piece);
    return record * this.#recordBytes;
  }

  #read(piece: number): void {
    const at = piece * PIECE * this.#recordBytes;
    const length = Math.min(PIECE * this.#recordBytes, this.#bytes.length - at);
    if (readSync(this.#file, this.#bytes, at, length, this.#from + at) !== length)
      throw new Error('a file of records ends too early');
    this.#isRead[piece] = 1;
  }
}
