import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { emptySums, type PortfolioSums } from '../../engines/money/portfolio/sums.ts';
import type { Lines } from '../../src/db/portfolioPieces.ts';
import { addPart, type PartRecord } from '../../src/features/portfolios/partRecord.ts';
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
  readonly sums: PortfolioSums;
  rowsRead: number;
  rowsFailed: number;
}

export const emptyTotals = (): RunTotals => ({ sums: emptySums(), rowsRead: 0, rowsFailed: 0 });

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
  const start = (part: number) => computePiece({ input, services, signal }, pieces.read(part));
  const ahead: Promise<PartRecord>[] = [];
  let next = 0;
  for (let part = 0; part < input.pieces; part++) {
    while (next < input.pieces && ahead.length < threads) ahead.push(start(next++));
    const done = await ahead.shift();
    if (!done) return;
    addPart(totals.sums, done);
    totals.rowsRead += done.computed + done.rowsFailed;
    totals.rowsFailed += done.rowsFailed;
    run.onPart(done);
    yield done;
  }
}
