import type { AsyncBuffer, Compressors, FileMetaData } from 'hyparquet';
import { PORTFOLIO } from '../../../config/limits.ts';
import { checkPageValues } from './pageValues.ts';
import { UnreadableFile, type Piece } from './splitLines.ts';

/** POLICY: bytes of one page, unpacked; writers make them of 1 MiB, some of a whole column. */
const MOST_PAGE_BYTES = 128 * 1024 * 1024;
/** Pieces that are unpacked at a time: a group of rows without an index is gone through from its start for each. */
const PIECES_AT_A_TIME = 10;

/**
 * Rows of a Parquet file on the disk as lines of JSON, some at a time; row n counts as line n.
 *
 * @throws UnreadableFile
 */
export async function* parquetFile(path: string, rowsEach: number): AsyncGenerator<Piece> {
  const { asyncBufferFromFile, parquetMetadataAsync } = await import('hyparquet');
  const file = await asyncBufferFromFile(path);
  if (file.byteLength === 0) throw new UnreadableFile('The file is empty.');
  const metadata = await parquetMetadataAsync(file).catch(unreadable);
  const rows = rowsTold(metadata);
  await checkPageValues(file, metadata).catch(unreadable);
  const rowsAtATime = PIECES_AT_A_TIME * rowsEach;
  for (let from = 0; from < rows; from += rowsAtATime) {
    const to = Math.min(rows, from + rowsAtATime);
    const objects = await read(file, metadata, { from, to });
    if (objects.length < to - from)
      throw new UnreadableFile(
        `The Parquet file says that it holds ${rows} rows and ends after ${from + objects.length}.`,
      );
    for (let at = 0; at < objects.length; at += rowsEach) {
      const firstLine = from + at + 1;
      yield { text: textOf(objects.slice(at, at + rowsEach), firstLine), firstLine };
    }
  }
}

/**
 * Rows by the directory of the file, which anybody can write: looked at before anything is read by it.
 *
 * @throws UnreadableFile for more rows than a portfolio holds, in all or in any group of rows
 */
function rowsTold({ num_rows: told, row_groups: groups }: FileMetaData): number {
  const counts = [told, ...groups.map(({ num_rows: count }) => count)].map(Number);
  if (counts.some((count) => !(count >= 0 && count <= PORTFOLIO.maxRows)))
    throw new UnreadableFile(`The file holds more than ${PORTFOLIO.maxRows} rows; split it.`);
  return Number(told);
}

/** Rows as lines. A text that stands once in the file may stand in every row, so what comes out is measured as it is written. */
function textOf(rows: readonly Record<string, unknown>[], firstLine: number): string {
  const lines: string[] = [];
  let size = 0;
  for (const row of rows) {
    const line = lineOf(row, firstLine + lines.length);
    size += line.length + 1;
    if (size > PORTFOLIO.maxPieceBytes)
      throw new UnreadableFile(
        `Row ${firstLine} and the next ${rows.length - 1} hold more than ${PORTFOLIO.maxPieceBytes} bytes of text; leave out columns that are not needed.`,
      );
    lines.push(line);
  }
  return lines.join('\n');
}

async function read(
  file: AsyncBuffer,
  metadata: FileMetaData,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Record<string, unknown>[]> {
  const { parquetReadObjects } = await import('hyparquet');
  const compressors = boundedPages((await import('hyparquet-compressors')).compressors);
  return parquetReadObjects({ file, metadata, compressors, rowStart: from, rowEnd: to }).catch(
    unreadable,
  );
}

/** Unpacks pages no larger than a file may be, whatever they say of themselves. */
function boundedPages(compressors: Compressors): Compressors {
  const bounded = Object.entries(compressors).map(([codec, unpack]) => {
    const within: typeof unpack = (input, length) => {
      if (length > MOST_PAGE_BYTES)
        throw new Error(`a page of ${length} bytes is larger than ${MOST_PAGE_BYTES}`);
      return unpack(input, length);
    };
    return [codec, within] as const;
  });
  return Object.fromEntries(bounded);
}

function unreadable(error: unknown): never {
  if (error instanceof UnreadableFile) throw error;
  const why = error instanceof Error ? error.message : String(error);
  throw new UnreadableFile(`The Parquet file cannot be read: ${why.slice(0, 300)}.`);
}

/** What JSON has no form for: whole numbers beyond 2^53 by their digits, so that names stay whole, bytes as hexadecimal, what is no number by its name, but NaN, which data frames write for what is missing. */
function lineOf(row: Record<string, unknown>, line: number): string {
  try {
    return JSON.stringify(row, (_name, value: unknown) => {
      if (typeof value === 'bigint')
        return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
      if (typeof value === 'number' && Math.abs(value) === Infinity) return String(value);
      return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
    });
  } catch (error) {
    // Longer than any text may be, or nested deeper than there is room for.
    const why = error instanceof Error ? error.message : String(error);
    throw new UnreadableFile(`Row ${line} of the Parquet file cannot be written down: ${why}.`);
  }
}
