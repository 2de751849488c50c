import type { PortfolioLine } from './computePart.ts';
import type { RowError } from './rows.ts';
import type { PackedSums } from './sums.ts';

/** Name under which the worker pool knows the computation of a part, which opens the embedded tables in its own thread. */
export const PORTFOLIO_PART = 'portfolio_part';

/** Some lines of a portfolio, as they stand in its file. */
export interface PortfolioPartTask {
  readonly format: 'csv' | 'ndjson';
  /** Names of the columns of a CSV file. */
  readonly columns: readonly string[];
  /** What parts the columns of a CSV file. */
  readonly delimiter: string;
  readonly text: string;
  /** Line of the file that the text begins with, from 1. */
  readonly firstLine: number;
  /** Whether the portfolio has values. */
  readonly isPriced: boolean;
}

/** What became of them. */
export interface PortfolioPartDone {
  readonly lines: readonly PortfolioLine[];
  readonly errors: readonly RowError[];
  readonly sums: PackedSums;
}
