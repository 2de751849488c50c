import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createDeflateRaw, inflateRaw } from 'node:zlib';
import type { PortfolioLine } from '../../../engines/money/portfolio/computePart.ts';
import type { RowError } from '../../../engines/money/portfolio/rows.ts';
import {
  emptySums,
  mergeSums,
  packSums,
  type PackedSums,
  type PortfolioSums,
} from '../../../engines/money/portfolio/sums.ts';
import { inTurns } from '../../core/inTurns.ts';

const inflated = promisify(inflateRaw);

/** The sums of some rows with their slices as base64. */
type SealedSums = Omit<PackedSums, 'blocks'> & {
  readonly blocks: readonly (Omit<PackedSums['blocks'][number], 'causes'> & {
    readonly causes: readonly (readonly [string, string])[];
  })[];
};

/** The checkpoint of a part. */
export interface PartRecord {
  readonly computed: number;
  /** Results as lines of JSON, deflated (RFC 1951), base64. */
  readonly lines: string;
  readonly errors: readonly RowError[];
  /** Errors in all, of which `errors` holds the first. */
  readonly errorCount: number;
  readonly rowsFailed: number;
  readonly sums: SealedSums;
}

/** POLICY: lines that are written and packed in a turn of the event loop: about a millisecond. */
const LINES_AT_A_TIME = 250;

/** Seals what a part came to. */
export async function sealLines(lines: readonly PortfolioLine[]): Promise<string> {
  const packed = await pipeline(
    Readable.from(textsOf(lines)),
    createDeflateRaw({ level: 6 }),
    (pieces: AsyncIterable<Buffer>) => buffer(pieces),
  );
  return packed.toString('base64');
}

function* textsOf(lines: readonly PortfolioLine[]): Generator<string> {
  for (let from = 0; from < lines.length; from += LINES_AT_A_TIME) {
    const some = lines.slice(from, from + LINES_AT_A_TIME);
    yield (from === 0 ? '' : '\n') + some.map((line) => JSON.stringify(line)).join('\n');
  }
}

/** The results of a part, in the order of the file. */
export async function openLines({ lines }: Pick<PartRecord, 'lines'>): Promise<PortfolioLine[]> {
  const text = (await inflated(Buffer.from(lines, 'base64'))).toString('utf8');
  return text === '' ? [] : text.split('\n').map((line) => JSON.parse(line) as PortfolioLine);
}

/** Seals sums, a few blocks in a turn of the event loop. */
export async function sealSums(sums: PortfolioSums): Promise<SealedSums> {
  const blocks = await inTurns([...sums.blocks], (block) =>
    packSums({ ...emptySums(), blocks: new Map([block]) }).blocks.map(sealedBlock),
  );
  return { ...packSums({ ...sums, blocks: new Map() }), blocks: blocks.flat() };
}

function sealedBlock({ causes, ...block }: PackedSums['blocks'][number]) {
  const sealed = causes.map(([name, { buffer: bytes, byteOffset, byteLength }]) => {
    const base64 = Buffer.from(bytes, byteOffset, byteLength).toString('base64');
    return [name, base64] as const;
  });
  return { ...block, causes: sealed };
}

/** Adds the sums of a part. */
export function addPart(into: PortfolioSums, { sums }: Pick<PartRecord, 'sums'>): void {
  mergeSums(into, {
    ...sums,
    blocks: sums.blocks.map(({ causes, ...block }) => ({
      ...block,
      causes: causes.map(([name, base64]) => [name, floatsOf(base64)]),
    })),
  });
}

function floatsOf(base64: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return new Float32Array(bytes.buffer);
}
