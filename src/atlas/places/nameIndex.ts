import { distance } from 'fastest-levenshtein';
import type { ColumnFile } from '../geography/columnFile.ts';
import { eachMaybeNear, signatureOf, type Signatures } from './nameSignature.ts';

/** Folded names in one block of the index. */
export const BLOCK = 32;
/** Bytes of a folded name that the index holds; longer ones are descriptions, not names. */
export const LONGEST = 200;

/** A folded name and the places that bear it, the largest first. */
export interface NamedPlaces {
  readonly name: string;
  readonly places: readonly number[];
}

/** What the file says of itself: how many names it holds, in how many bytes. */
export interface NamesAbout {
  readonly names: number;
  readonly bytes: number;
}

interface NearColumns extends Signatures {
  readonly texts: Buffer;
  readonly textAt: Uint32Array;
}

/**
 * Every name of every place, folded and sorted by its bytes, in blocks of 32: a name is how many bytes it shares with the one
 * before, the rest of it, and the numbers of its places. A look-up reads one block; only the first name of each is kept ahead.
 */
export class NameIndex {
  readonly #file: ColumnFile;
  readonly #blockAt: Uint32Array;
  /** Most people of any place named in a block. */
  readonly #most: Uint32Array;
  readonly #names: number;
  readonly #end: number;
  readonly #near: NearColumns;
  /** The first name of each block, one after the other, and where each begins. */
  readonly #firsts: Buffer;
  readonly #firstAt: Uint32Array;

  constructor(file: ColumnFile) {
    this.#file = file;
    this.#blockAt = file.column('blockAt') as Uint32Array;
    this.#most = file.column('blockMost') as Uint32Array;
    ({ names: this.#names, bytes: this.#end } = file.about as NamesAbout);
    this.#near = {
      texts: file.bytes('nearTexts'),
      textAt: file.column('nearTextAt') as Uint32Array,
      letters: file.column('nearLetters') as Uint32Array,
      pairs: file.column('nearPairs') as Uint32Array,
    };
    [this.#firsts, this.#firstAt] = this.#readFirsts();
  }

  /** How many names there are. */
  get count(): number {
    return this.#names;
  }

  /** Places of exactly this folded name. */
  exact(name: string): readonly number[] {
    const key = Buffer.from(name);
    const bytes = this.#bytesOf(this.#blockOf(key));
    const reader = { bytes, at: 0 };
    const entry = Buffer.alloc(LONGEST);
    while (reader.at < bytes.length) {
      const length = readName(reader, entry);
      const count = varint(reader);
      const order = entry.compare(key, 0, key.length, 0, length);
      if (order === 0) return Array.from({ length: count }, () => varint(reader));
      if (order > 0) return [];
      for (let i = 0; i < count; i++) varint(reader);
    }
    return [];
  }

  /**
   * Names that begin so, from the blocks with the largest places first.
   *
   * @param take  takes the names of a block, and says whether those of the next, whose largest place has so many people, are wanted
   */
  startingWith(
    prefix: string,
    take: (names: readonly NamedPlaces[], next: number) => boolean,
  ): void {
    const key = Buffer.from(prefix);
    const first = this.#blockOf(key);
    const last = this.#blockOf(Buffer.concat([key, Buffer.from([0xff])]));
    const blocks = Array.from({ length: last - first + 1 }, (_, i) => first + i).sort(
      (a, b) => this.#most[b] - this.#most[a],
    );
    for (const [i, block] of blocks.entries()) {
      const names = this.#read(block).filter((entry) => entry.name.startsWith(prefix));
      if (!take(names, this.#most[blocks[i + 1] ?? -1] ?? 0)) break;
    }
  }

  /** Principal names within a number of edits. @source Levenshtein (1966), Sov. Phys. Dokl. 10, 707-710 */
  near(name: string, edits: number): readonly (NamedPlaces & { readonly edits: number })[] {
    const { texts, textAt } = this.#near;
    const found: (NamedPlaces & { edits: number })[] = [];
    eachMaybeNear(signatureOf(name), this.#near, edits, (i) => {
      const text = texts.toString('utf8', textAt[i], textAt[i + 1]);
      const apart = distance(text, name);
      if (apart <= edits) found.push({ name: text, places: this.exact(text), edits: apart });
    });
    return found;
  }

  /** The last block whose first name is not after a key. */
  #blockOf(key: Buffer): number {
    let low = 0;
    let high = this.#blockAt.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (Buffer.compare(this.#firstOf(middle), key) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #firstOf(block: number): Buffer {
    return this.#firsts.subarray(this.#firstAt[block], this.#firstAt[block + 1]);
  }

  /** In memory, so that finding a block reads nothing: some 0.3 MB. */
  #readFirsts(): [Buffer, Uint32Array] {
    const all = this.#file.bytes('names', 0, this.#end);
    const lengths = Array.from(this.#blockAt, (at) => all[at + 1]);
    const at = new Uint32Array(lengths.length + 1);
    lengths.forEach((length, i) => (at[i + 1] = at[i] + length));
    const firsts = Buffer.alloc(at[lengths.length]);
    this.#blockAt.forEach((from, i) => all.copy(firsts, at[i], from + 2, from + 2 + lengths[i]));
    return [firsts, at];
  }

  #bytesOf(block: number): Buffer {
    return this.#file.bytes('names', this.#blockAt[block], this.#blockAt[block + 1] ?? this.#end);
  }

  #read(block: number): NamedPlaces[] {
    const bytes = this.#bytesOf(block);
    const reader = { bytes, at: 0 };
    const entries: NamedPlaces[] = [];
    const key = Buffer.alloc(LONGEST);
    while (reader.at < bytes.length) {
      const length = readName(reader, key);
      const places = Array.from({ length: varint(reader) }, () => varint(reader));
      entries.push({ name: key.toString('utf8', 0, length), places });
    }
    return entries;
  }
}

interface Reader {
  readonly bytes: Buffer;
  at: number;
}

/** Turns the name before into the next one, and gives its length in bytes. */
function readName(reader: Reader, name: Buffer): number {
  const { bytes } = reader;
  const shared = bytes[reader.at];
  const rest = bytes[reader.at + 1];
  bytes.copy(name, shared, reader.at + 2, reader.at + 2 + rest);
  reader.at += 2 + rest;
  return shared + rest;
}

function varint(reader: Reader): number {
  let value = 0;
  for (let unit = 1; ; unit *= 128) {
    const byte = reader.bytes[reader.at++];
    value += (byte & 0x7f) * unit;
    if (byte < 0x80) return value;
  }
}
