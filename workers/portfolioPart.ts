import { CsvError, parse } from 'csv-parse/sync';
import type { Moment } from '../engines/facts.ts';
import { computeRow, type PortfolioLine } from '../engines/money/portfolio/computePart.ts';
import type { PortfolioPartDone, PortfolioPartTask } from '../engines/money/portfolio/part.ts';
import { readRow, type PortfolioRow, type RowError } from '../engines/money/portfolio/rows.ts';
import { emptySums, packSums } from '../engines/money/portfolio/sums.ts';
import { siteNeeds } from '../engines/money/siteRisk/sitePerils.ts';
import { storable } from '../src/core/storableText.ts';
import { threadFacts } from './ownGround.ts';
import type { PoolGround } from './task.ts';

/** Reads and computes a part of a portfolio; rows that cannot be read are told, the others go on. */
export async function portfolioPart(
  task: PortfolioPartTask,
  moment: Moment,
  ground?: PoolGround,
): Promise<PortfolioPartDone> {
  const { rows, errors } = task.format === 'csv' ? csvRows(task) : ndjsonRows(task);
  const sums = emptySums();
  const lines: PortfolioLine[] = [];
  const tables = await threadFacts(moment, ground);
  for (const row of rows) {
    const asked = tables.factsOf(siteNeeds(row.location));
    const facts = asked instanceof Promise ? await asked : asked;
    lines.push(computeRow(sums, { row, isPriced: task.isPriced }, { facts, moment }));
  }
  return { lines, errors: errors.map(shown), sums: packSums(sums) };
}

/** Characters of a name of a column that are shown. */
const MOST_NAMED = 200;

/** What is told of a row quotes it, whatever it holds and wherever the quotation is cut. */
const shown = ({ line, column, detail }: RowError): RowError => ({
  line,
  column: column === null ? null : storable(column.slice(0, MOST_NAMED)),
  detail: storable(detail),
});

interface Read {
  readonly rows: PortfolioRow[];
  readonly errors: RowError[];
}

function take(read: Read, line: number, fields: Readonly<Record<string, unknown>>): void {
  const row = readRow(line, fields);
  if (Array.isArray(row)) read.errors.push(...row);
  else read.rows.push(row);
}

function ndjsonRows({ text, firstLine }: PortfolioPartTask): Read {
  const read: Read = { rows: [], errors: [] };
  text.split('\n').forEach((json, i) => {
    if (json.trim() === '') return;
    const line = firstLine + i;
    const fields = objectOf(json);
    if (typeof fields === 'string') read.errors.push({ line, column: null, detail: fields });
    else take(read, line, fields);
  });
  return read;
}

/** The object of a line, or why it is none. */
function objectOf(json: string): Record<string, unknown> | string {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
    return 'The line holds no JSON object.';
  } catch (error) {
    return `The line is not JSON: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Rows of CSV; where a quote is never closed, line by line, so that one broken row takes no other with it. */
function csvRows(task: PortfolioPartTask): Read {
  const read: Read = { rows: [], errors: [] };
  const { text, firstLine } = task;
  const fault = readCsv(read, task);
  if (fault === undefined) return read;
  const again: Read = { rows: [], errors: [] };
  text.split('\n').forEach((line, i) => {
    if (line.trim() === '') return;
    const own = readCsv(again, { ...task, text: line, firstLine: firstLine + i });
    if (own !== undefined) again.errors.push({ line: firstLine + i, column: null, detail: own });
  });
  return again;
}

/** Reads rows; the words of what stopped it, if anything did. */
function readCsv(
  read: Read,
  { text, columns, delimiter, firstLine }: PortfolioPartTask,
): string | undefined {
  let line = firstLine;
  const first = firstOfEach(columns);
  try {
    for (const { record, info } of recordsOf(text, delimiter)) {
      const at = line;
      line = firstLine + info.lines;
      if (record.length === columns.length)
        take(read, at, Object.fromEntries(first.map(([name, i]) => [name, record[i]])));
      else read.errors.push(unequal(at, record, columns));
    }
  } catch (error) {
    return brokenWords(error);
  }
  return undefined;
}

/** Why a line cannot be taken apart, where the parser says what it is. */
function brokenWords(error: unknown): string {
  if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
    return 'A quotation mark in this line is never closed: close it, or write one inside a value twice.';
  return `The line is no CSV: ${error instanceof Error ? error.message : String(error)}.`;
}

/** Names of columns with their places; of a name that stands twice the first. */
function firstOfEach(columns: readonly string[]): [string, number][] {
  return [...new Set(columns)].map((name) => [name, columns.indexOf(name)]);
}

/** Line ends of either kind, in one file too: two files are often pasted together. */
const LINE_ENDS = ['\r\n', '\n'];

function recordsOf(text: string, delimiter: string): CsvRecord[] {
  const options = { info: true, delimiter, relax_column_count: true, relax_quotes: true };
  return parse(text, {
    ...options,
    record_delimiter: LINE_ENDS,
    skip_empty_lines: true,
  }) as unknown as CsvRecord[];
}

function unequal(line: number, record: readonly string[], columns: readonly string[]): RowError {
  return {
    line,
    column: columns[Math.min(record.length, columns.length)] ?? null,
    detail: `The row has ${record.length} columns, the header ${columns.length}.`,
  };
}
