import * as z from 'zod';
import { PORTFOLIO } from '../../../config/limits.ts';
import type { PortfolioLine } from '../../../engines/money/portfolio/computePart.ts';
import {
  PORTFOLIO_PART,
  type PortfolioPartDone,
  type PortfolioPartTask,
} from '../../../engines/money/portfolio/part.ts';
import type { RowError } from '../../../engines/money/portfolio/rows.ts';
import { emptySums, mergeSums } from '../../../engines/money/portfolio/sums.ts';
import type { PortfolioSummary } from '../../../engines/money/portfolio/summary.ts';
import { runChore } from '../../core/chore.ts';
import type { Services } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import type { JobKind, PartWork } from '../../core/jobs.ts';
import { inTurns } from '../../core/inTurns.ts';
import { roundReply } from '../../core/round.ts';
import { PortfolioPieces } from '../../db/portfolioPieces.ts';
import { addPart, sealLines, sealSums, type PartRecord } from './partRecord.ts';

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
    const sums = emptySums();
    const errors: RowError[] = [];
    let [rowsRead, rowsFailed, errorCount] = [0, 0, 0];
    for await (const part of checkpoints) {
      addPart(sums, part);
      rowsRead += part.computed + part.rowsFailed;
      rowsFailed += part.rowsFailed;
      errorCount += part.errorCount;
      errors.push(...part.errors.slice(0, PORTFOLIO.errorsEach - errors.length));
    }
    if (sums.buildings === 0) throw new ApiError('bad_request', noRow(rowsRead, errors[0]));
    const summary = await runChore(services, 'portfolio_summary', { sums }, signal);
    await new PortfolioPieces(services.database).forget(input.uploadId);
    const computedAt = new Date(services.clock.now()).toISOString();
    return { rowsRead, rowsFailed, errorCount, errors, summary: roundReply(summary), computedAt };
  },
};

function noRow(rows: number, first: RowError | undefined): string {
  if (!first) return 'The file holds no row.';
  const at = first.column === null ? '' : `, column ${first.column}`;
  return `None of the ${rows} rows can be read; line ${first.line}${at}: ${first.detail}`;
}

/** What the computation of a part needs. */
export interface PieceWork extends Pick<PartWork<PortfolioInput>, 'input' | 'signal'> {
  readonly services: Pick<Services, 'compute' | 'clock'>;
}

type Piece = Pick<PortfolioPartTask, 'text' | 'firstLine'>;

/** Computes the lines of a part, some at a time, so that no thread is held for long. */
export async function computePiece(
  { input, services, signal }: PieceWork,
  piece: Piece,
): Promise<PartRecord> {
  const sums = emptySums();
  const lines: PortfolioLine[] = [];
  const errors: RowError[] = [];
  for (const some of slicesOf(piece, input.format === 'csv')) {
    const done = await computeSome(services, { ...some, ...readingOf(input) }, signal);
    mergeSums(sums, done.sums);
    errors.push(...done.errors);
    lines.push(...(await inTurns(done.lines, (line) => roundReply(line))));
  }
  return {
    computed: lines.length,
    lines: await sealLines(lines),
    errors: errors.slice(0, PORTFOLIO.errorsEach),
    errorCount: errors.length,
    rowsFailed: new Set(errors.map(({ line }) => line)).size,
    sums: await sealSums(sums),
  };
}

function readingOf({ format, columns, delimiter, isPriced }: PortfolioInput) {
  return { format: format === 'csv' ? 'csv' : 'ndjson', columns, delimiter, isPriced } as const;
}

async function computeSome(
  { compute, clock }: Pick<Services, 'compute' | 'clock'>,
  task: PortfolioPartTask,
  signal: AbortSignal,
): Promise<PortfolioPartDone> {
  const ms = clock.now();
  const moment = { ms, iso: new Date(ms).toISOString() };
  const reply = await compute({ vertical: PORTFOLIO_PART, input: task, facts: {}, moment }, signal);
  return reply as PortfolioPartDone;
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
