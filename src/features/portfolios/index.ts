import { createHash, randomUUID, type Hash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { PORTFOLIO } from '../../../config/limits.ts';
import { portfolioBatch } from '../../../engines/money/insurance/portfolioBatch.ts';
import { cardOf } from '../../../engines/vertical.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { provenanceOf } from '../../core/evidence.ts';
import type { Job } from '../../core/jobs.ts';
import { idempotentFile } from '../../core/idempotency.ts';
import { operation } from '../../core/operation.ts';
import { JOB_CURSOR, nextCursor, pageInput } from '../../core/paging.ts';
import { PortfolioPieces } from '../../db/portfolioPieces.ts';
import {
  cancelOwnJob,
  jobReply,
  JobStarted,
  noteLook,
  ownJob,
  ownJobs,
  startedAnswer,
} from '../../jobs/answers.ts';
import { JOB_EXAMPLE, jobInput, PORTFOLIOS } from './namedPortfolio.ts';
import { portfolioJob, type PortfolioDone, type PortfolioInput } from './portfolioJob.ts';
import { columnWarnings } from './columnNotes.ts';
import { readToEnd } from './readToEnd.ts';
import { formatOfType, readUpload } from './readUpload.ts';
import { Portfolio } from './schemas.ts';

export { portfolioErrors, portfolioMap, portfolioResults } from './files.ts';

/** Where portfolios are started, and how that is answered. */
const DOOR = { operation: { method: 'POST', path: PORTFOLIOS }, success: 202 } as const;

/** POST /api/v1/insurance/portfolios */
export const startPortfolio = operation({
  method: 'POST',
  path: PORTFOLIOS,
  access: 'key',
  reads: 'file',
  files: [
    {
      type: 'text/csv',
      example: 'property_id,lat,lon,replacement_value_usd\nsf-1,37.7749,-122.4194,900000\n',
    },
    { type: 'application/x-ndjson', example: '{"lat":35.68,"lon":139.69,"stories":3}\n' },
    { type: 'application/vnd.apache.parquet' },
  ],
  success: 202,
  changes: true,
  title: 'Compute a portfolio',
  summary:
    'Takes up to 1,000,000 buildings as CSV, NDJSON or Parquet and computes them as a job that all servers share: expected loss of each row, and of the portfolio with events that neighbours share. Columns are named as in insurance/portfolio-batch, or as in Open Exposure Data; docs/portfolios.md lists them.',
  input: z.object({}),
  output: JobStarted,
  errors: ['unsupported_media_type', 'request_timeout'],
  async run(_input, context) {
    const { http, account } = context;
    const format = formatOfType(http.headers['content-type']);
    if (!http.file) throw new ApiError('bad_request', 'Send the file as the body of the request.');
    const digest = createHash('sha256');
    const file = hashed(untilLate(http.file), digest);
    const pieces = new PortfolioPieces(context.database);
    const owner = account && account.id > 0 ? account.id : null;
    const input = await readUpload(readToEnd(file, PORTFOLIO.maxBytes), format, {
      uploadId: randomUUID(),
      pieces,
      folder: join(context.host.dataDir, 'uploads'),
      account: owner,
    });
    // What cannot be read costs nothing; its job says why.
    if (input.unreadable !== null) http.isFree = true;
    let written: Job | undefined;
    try {
      const attempt = { ...DOOR, context, raw: null, digest: digest.digest() };
      return await idempotentFile(attempt, ({ commit }) =>
        commit(async (inside) => {
          const job = await context.jobs.write(portfolioJob, input, owner, inside);
          const answer = startedAnswer(context, job, `${PORTFOLIOS}/${job.id}`);
          written = job;
          return answer;
        }),
      );
    } finally {
      // What became no job, since the same file came before under its key, is not kept.
      await (written ? context.jobs.send(portfolioJob, written) : pieces.forget(input.uploadId));
    }
  },
});

/** The same bytes, counted into a digest as they pass. */
async function* hashed(file: AsyncIterable<Uint8Array>, digest: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of file) {
    digest.update(chunk);
    yield chunk;
  }
}

/** @throws ApiError `request_timeout` */
async function* untilLate(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const late = AbortSignal.timeout(PORTFOLIO.uploadMs);
  for await (const chunk of file) {
    if (late.aborted)
      throw new ApiError(
        'request_timeout',
        `The file did not arrive within ${Math.round(PORTFOLIO.uploadMs / 1000)} s; split it.`,
      );
    yield chunk;
  }
}

/** GET /api/v1/insurance/portfolios */
export const portfolios = operation({
  method: 'GET',
  path: PORTFOLIOS,
  access: 'key',
  title: 'Portfolios',
  summary: 'Your portfolios of the last days, newest first.',
  input: z.object(pageInput(200, 50, JOB_CURSOR)),
  example: { limit: 10 },
  output: z.object({
    portfolios: z.array(Portfolio.omit({ result: true })),
    next_cursor: nextCursor,
  }),
  async run({ limit, cursor }, context) {
    const { rows, next_cursor } = await ownJobs(context, portfolioJob.name, { limit, cursor });
    return {
      next_cursor,
      portfolios: rows.map((job) => {
        const { result: _, ...line } = portfolioReply(job, context);
        return line;
      }),
    };
  },
});

/** GET /api/v1/insurance/portfolios/{job_id} */
export const portfolio = operation({
  method: 'GET',
  path: `${PORTFOLIOS}/{job_id}`,
  access: 'key',
  title: 'A portfolio',
  summary: 'How far a portfolio is; its summary, curves and accumulation once it is done.',
  errors: ['not_found'],
  input: jobInput,
  example: JOB_EXAMPLE,
  output: Portfolio,
  model: cardOf(portfolioBatch),
  async run({ job_id }, context) {
    const job = await ownJob(context, job_id, portfolioJob.name);
    noteLook(context, job);
    return portfolioReply(job, context);
  },
});

/** DELETE /api/v1/insurance/portfolios/{job_id} */
export const cancelPortfolio = operation({
  method: 'DELETE',
  path: `${PORTFOLIOS}/{job_id}`,
  access: 'key',
  title: 'Cancel a portfolio',
  summary: 'Ends a portfolio that has not ended; asking again changes nothing.',
  errors: ['not_found'],
  input: jobInput,
  example: JOB_EXAMPLE,
  output: Portfolio,
  run: async ({ job_id }, context) =>
    portfolioReply(await cancelOwnJob(context, job_id, portfolioJob.name), context),
});

function portfolioReply(job: Job, context: Context) {
  const { format, columns, ignored, isPriced, unreadable } = job.input as PortfolioInput;
  const file = {
    format,
    columns,
    ignored_columns: ignored,
    warnings: unreadable === null ? columnWarnings(columns) : [],
    priced: isPriced,
  };
  const reply = jobReply(job);
  if (job.status !== 'done') return { ...reply, file };
  return { ...reply, file, result: resultOf(job, file.warnings, context) };
}

function resultOf(
  { id, result }: Job,
  ofColumns: readonly string[],
  { sourceNote }: Pick<Context, 'sourceNote'>,
) {
  const { rowsRead, rowsFailed, errorCount, errors, summary, computedAt } = result as PortfolioDone;
  const warnings = [...ofColumns, ...summary.warnings];
  const at = `${PORTFOLIOS}/${id}`;
  return {
    rows_read: rowsRead,
    rows_failed: rowsFailed,
    errors_total: errorCount,
    errors: errors.slice(0, 20).map((error) => ({ ...error })),
    summary: { ...summary, warnings },
    files: {
      csv: `${at}/results?format=csv`,
      ndjson: `${at}/results?format=ndjson`,
      parquet: `${at}/results?format=parquet`,
      map: `${at}/map`,
    },
    provenance: provenanceOf({
      vertical: { model: cardOf(portfolioBatch) },
      asked: [],
      moment: { ms: Date.parse(computedAt), iso: computedAt },
      warnings,
      noteOf: sourceNote,
    }),
  };
}
