import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SingleBar } from 'cli-progress';
import { readConfig } from '../config/env.ts';
import { readGrids } from '../config/grids.ts';
import { POOL } from '../config/limits.ts';
import type { PartRecord } from '../engines/money/portfolio/part.ts';
import { roundReply } from '../src/core/round.ts';
import { columnWarnings } from '../src/features/portfolios/columnNotes.ts';
import { readUpload } from '../src/features/portfolios/readUpload.ts';
import {
  csvOf,
  ndjsonOf,
  parquetOf,
  type ResultFormat,
} from '../src/features/portfolios/resultFiles.ts';
import { PortfolioTotals } from '../src/features/portfolios/onPool.ts';
import type { PortfolioInput } from '../src/features/portfolios/portfolioJob.ts';
import { createPool } from '../workers/pool.ts';
import { MemoryPieces, recordsOf, type RunTotals } from './portfolio/records.ts';
import { commandLine } from './commandLine/commandLine.ts';

const USAGE = `npm run -s portfolio -- FILE [OUT]

Computes up to 1,000,000 buildings on this machine, by your own grids and kept tiles (DATA_DIR) and the embedded tables, with all cores.
FILE  .csv, .ndjson (or .jsonl) or .parquet; columns as in insurance/portfolio-batch or Open Exposure Data
OUT   .csv (default: FILE.results.csv), .ndjson or .parquet; the summary goes to standard output, broken rows to standard error`;

const WRITES = ['.csv', '.ndjson', '.parquet'];
const READS: Readonly<Record<string, PortfolioInput['format']>> = {
  '.csv': 'csv',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.parquet': 'parquet',
};
const FOLDER = join(tmpdir(), 'georisk-portfolio');

function writing(
  out: string,
): (parts: AsyncIterable<PartRecord>) => AsyncIterable<string | Uint8Array> {
  const format = extname(out).slice(1) as ResultFormat;
  if (format === 'parquet') return (parts) => parquetOf(parts, FOLDER);
  return format === 'ndjson' ? ndjsonOf : csvOf;
}

/** The operator's grids and kept tiles in DATA_DIR. */
function ownGround() {
  const { dataDir, offline } = readConfig(process.env);
  return { dataDir, offline, grids: readGrids(dataDir) };
}

async function compute(input: PortfolioInput, pieces: MemoryPieces, out: string): Promise<number> {
  const threads = availableParallelism();
  const pool = createPool({ ...POOL, threads, ground: ownGround() });
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {rows} rows  {eta_formatted}',
    stream: process.stderr,
  });
  const services = { compute: pool.run.bind(pool), clock: { now: Date.now } };
  const totals: RunTotals = { sums: new PortfolioTotals(services), rowsRead: 0, rowsFailed: 0 };
  bar.start(input.pieces, 0, { rows: 0 });
  const onPart = ({ errors }: PartRecord): void => {
    bar.increment({ rows: totals.rowsRead });
    for (const { line, column, detail } of errors)
      process.stderr.write(`line ${line}${column === null ? '' : `, ${column}`}: ${detail}\n`);
  };
  const parts = recordsOf({ input, pieces, services, threads, onPart }, totals);
  await pipeline(Readable.from(writing(out)(parts)), createWriteStream(out));
  bar.stop();
  const { rowsRead, rowsFailed, sums } = totals;
  const summary = await sums.summary();
  await pool.close();
  const warnings = [...columnWarnings(input.columns), ...summary.warnings];
  console.log(
    JSON.stringify(
      roundReply({
        rows_read: rowsRead,
        rows_failed: rowsFailed,
        results: out,
        summary: { ...summary, warnings },
      }),
      null,
      2,
    ),
  );
  return sums.buildings > 0 ? 0 : 1;
}

function refuse(why: string): number {
  console.error(why);
  return 2;
}

async function main(): Promise<number> {
  const { positionals } = commandLine({ usage: USAGE, words: [1, 2] });
  const [file = '', out = `${file}.results.csv`] = positionals;
  const format = READS[extname(file).toLowerCase()];
  if (format === undefined) return refuse(`${file} must end with ${Object.keys(READS).join(', ')}`);
  if (!WRITES.includes(extname(out))) return refuse(`${out} must end with ${WRITES.join(', ')}`);
  if (!existsSync(file)) return refuse(`there is no file ${file}`);
  const pieces = new MemoryPieces();
  const input = await readUpload(createReadStream(file), format, {
    uploadId: file,
    pieces,
    folder: FOLDER,
    account: null,
  });
  if (input.unreadable === null) return compute(input, pieces, out);
  console.error(input.unreadable);
  return 1;
}

process.exitCode = await main();
