import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PartRecord } from '../../engines/money/portfolio/part.ts';
import type { Lines } from '../../src/db/portfolioPieces.ts';
import type { PortfolioTotals } from '../../src/features/portfolios/onPool.ts';
import {
  computePiece,
  type PieceWork,
  type PortfolioInput,
} from '../../src/features/portfolios/portfolioJob.ts';

/** The lines of one file, deflated in memory. */
export class MemoryPieces {
  readonly #bodies: { readonly firstLine: number; readonly body: Buffer }[] = [];

  keep(_uploadId: string, part: number, { text, firstLine }: Lines): Promise<void> {
    this.#bodies[part] = { firstLine, body: deflateRawSync(text, { level: 1 }) };
    return Promise.resolve();
  }

  /** @throws where there is no such part */
  read(part: number): Lines {
    const found = this.#bodies[part];
    if (!found) throw new Error(`there is no part ${part}`);
    return { text: inflateRawSync(found.body).toString('utf8'), firstLine: found.firstLine };
  }
}

/** What a run came to while its lines went by. */
export interface RunTotals {
  readonly sums: PortfolioTotals;
  rowsRead: number;
  rowsFailed: number;
}

export interface Run {
  readonly input: PortfolioInput;
  readonly pieces: MemoryPieces;
  readonly services: PieceWork['services'];
  /** Parts under way at a time. */
  readonly threads: number;
  readonly onPart: (part: PartRecord) => void;
}

/** Parts in the order of the file, some computed ahead; only their sums are kept. */
export async function* recordsOf(run: Run, totals: RunTotals): AsyncGenerator<PartRecord> {
  const { input, pieces, services, threads } = run;
  const { signal } = new AbortController();
  const start = async (part: number): Promise<PartRecord> => {
    const json = await computePiece({ input, services, signal }, pieces.read(part));
    return JSON.parse(Buffer.from(json).toString('utf8')) as PartRecord;
  };
  const ahead: Promise<PartRecord>[] = [];
  let next = 0;
  for (let part = 0; part < input.pieces; part++) {
    while (next < input.pieces && ahead.length < threads) ahead.push(start(next++));
    const done = await ahead.shift();
    if (!done) return;
    await totals.sums.add(done);
    totals.rowsRead += done.computed + done.rowsFailed;
    totals.rowsFailed += done.rowsFailed;
    run.onPart(done);
    yield done;
  }
}
