import * as z from 'zod';
import { PORTFOLIO } from '../../../config/limits.ts';
import type {
  PartRecord,
  PortfolioPartTask,
  SharedBytes,
  SliceDone,
} from '../../../engines/money/portfolio/part.ts';
import type { RowError } from '../../../engines/money/portfolio/rows.ts';
import type { PortfolioSummary } from '../../../engines/money/portfolio/summary.ts';
import type { Services } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import type { JobKind, PartWork } from '../../core/jobs.ts';
import { roundReply } from '../../core/round.ts';
import { PortfolioPieces } from '../../db/portfolioPieces.ts';
import { onPool, PortfolioTotals } from './onPool.ts';

/** What a job on a portfolio knows of its file. */
export const PortfolioInput = z.object({
  uploadId: z.string(),
  format: z.enum(['csv', 'ndjson', 'parquet']),
  /** Parts that the lines were cut into. */
  pieces: z.int(),
  columns: z.array(z.string()),
  delimiter: z.string(),
  isPriced: z.boolean(),
  /** Columns that nothing reads. */
  ignored: z.array(z.string()),
  /** Why the file cannot be read at all. */
  unreadable: z.string().nullable(),
});
export type PortfolioInput = z.output<typeof PortfolioInput>;

/** What is kept of a portfolio when its last part is done. */
export interface PortfolioDone {
  readonly rowsRead: number;
  readonly rowsFailed: number;
  readonly errorCount: number;
  readonly errors: readonly RowError[];
  readonly summary: PortfolioSummary;
  readonly computedAt: string;
}

/** A portfolio as a job: any server takes a part, and it counts once. */
export const portfolioJob: JobKind<PortfolioInput, PartRecord, PortfolioDone> = {
  name: 'insurance-portfolio',
  lane: 'heavy',
  input: PortfolioInput,
  parts: ({ pieces }) => Math.max(1, pieces),
  async runPart(work) {
    const { unreadable, uploadId } = work.input;
    if (unreadable !== null) throw new ApiError('bad_request', unreadable);
    const pieces = new PortfolioPieces(work.services.database);
    const { text, firstLine } = await pieces.read(uploadId, work.part);
    return computePiece(work, { text, firstLine });
  },
  async finish({ input, checkpoints, services, signal }) {
    const totals = new PortfolioTotals(services, signal);
    const errors: RowError[] = [];
    let [rowsRead, rowsFailed, errorCount] = [0, 0, 0];
    for await (const part of checkpoints) {
      await totals.add(part);
      rowsRead += part.computed + part.rowsFailed;
      rowsFailed += part.rowsFailed;
      errorCount += part.errorCount;
      errors.push(...part.errors.slice(0, PORTFOLIO.errorsEach - errors.length));
    }
    if (totals.buildings === 0) throw new ApiError('bad_request', noRow(rowsRead, errors[0]));
    const summary = await totals.summary();
    await new PortfolioPieces(services.database).forget(input.uploadId);
    const computedAt = new Date(services.clock.now()).toISOString();
    return { rowsRead, rowsFailed, errorCount, errors, summary: roundReply(summary), computedAt };
  },
};

function noRow(rows: number, first: RowError | undefined): string {
  if (!first) return 'The file holds no row.';
  return `None of the ${rows} rows can be read; line ${first.line}: ${first.detail}`;
}

/** What the computation of a part needs. */
export interface PieceWork extends Pick<PartWork<PortfolioInput>, 'input' | 'signal'> {
  readonly services: Pick<Services, 'compute' | 'clock'>;
}

type Piece = Pick<PortfolioPartTask, 'text' | 'firstLine'>;

/**
 * Computes the lines of a part, some at a time, so that no thread is held for long.
 *
 * @returns the JSON of its `PartRecord`
 */
export async function computePiece(
  { input, services, signal }: PieceWork,
  piece: Piece,
): Promise<SharedBytes> {
  const slices: SliceDone[] = [];
  for (const some of slicesOf(piece, input.format === 'csv'))
    slices.push(await onPool(services, 'portfolio_part', { ...some, ...readingOf(input) }, signal));
  const errors = slices.flatMap((slice) => slice.errors);
  const part = {
    computed: slices.reduce((sum, { computed }) => sum + computed, 0),
    errors: errors.slice(0, PORTFOLIO.errorsEach),
    errorCount: errors.length,
    rowsFailed: new Set(errors.map(({ line }) => line)).size,
    slices: slices.map(({ lines, sums }) => ({ lines, sums })),
  };
  return onPool(services, 'portfolio_seal', part, signal);
}

function readingOf({ format, columns, delimiter, isPriced }: PortfolioInput) {
  return { format: format === 'csv' ? 'csv' : 'ndjson', columns, delimiter, isPriced } as const;
}

/** Cuts a text at ends of rows. In CSV a line end between quotes belongs to its row. */
function* slicesOf({ text, firstLine }: Piece, isCsv: boolean): Generator<Piece> {
  let [from, rows, line, fromLine, isQuoted] = [0, 0, firstLine, firstLine, false];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"' && isCsv) isQuoted = !isQuoted;
    if (char !== '\n') continue;
    line += 1;
    if (isQuoted || ++rows < PORTFOLIO.rowsAtATime) continue;
    yield { text: text.slice(from, at + 1), firstLine: fromLine };
    [from, rows, fromLine] = [at + 1, 0, line];
  }
  if (from < text.length) yield { text: text.slice(from), firstLine: fromLine };
}
