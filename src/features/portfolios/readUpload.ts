import { parse } from 'csv-parse/sync';
import { PORTFOLIO } from '../../../config/limits.ts';
import { memberOf } from '../../../engines/money/portfolio/rows.ts';
import { ApiError } from '../../core/errors.ts';
import { isStorable } from '../../core/storableText.ts';
import type { Lines, PortfolioPieces } from '../../db/portfolioPieces.ts';
import { parquetRows } from './parquetRows.ts';
import type { PortfolioInput } from './portfolioJob.ts';
import { splitLines, UnreadableFile } from './splitLines.ts';

const FORMATS: Readonly<Record<string, PortfolioInput['format']>> = {
  'text/csv': 'csv',
  'application/csv': 'csv',
  'application/x-ndjson': 'ndjson',
  'application/ndjson': 'ndjson',
  'application/jsonl': 'ndjson',
  'application/vnd.apache.parquet': 'parquet',
  'application/x-parquet': 'parquet',
};

/** @throws ApiError `unsupported_media_type` */
export function formatOfType(contentType: string | string[] | undefined): PortfolioInput['format'] {
  const type =
    String(contentType ?? '')
      .split(';', 1)[0]
      ?.trim()
      .toLowerCase() ?? '';
  const format = FORMATS[type];
  if (format) return format;
  throw new ApiError(
    'unsupported_media_type',
    `Send text/csv, application/x-ndjson or application/vnd.apache.parquet; this body says ${type || 'nothing about its type'}.`,
  );
}

/** Where the lines of a file go. */
export interface UploadTo {
  readonly uploadId: string;
  readonly pieces: Pick<PortfolioPieces, 'keep'>;
  /** Folder for a file that must be read from its end. */
  readonly folder: string;
  /** Whose file it is; null: the operator's. */
  readonly account: number | null;
}

/** What the columns of a file are. */
type Header = Pick<PortfolioInput, 'columns' | 'delimiter' | 'isPriced' | 'ignored'>;

/**
 * Takes in a file and keeps its lines in parts; a file that cannot be read at all is told in what comes back, so that its job can
 * end with the reason.
 *
 * @throws what the connection throws where it ends early
 */
export async function readUpload(
  body: AsyncIterable<Uint8Array>,
  format: PortfolioInput['format'],
  { uploadId, pieces, folder, account }: UploadTo,
): Promise<PortfolioInput> {
  let header: Header = { columns: [], delimiter: ',', isPriced: false, ignored: [] };
  let part = 0;
  try {
    for await (const piece of piecesOf(body, format, { folder, account })) {
      const isFirst = part === 0 && header.columns.length === 0;
      const { lines, ...read } = isFirst ? headerOf(piece, format) : { ...header, lines: piece };
      header = read;
      if (lines.text.trim() === '') continue;
      if (part * PORTFOLIO.rowsEach >= PORTFOLIO.maxRows)
        throw new UnreadableFile(`The file holds more than ${PORTFOLIO.maxRows} rows; split it.`);
      await pieces.keep(uploadId, part++, lines);
    }
    if (part === 0) throw new UnreadableFile('The file holds no row.');
    return { uploadId, format, pieces: part, ...header, unreadable: null };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { uploadId, format, pieces: 1, ...header, unreadable: error.message };
  }
}

function piecesOf(
  body: AsyncIterable<Uint8Array>,
  format: PortfolioInput['format'],
  from: Pick<UploadTo, 'folder' | 'account'>,
): AsyncIterable<Lines> {
  const { rowsEach } = PORTFOLIO;
  if (format === 'parquet') return parquetRows(body, { ...from, rowsEach });
  return splitLines(body, { isCsv: format === 'csv', rowsEach });
}

/** Names of the columns, from the first lines; the header of a CSV file is taken off them. */
function headerOf(first: Lines, format: PortfolioInput['format']): Header & { lines: Lines } {
  const text = first.text.replace(/^\uFEFF/, '');
  if (format !== 'csv') {
    const columns = columnsOfObject(text);
    return { ...meaningOf(columns), columns, delimiter: ',', lines: { ...first, text } };
  }
  const end = text.indexOf('\n');
  const head = end < 0 ? text : text.slice(0, end);
  if (head.length > PORTFOLIO.maxColumns * PORTFOLIO.maxColumnName) throw tooMany();
  const delimiter =
    [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  const [columns = []] = parse(head.trim(), { delimiter, relax_quotes: true }) as string[][];
  const lines = { text: end < 0 ? '' : text.slice(end + 1), firstLine: first.firstLine + 1 };
  return { ...meaningOf(columns), columns, delimiter, lines };
}

/** Members of the first lines that are JSON objects, in the order in which they first stand. */
function columnsOfObject(text: string): string[] {
  const names = new Set<string>();
  for (const line of text.split('\n', 100)) {
    try {
      const value: unknown = JSON.parse(line);
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        for (const name of Object.keys(value)) names.add(name);
    } catch {
      // The row is told with its line when its part is read.
    }
  }
  if (names.size > 0) return [...names];
  throw new UnreadableFile('None of the first 100 lines is a JSON object.');
}

const tooMany = (): UnreadableFile =>
  new UnreadableFile(
    `The file has more than ${PORTFOLIO.maxColumns} columns; leave out those that are not needed.`,
  );

/** @throws UnreadableFile for more names than anybody looks through, or one that is too long or cannot be stored */
function checkNames(columns: readonly string[]): void {
  if (columns.length > PORTFOLIO.maxColumns) throw tooMany();
  for (const [place, name] of columns.entries()) {
    if (name.length > PORTFOLIO.maxColumnName)
      throw new UnreadableFile(
        `The name of column ${place + 1} is longer than ${PORTFOLIO.maxColumnName} characters.`,
      );
    if (!isStorable(name))
      throw new UnreadableFile(
        `The name of column ${place + 1} is no text: it holds the character NUL or half a surrogate pair. Save the file as CSV UTF-8 or NDJSON in UTF-8.`,
      );
  }
}

/** @throws UnreadableFile where no column can hold the coordinates */
function meaningOf(columns: readonly string[]): Pick<Header, 'isPriced' | 'ignored'> {
  checkNames(columns);
  const members = columns.map((column) => memberOf(column));
  for (const needed of ['lat', 'lon'] as const)
    if (!members.includes(needed))
      throw new UnreadableFile(
        `No column is named ${needed} (or ${needed === 'lat' ? 'latitude' : 'longitude'}); the file has ${columns.slice(0, 20).join(', ').slice(0, 300) || 'none'}.`,
      );
  return {
    isPriced: members.includes('replacement_value_usd'),
    ignored: columns.filter(
      (_column, i) => members[i] === undefined || members.indexOf(members[i]) < i,
    ),
  };
}
