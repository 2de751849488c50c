import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AsyncBuffer, Compressors, FileMetaData } from 'hyparquet';
import { PORTFOLIO } from '../../../config/limits.ts';
import { checkPageValues } from './pageValues.ts';
import { UnreadableFile, type Piece } from './splitLines.ts';

/** POLICY: bytes of one page, unpacked; writers make them of 1 MiB, some of a whole column. */
const MOST_PAGE_BYTES = 128 * 1024 * 1024;

/**
 * Rows of a Parquet file as lines of JSON, some at a time. The file is put down beside the data while it is read, since its directory
 * stands at its end; row n counts as line n.
 *
 * @throws UnreadableFile
 */
export async function* parquetRows(
  chunks: AsyncIterable<Uint8Array>,
  { folder, rowsEach }: { readonly folder: string; readonly rowsEach: number },
): AsyncGenerator<Piece> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.parquet`);
  try {
    await pipeline(Readable.from(bounded(chunks)), createWriteStream(path, { mode: 0o600 }));
    yield* rowsOf(path, rowsEach);
  } finally {
    await rm(path, { force: true });
  }
}

async function* bounded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > PORTFOLIO.maxBytes)
      throw new UnreadableFile(`The file is larger than ${PORTFOLIO.maxBytes} bytes; split it.`);
    yield chunk;
  }
}

async function* rowsOf(path: string, rowsEach: number): AsyncGenerator<Piece> {
  const { asyncBufferFromFile, parquetMetadataAsync } = await import('hyparquet');
  const file = await asyncBufferFromFile(path);
  if (file.byteLength === 0) throw new UnreadableFile('The file is empty.');
  const metadata = await parquetMetadataAsync(file).catch(unreadable);
  const rows = rowsTold(metadata);
  await checkPageValues(file, metadata).catch(unreadable);
  for (let from = 0; from < rows; from += rowsEach) {
    const to = Math.min(rows, from + rowsEach);
    const objects = await read(file, metadata, { from, to });
    if (objects.length < to - from)
      throw new UnreadableFile(
        `The Parquet file says that it holds ${rows} rows and ends after ${from + objects.length}.`,
      );
    yield { text: textOf(objects, from + 1), firstLine: from + 1 };
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
    const line = lineOf(row);
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
function lineOf(row: Record<string, unknown>): string {
  return JSON.stringify(row, (_name, value: unknown) => {
    if (typeof value === 'bigint')
      return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
    if (typeof value === 'number' && Math.abs(value) === Infinity) return String(value);
    return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
  });
}
