import { readdir, rm } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, describe, expect, it } from 'vitest';
import { parquetRows } from '../../../src/features/portfolios/parquetRows.ts';

const folder = mkdtempSync(join(tmpdir(), 'parquet-rows-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function rowsOf(bytes: Uint8Array): Promise<Record<string, unknown>[]> {
  async function* chunks() {
    yield bytes;
  }
  const rows: Record<string, unknown>[] = [];
  for await (const { text } of parquetRows(chunks(), { folder, rowsEach: 2 }))
    for (const line of text.split('\n')) rows.push(JSON.parse(line) as Record<string, unknown>);
  return rows;
}

describe('rows of a Parquet file', () => {
  it('keep names beyond 2^53 and what is no number', async () => {
    const file = parquetWriteBuffer({
      columnData: [
        { name: 'id', data: [2n ** 60n + 1n, 2n, 3n], type: 'INT64' },
        { name: 'lat', data: [NaN, Infinity, 1.5], type: 'DOUBLE' },
      ],
    });
    expect(await rowsOf(new Uint8Array(file))).toEqual([
      { id: '1152921504606846977', lat: null },
      { id: 2, lat: 'Infinity' },
      { id: 3, lat: 1.5 },
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('are none of an empty file, which is said', async () => {
    await expect(rowsOf(new Uint8Array(0))).rejects.toThrow('The file is empty.');
  });
});
