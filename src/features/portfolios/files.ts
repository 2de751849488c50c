import { join } from 'node:path';
import * as z from 'zod';
import type { PartRecord } from '../../../engines/money/portfolio/part.ts';
import { emptySums, mergeSums } from '../../../engines/money/portfolio/sums.ts';
import { accumulationOf, rankedCells } from '../../../engines/money/portfolio/summary.ts';
import type { Context } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import { operation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';
import { streamedFile } from '../../core/streamedText.ts';
import { checkDone, ownJob } from '../../jobs/answers.ts';
import { JOB_EXAMPLE, jobInput, PORTFOLIOS } from './namedPortfolio.ts';
import { portfolioJob } from './portfolioJob.ts';
import { csvOf, ndjsonOf, parquetOf, type ResultFormat } from './resultFiles.ts';
import { rowError } from './schemas.ts';

const PATH = `${PORTFOLIOS}/{job_id}`;

const TYPES: Readonly<Record<ResultFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
};

/** The caller's own portfolio, once it is done. */
async function doneJob(context: Context, jobId: string): Promise<Job> {
  const job = await ownJob(context, jobId, portfolioJob.name);
  checkDone(job);
  return job;
}

function asFile({ http }: Context, type: string, name: string): void {
  http.replyHeaders['Content-Type'] = type;
  http.replyHeaders['Content-Disposition'] = `attachment; filename="${name}"`;
}

/** GET /api/v1/insurance/portfolios/{job_id}/results */
export const portfolioResults = operation({
  method: 'GET',
  path: `${PATH}/results`,
  access: 'key',
  writes: 'file',
  title: 'Results of a portfolio',
  summary:
    'Each row of a finished portfolio with its score, interval, expected loss and perils, in the order of the file, sent as it is made.',
  errors: ['not_found', 'job_not_finished'],
  input: jobInput.extend({
    format: z
      .enum(['csv', 'ndjson', 'parquet'])
      .default('csv')
      .describe('`ndjson` has everything; `csv` and `parquet` one column a number'),
  }),
  example: { ...JOB_EXAMPLE, format: 'csv' },
  output: streamedFile,
  async run({ job_id, format }, context) {
    const { id } = await doneJob(context, job_id);
    const parts = context.jobs.checkpoints<PartRecord>(id);
    asFile(context, TYPES[format], `portfolio-${id}.${format}`);
    if (format === 'parquet') return parquetOf(parts, join(context.host.dataDir, 'uploads'));
    return format === 'csv' ? csvOf(parts) : ndjsonOf(parts);
  },
});

/** What a finished portfolio gives as one file. */
interface Download {
  /** The last part of its address. */
  readonly at: string;
  readonly ending: string;
  readonly type: string;
  readonly title: string;
  readonly summary: string;
  readonly write: (parts: AsyncIterable<PartRecord>) => AsyncGenerator<string>;
}

function download({ at, ending, type, title, summary, write }: Download) {
  return operation({
    method: 'GET',
    path: `${PATH}/${at}`,
    access: 'key',
    writes: 'file',
    title,
    summary,
    errors: ['not_found', 'job_not_finished'],
    input: jobInput,
    example: JOB_EXAMPLE,
    output: streamedFile,
    async run({ job_id }, context) {
      const { id } = await doneJob(context, job_id);
      asFile(context, type, `portfolio-${id}${ending}`);
      return write(context.jobs.checkpoints<PartRecord>(id));
    },
  });
}

/** GET /api/v1/insurance/portfolios/{job_id}/errors */
export const portfolioErrors = download({
  at: 'errors',
  ending: '-errors.ndjson',
  type: TYPES.ndjson,
  title: 'Broken rows of a portfolio',
  summary:
    'Each fault of a row that could not be read, with line, column and what is wanted, as lines of JSON; of 5,000 rows the first 1,000 faults are kept.',
  write: errorsOf,
});

/** GET /api/v1/insurance/portfolios/{job_id}/map */
export const portfolioMap = download({
  at: 'map',
  ending: '.geojson',
  type: 'application/geo+json',
  title: 'Accumulation map of a portfolio',
  summary:
    'Buildings, value and expected loss of a finished portfolio by quarter-degree cells, as GeoJSON, most value first.',
  write: mapOf,
});

async function* errorsOf(parts: AsyncIterable<PartRecord>): AsyncGenerator<string> {
  for await (const { errors } of parts)
    yield errors.map((error) => `${JSON.stringify(rowError.parse(error))}\n`).join('');
}

/** A FeatureCollection (RFC 7946) of the cells. */
async function* mapOf(parts: AsyncIterable<PartRecord>): AsyncGenerator<string> {
  const sums = emptySums();
  for await (const { sums: part } of parts) mergeSums(sums, { ...part, blocks: [] });
  yield '{"type":"FeatureCollection","features":[';
  let separator = '';
  for (const square of rankedCells(sums)) {
    const properties = accumulationOf(square, sums);
    const feature = { type: 'Feature', geometry: ringOf(properties), properties };
    yield `${separator}${JSON.stringify(roundReply(feature))}`;
    separator = ',';
  }
  yield ']}';
}

/** Half the side of a cell, degrees. */
const HALF_DEG = 0.125;

function ringOf({ lat, lon }: { readonly lat: number; readonly lon: number }) {
  const [south, north] = [Math.max(-90, lat - HALF_DEG), Math.min(90, lat + HALF_DEG)];
  const [west, east] = [lon - HALF_DEG, lon + HALF_DEG];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
}
