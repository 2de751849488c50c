import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PARQUET, PORTFOLIO } from '../../../config/limits.ts';
import { readParquet } from './parquetReader.ts';
import { UnreadableFile, type Piece } from './splitLines.ts';
import { Turns } from './turns.ts';

/** Files of which threads read, by account. */
const turns = new Turns<number | null>(PARQUET);

/** Whose file it is (null: the operator's), where it is put down and how many of its rows are one piece. */
export interface ParquetUpload {
  readonly account: number | null;
  readonly folder: string;
  readonly rowsEach: number;
}

/**
 * Rows of a Parquet file as lines of JSON, some at a time. The file is put down beside the data while it is read, since its directory
 * stands at its end; row n counts as line n.
 *
 * @throws UnreadableFile; ApiError `overloaded` where too many files wait
 */
export async function* parquetRows(
  chunks: AsyncIterable<Uint8Array>,
  { account, folder, rowsEach }: ParquetUpload,
): AsyncGenerator<Piece> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.parquet`);
  try {
    await pipeline(Readable.from(bounded(chunks)), createWriteStream(path, { mode: 0o600 }));
    const endTurn = await turns.take(account);
    try {
      yield* readParquet({ path, rowsEach });
    } finally {
      endTurn();
    }
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
