import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, describe, expect, it } from 'vitest';
import { columnsOfLongText, columnsToUnpack } from '../../../scripts/attack/bombs.ts';
import { readParquet, type ReadingBounds } from '../../../src/features/portfolios/parquetReader.ts';

const folder = mkdtempSync(join(tmpdir(), 'parquet-reader-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const AMPLE: ReadingBounds = { mostCpuMs: 60_000, mostMs: 120_000, mostMb: 512 };

async function read(bytes: Uint8Array, bounds: Partial<ReadingBounds> = {}): Promise<string[]> {
  const path = join(folder, `${bytes.length}.parquet`);
  await writeFile(path, bytes);
  const texts: string[] = [];
  for await (const { text } of readParquet({ path, rowsEach: 2 }, { ...AMPLE, ...bounds }))
    texts.push(text);
  return texts;
}

const small = new Uint8Array(
  parquetWriteBuffer({ columnData: [{ name: 'lat', data: [1, 2, 3], type: 'DOUBLE' }] }),
);

describe('a Parquet file that costs too much', () => {
  it.each<[string, () => Promise<Uint8Array>, Partial<ReadingBounds>, string]>([
    ['memory of the heap', () => columnsOfLongText(100, 5), { mostMb: 96 }, '96 MiB of memory'],
    ['time', () => columnsToUnpack(400, 50), { mostMs: 700 }, '0.7 s'],
    [
      'time on a processor',
      () => columnsToUnpack(400, 50),
      { mostCpuMs: 300 },
      '0.3 s of a processor',
    ],
  ])('is given up for its %s, and the next one is read', async (_what, bomb, bounds, why) => {
    await expect(read(await bomb(), bounds)).rejects.toThrow(
      `Reading the Parquet file takes more than ${why}; split it`,
    );
    expect(await read(small)).toEqual(['{"lat":1}\n{"lat":2}', '{"lat":3}']);
  });

  it('is not one that waits for its pieces to be taken', async () => {
    const path = join(folder, 'slow.parquet');
    await writeFile(path, small);
    const texts: string[] = [];
    for await (const { text } of readParquet({ path, rowsEach: 1 }, { ...AMPLE, mostMs: 5_000 })) {
      texts.push(text);
      await new Promise((next) => setTimeout(next, 2_500));
    }
    expect(texts).toHaveLength(3);
  }, 20_000);

  it('is no file that is not there, which is the fault of the server', async () => {
    const path = join(folder, 'none.parquet');
    await expect(readParquet({ path, rowsEach: 1 }, AMPLE).next()).rejects.toMatchObject({
      name: 'Error',
      code: 'ENOENT',
    });
  });
});
