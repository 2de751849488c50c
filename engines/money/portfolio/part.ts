import type { PortfolioLine } from './computePart.ts';
import type { RowError } from './rows.ts';
import type { PortfolioSummary } from './summary.ts';
import type { PackedSums } from './sums.ts';

/** Bytes that threads share: handed from one to the other without a copy. */
export type SharedBytes = Uint8Array<SharedArrayBuffer>;

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

/** Bytes that only threads of the pool read. */
interface PortfolioSlice {
  /** Results as lines of JSON, deflated without a last block: what several slices give stands one after the other. */
  readonly lines: SharedBytes;
  readonly sums: SharedBytes;
}

/** Some lines, computed. */
export interface SliceDone extends PortfolioSlice {
  readonly computed: number;
  readonly errors: readonly RowError[];
}

/** What a part came to beside its lines and sums. */
interface PartCounts {
  readonly computed: number;
  readonly errors: readonly RowError[];
  /** Errors in all, of which `errors` holds the first. */
  readonly errorCount: number;
  readonly rowsFailed: number;
}

/** The checkpoint of a part. */
export interface PartRecord extends PartCounts {
  /** Results as lines of JSON, deflated (RFC 1951), base64. */
  readonly lines: string;
  readonly sums: SealedSums;
}

/** The sums of some rows; their blocks are JSON, deflated (RFC 1951), base64. */
export interface SealedSums extends Omit<PackedSums, 'blocks'> {
  readonly blocks: string;
}

/** What threads of the pool do for a portfolio, so that the thread that answers requests only hands bytes on: what each takes and gives. */
export interface PortfolioTasks {
  /** Reads and computes some lines. */
  readonly portfolio_part: readonly [PortfolioPartTask, SliceDone];
  /** The JSON of a part's checkpoint. */
  readonly portfolio_seal: readonly [
    PartCounts & { readonly slices: readonly PortfolioSlice[] },
    SharedBytes,
  ];
  /** Adds the sums of a part to those of the parts before it. */
  readonly portfolio_add: readonly [
    { readonly before: SharedBytes | undefined; readonly sums: SealedSums },
    SharedBytes,
  ];
  readonly portfolio_summary: readonly [SharedBytes, PortfolioSummary];
}

/** Names of these tasks, under which the pool knows them. */
const TASKS: Readonly<Record<keyof PortfolioTasks, true>> = {
  portfolio_part: true,
  portfolio_seal: true,
  portfolio_add: true,
  portfolio_summary: true,
};

/** Whether a task of the pool is one of a portfolio. */
export const isOfPortfolio = (name: string): name is keyof PortfolioTasks =>
  Object.hasOwn(TASKS, name);
