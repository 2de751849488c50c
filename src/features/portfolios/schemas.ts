import * as z from 'zod';
import { portfolioSummary } from '../../../engines/money/portfolio/summary.ts';
import { provenance } from '../../core/evidence.ts';
import { jobAnswer } from '../../jobs/answers.ts';

/** A row of a file that could not be read. */
export const rowError = z
  .object({
    line: z.int().describe('Line of the file, from 1; in Parquet the row'),
    column: z.string().nullable().describe('Column as the file names it; null: the whole row'),
    detail: z.string().describe('What was found, and what is wanted'),
  })
  .meta({ id: 'PortfolioRowError' });

const portfolioResults = z
  .object({
    rows_read: z.int().describe('Rows of the file'),
    rows_failed: z.int().describe('Rows that could not be read; the others were computed'),
    errors_total: z.int().describe('Faults in these rows'),
    errors: z.array(rowError).describe('The first of them; `/errors` has more'),
    summary: portfolioSummary.describe('The portfolio as one'),
    files: z
      .object({
        csv: z.string().describe('Results by row'),
        ndjson: z.string().describe('Results by row with all perils'),
        parquet: z.string().describe('Results by row for analysis'),
        map: z.string().describe('Accumulation by quarter-degree cells, GeoJSON'),
      })
      .describe('Paths of the files'),
    provenance,
  })
  .meta({ id: 'PortfolioResults' });

/** A portfolio's job. */
export const Portfolio = jobAnswer(portfolioResults)
  .extend({
    file: z
      .object({
        format: z.enum(['csv', 'ndjson', 'parquet']),
        columns: z.array(z.string()).describe('As the file names them'),
        ignored_columns: z.array(z.string()).describe('Columns that nothing reads'),
        warnings: z
          .array(z.string())
          .describe(
            'What was not read of it, with the nearest column that is; none where the file cannot be read at all, which `error` explains',
          ),
        priced: z.boolean().describe('Whether the file has replacement values'),
      })
      .describe('What was sent'),
  })
  .meta({ id: 'Portfolio' });
