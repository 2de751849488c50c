import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { PortfolioLine } from '../../../engines/money/portfolio/computePart.ts';
import type { RowError } from '../../../engines/money/portfolio/rows.ts';
import {
  mergeSums,
  type PackedSums,
  type PortfolioSums,
} from '../../../engines/money/portfolio/sums.ts';

const deflated = promisify(deflateRaw);
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

/** Seals what a part came to. */
export async function sealLines(lines: readonly PortfolioLine[]): Promise<string> {
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  return (await deflated(text, { level: 6 })).toString('base64');
}

/** The results of a part, in the order of the file. */
export async function openLines({ lines }: Pick<PartRecord, 'lines'>): Promise<PortfolioLine[]> {
  const text = (await inflated(Buffer.from(lines, 'base64'))).toString('utf8');
  return text === '' ? [] : text.split('\n').map((line) => JSON.parse(line) as PortfolioLine);
}

export function sealSums(sums: PackedSums): SealedSums {
  return {
    ...sums,
    blocks: sums.blocks.map(({ causes, ...block }) => ({
      ...block,
      causes: causes.map(([name, { buffer, byteOffset, byteLength }]) => [
        name,
        Buffer.from(buffer, byteOffset, byteLength).toString('base64'),
      ]),
    })),
  };
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
