import { kernelFunctions, kernelMemory } from '../../ground/math/webAssembly.ts';
import { KML_KERNEL } from './kmlBytes.ts';
import { HEAD_STRIDE, KML_PAGES, LAYOUT, ROOM } from './kmlLayout.ts';

/** Texts of ASCII, each at the beginning of its place, with their lengths. */
export interface Texts {
  readonly bytes: Uint8Array;
  readonly lengths: Uint8Array;
}

/** Texts in places of so many bytes. @throws RangeError for a text that is longer than its place */
export function placed(texts: readonly string[], room: number): Texts {
  const bytes = new Uint8Array(texts.length * room);
  const lengths = new Uint8Array(texts.length);
  texts.forEach((text, i) => {
    if (text.length > room) throw new RangeError(`no room for ${text}`);
    lengths[i] = text.length;
    for (let at = 0; at < text.length; at++) bytes[i * room + at] = text.charCodeAt(at);
  });
  return { bytes, lengths };
}

/** What the cells of a row have alike: their latitudes below and above, and their end. */
export interface RowTexts {
  readonly latitudes: Texts;
  readonly foot: Texts;
}

interface Kernel {
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
  /** Writes the first cells of the memory after the text that is there. */
  readonly write: (cells: number) => void;
}

let kernel: Kernel | undefined;

function kernelOf(heads: Texts): Kernel {
  const memory = kernelMemory(KML_PAGES);
  const bytes = new Uint8Array(memory.buffer);
  const words = new Uint32Array(memory.buffer);
  heads.lengths.forEach((length, i) => {
    const at = LAYOUT.heads + i * HEAD_STRIDE;
    bytes.set(heads.bytes.subarray(i * ROOM.head, (i + 1) * ROOM.head), at);
    words[(at + HEAD_STRIDE) / 4 - 1] = length;
  });
  return { bytes, words, ...kernelFunctions<Pick<Kernel, 'write'>>(KML_KERNEL, memory) };
}

/** Writes cells into a piece of text. There is one text: whoever lets others write takes it first. */
export interface CellWriter {
  /** Writes cells of a row, `CELLS` at most, the first between the edges `from` and `from + 1`. */
  write(row: RowTexts, edges: Texts, from: number, scores: Uint8Array): void;
  /** How many letters are written. */
  length(): number;
  /** The text, of which nothing is left. A string, not bytes: bytes lie outside the heap, and so many of them call for whole collections. */
  take(): string;
}

const ASCII = new TextDecoder();

/** A writer whose text is empty. @param headsOf  how a cell begins, by score; read once */
export function cellWriter(headsOf: () => Texts): CellWriter {
  const { bytes, words, write } = (kernel ??= kernelOf(headsOf()));
  words[LAYOUT.end / 4] = LAYOUT.out;
  return {
    write({ latitudes, foot }, edges, from, scores) {
      bytes.set(latitudes.bytes, LAYOUT.lower);
      bytes.set(foot.bytes, LAYOUT.foot);
      words.set([...latitudes.lengths, ...foot.lengths], LAYOUT.lowerLength / 4);
      const end = from + scores.length + 1;
      bytes.set(edges.lengths.subarray(from, end), LAYOUT.edgeLengths);
      bytes.set(edges.bytes.subarray(from * ROOM.coordinate, end * ROOM.coordinate), LAYOUT.edges);
      bytes.set(scores, LAYOUT.scores);
      write(scores.length);
    },
    length: () => words[LAYOUT.end / 4] - LAYOUT.out,
    take() {
      const taken = ASCII.decode(bytes.subarray(LAYOUT.out, words[LAYOUT.end / 4]));
      words[LAYOUT.end / 4] = LAYOUT.out;
      return taken;
    },
  };
}
