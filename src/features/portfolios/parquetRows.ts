import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AsyncBuffer, FileMetaData } from 'hyparquet';
import { PORTFOLIO } from '../../../config/limits.ts';
import { UnreadableFile, type Piece } from './splitLines.ts';

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
  const rows = Number(metadata.num_rows);
  for (let from = 0; from < rows; from += rowsEach) {
    const to = Math.min(rows, from + rowsEach);
    const objects = await read(file, metadata, { from, to });
    yield { text: objects.map(lineOf).join('\n'), firstLine: from + 1 };
  }
}

async function read(
  file: AsyncBuffer,
  metadata: FileMetaData,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Record<string, unknown>[]> {
  const { parquetReadObjects } = await import('hyparquet');
  const { compressors } = await import('hyparquet-compressors');
  return parquetReadObjects({ file, metadata, compressors, rowStart: from, rowEnd: to }).catch(
    unreadable,
  );
}

function unreadable(error: unknown): never {
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
