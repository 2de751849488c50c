import { deserialize, serialize } from 'node:v8';
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Moment } from '../engines/facts.ts';
import type {
  PartRecord,
  PortfolioTasks,
  SealedSums,
  SharedBytes,
} from '../engines/money/portfolio/part.ts';
import { summaryOfSums } from '../engines/money/portfolio/summary.ts';
import {
  emptySums,
  mergeSums,
  packSums,
  type PackedSums,
  type PortfolioSums,
} from '../engines/money/portfolio/sums.ts';
import { roundReply } from '../src/core/round.ts';
import { portfolioPart } from './portfolioPart.ts';
import type { PoolGround } from './task.ts';

type TaskOf<N extends keyof PortfolioTasks> = (
  input: PortfolioTasks[N][0],
  moment: Moment,
  ground?: PoolGround,
) => PortfolioTasks[N][1] | Promise<PortfolioTasks[N][1]>;

/** What a thread of the pool does for a portfolio, by name. */
export const portfolioTasks: { readonly [N in keyof PortfolioTasks]: TaskOf<N> } = {
  async portfolio_part(task, moment, ground) {
    const { lines, errors, sums } = await portfolioPart(task, moment, ground);
    const text = lines.map((line) => `${JSON.stringify(roundReply(line))}\n`).join('');
    return {
      computed: lines.length,
      lines: shared(deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH })),
      errors,
      sums: shared(serialize(sums)),
    };
  },
  portfolio_seal({ slices, ...counts }) {
    const sums = emptySums();
    for (const slice of slices) mergeSums(sums, deserialize(slice.sums) as PackedSums);
    const lines = Buffer.concat([...slices.map((slice) => slice.lines), deflateRawSync('')]);
    const record: PartRecord = {
      ...counts,
      lines: lines.toString('base64'),
      sums: sealSums(sums),
    };
    return shared(Buffer.from(JSON.stringify(record)));
  },
  portfolio_add({ before, sums }) {
    const all = sumsOf(before);
    mergeSums(all, openSums(sums));
    return shared(serialize(all));
  },
  portfolio_summary: (sums) => summaryOfSums(sumsOf(sums)),
};

function shared(bytes: Uint8Array): SharedBytes {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}

function sumsOf(bytes: SharedBytes | undefined): PortfolioSums {
  return bytes === undefined ? emptySums() : (deserialize(bytes) as PortfolioSums);
}

type Blocks = PackedSums['blocks'];
type SealedBlocks = readonly (Omit<Blocks[number], 'causes'> & {
  readonly causes: readonly (readonly [string, string])[];
})[];

function sealSums(sums: PortfolioSums): SealedSums {
  const { blocks, ...packed } = packSums(sums);
  const sealed: SealedBlocks = blocks.map(({ causes, ...block }) => ({
    ...block,
    causes: causes.map(([name, { buffer, byteOffset, byteLength }]) => [
      name,
      Buffer.from(buffer, byteOffset, byteLength).toString('base64'),
    ]),
  }));
  return { ...packed, blocks: deflateRawSync(JSON.stringify(sealed)).toString('base64') };
}

function openSums({ blocks, ...packed }: SealedSums): PackedSums {
  // Checkpoints of earlier releases hold the list itself.
  const list: unknown =
    typeof blocks === 'string'
      ? JSON.parse(inflateRawSync(Buffer.from(blocks, 'base64')).toString('utf8'))
      : blocks;
  return {
    ...packed,
    blocks: (list as SealedBlocks).map(({ causes, ...block }) => ({
      ...block,
      causes: causes.map(([name, base64]) => [name, floatsOf(base64)]),
    })),
  };
}

function floatsOf(base64: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return new Float32Array(bytes.buffer);
}
