import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { constants, createZstdCompress, zstdDecompress, type ZstdCompress } from 'node:zlib';
import { bytesIn, piecesOf, shortText, type JsonText } from '../core/jsonText.ts';

const decompress = promisify(zstdDecompress);

/** Level 1 takes a fifth of the time of level 3 and a tenth more bytes. */
const LEVEL = { [constants.ZSTD_c_compressionLevel]: 1 };

/** First byte of a block: which dictionary it was made with. A dictionary is never changed, only followed by another. */
const FORMAT = 1;
let dictionary: Buffer | undefined;
/** Between texts. */
const LINE_END = 10;

/** Records of usual answers: a block of a single record takes a quarter of the bytes by it. Read at first use. */
function usualRecords(): Buffer {
  return (dictionary ??= readFileSync(new URL('data/usualRecords1.txt', import.meta.url)));
}

/** POLICY: bytes that are written into the same buffer each time: as many usual answers as a block holds. */
const USUAL_BYTES = 1_048_576;

/**
 * Makes blocks one after the other by one context of the compressor: one that is made for each block reads the dictionary again, which takes
 * several times what the block does.
 */
class Packer {
  #stream: ZstdCompress | undefined;
  #pieces: Buffer[] = [];
  #usual: Buffer | undefined;
  #last: Promise<unknown> = Promise.resolve();

  pack(texts: readonly JsonText[]): Promise<Buffer> {
    const packed = this.#last.then(() => this.#frameOf(this.#bytesOf(texts)));
    this.#last = packed.catch(() => undefined);
    return packed;
  }

  /** The texts as lines. One text of them all would outlive collections of garbage, and buffers of their own ask for whole collections. */
  #bytesOf(given: readonly JsonText[]): Buffer {
    const texts = given.map((text) => shortText(text) ?? text);
    const size = texts.reduce((sum, text) => sum + bytesIn(text) + 1, -1);
    const room = (this.#usual ??= Buffer.allocUnsafeSlow(USUAL_BYTES));
    const bytes = size > room.length ? Buffer.allocUnsafeSlow(size) : room.subarray(0, size);
    let end = 0;
    for (const [place, text] of texts.entries()) {
      if (place > 0) bytes[end++] = LINE_END;
      for (const piece of piecesOf(text)) end += put(piece, bytes, end);
    }
    return bytes;
  }

  #frameOf(bytes: Buffer): Promise<Buffer> {
    const stream = (this.#stream ??= this.#open());
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    stream.write(bytes, (error) => {
      if (error) {
        this.#stream = undefined;
        return reject(error);
      }
      // What was not told of yet is: reading tells.
      while (stream.read() !== null);
      resolve(Buffer.concat([Buffer.of(FORMAT), ...this.#pieces]));
      this.#pieces = [];
    });
    return promise;
  }

  /** Each write to it is a frame of its own. */
  #open(): ZstdCompress {
    this.#pieces = [];
    const flush = constants.ZSTD_e_end;
    const stream = createZstdCompress({ dictionary: usualRecords(), params: LEVEL, flush });
    // Told to the write that failed as well.
    stream.on('error', () => undefined);
    return stream.on('data', (piece: Buffer) => this.#pieces.push(piece));
  }
}

/** Writes a piece of a text at a place of a buffer. @returns how many bytes it takes */
function put(piece: string | Uint8Array, bytes: Buffer, at: number): number {
  if (typeof piece === 'string') return bytes.write(piece, at);
  bytes.set(piece, at);
  return piece.length;
}

const packer = new Packer();

/**
 * Texts without line breaks, such as canonical JSON, as one compressed block. Off the event loop.
 *
 * @param texts  at least one
 */
export function packBlock(texts: readonly JsonText[]): Promise<Buffer> {
  return packer.pack(texts);
}

/**
 * The texts of a block, in the order that they were packed in.
 *
 * @throws for a block of another format
 */
export async function textsInBlock(block: Uint8Array): Promise<string[]> {
  if (block[0] !== FORMAT) throw new Error(`a block of format ${block[0]} is not known`);
  const lines = await decompress(block.subarray(1), { dictionary: usualRecords() });
  return lines.toString().split('\n');
}
