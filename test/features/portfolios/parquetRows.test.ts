import { readdir, rm } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ByteWriter, ParquetWriter, parquetWriteBuffer } from 'hyparquet-writer';
import { columnsOfOneChunk, zigZag } from '../../../scripts/attack/bombs.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { parquetRows } from '../../../src/features/portfolios/parquetRows.ts';

const folder = mkdtempSync(join(tmpdir(), 'parquet-rows-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function rowsOf(bytes: Uint8Array, rowsEach = 2): Promise<Record<string, unknown>[]> {
  async function* chunks() {
    yield bytes;
  }
  const rows: Record<string, unknown>[] = [];
  for await (const { text } of parquetRows(chunks(), { account: null, folder, rowsEach }))
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

  it('are not looked for where the directory tells of more than a portfolio holds', async () => {
    await expect(rowsOf(await toldRows(10n ** 15n))).rejects.toThrow('more than 1000000 rows');
    await expect(rowsOf(await toldRows(900_000n))).rejects.toThrow(
      'says that it holds 900000 rows',
    );
    expect(await rowsOf(await toldRows(1n))).toEqual([{ lat: 1 }]);
  });

  it('are not made room for where a page tells of more values than memory should hold', async () => {
    expect(await rowsOf(await toldValues(1))).toEqual([{ lat: 1 }]);
    await expect(rowsOf(await toldValues(2_000_000_000))).rejects.toThrow(
      'more than 64000000 values',
    );
  });

  it('are not read where columns are said to be the same bytes', async () => {
    await expect(rowsOf(await columnsOfOneChunk(3, 1))).rejects.toThrow(
      'columns are larger than the file',
    );
    expect(await rowsOf(await columnsOfOneChunk(1, 1))).toEqual([{ c0: 'x'.repeat(1_000_000) }]);
  });

  it('are refused where one text of the file stands in so many rows that they fill the memory', async () => {
    const rows = 400;
    const file = parquetWriteBuffer({
      columnData: [{ name: 'id', data: Array(rows).fill('x'.repeat(100_000)), type: 'STRING' }],
    });
    expect(file.byteLength).toBeLessThan(200_000);
    await expect(rowsOf(new Uint8Array(file), rows)).rejects.toThrow('bytes of text');
    expect(await readdir(folder)).toEqual([]);
  });
});

/** The same file, the only page of which tells of another number of values than its one. */
async function toldValues(count: number): Promise<Uint8Array> {
  const writer = new ByteWriter();
  const file = new ParquetWriter({
    writer,
    codec: 'UNCOMPRESSED',
    statistics: false,
    schema: [
      { name: 'root', num_children: 1 },
      { name: 'lat', type: 'DOUBLE', repetition_type: 'REQUIRED' },
    ],
  });
  await file.write({ columnData: [{ name: 'lat', data: [1] }] });
  const [column] = file.row_groups[0]?.columns ?? [];
  const meta = column?.meta_data;
  if (!meta) throw new Error('no column was written');
  // A page by hand (Thrift, compact): type 0, sizes, and a header of that many values, plain.
  const page = [
    0x15,
    0,
    0x15,
    16,
    0x15,
    16,
    0x2c,
    0x15,
    ...zigZag(count),
    0x15,
    0,
    0x15,
    6,
    0x15,
    6,
    0,
    0,
  ];
  meta.data_page_offset = BigInt(writer.offset);
  meta.total_compressed_size = BigInt(page.length + 8);
  writer.appendBytes(new Uint8Array(page));
  writer.appendBytes(new Uint8Array(new Float64Array([1]).buffer));
  await file.finish();
  return new Uint8Array(writer.getBuffer());
}

/** A file of one row whose directory tells of another number of rows. */
async function toldRows(count: bigint): Promise<Uint8Array> {
  const writer = new ByteWriter();
  const file = new ParquetWriter({
    writer,
    schema: [
      { name: 'root', num_children: 1 },
      { name: 'lat', type: 'DOUBLE', repetition_type: 'REQUIRED' },
    ],
  });
  await file.write({ columnData: [{ name: 'lat', data: [1] }] });
  file.num_rows = count;
  await file.finish();
  return new Uint8Array(writer.getBuffer());
}
