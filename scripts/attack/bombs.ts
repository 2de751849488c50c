import { brotliCompressSync } from 'node:zlib';
import { ByteWriter, ParquetWriter, parquetWriteBuffer } from 'hyparquet-writer';

/** Rows in which one text stands, and its length: 5 GB of lines out of a file of some 100 kB. */
export function oneTextInEveryRow(rows = 5_000, length = 1_000_000): Uint8Array {
  const id = { name: 'id', data: Array(rows).fill('x'.repeat(length)), type: 'STRING' } as const;
  return new Uint8Array(parquetWriteBuffer({ columnData: [id] }));
}

/** A page of one text with its header, packed or not. */
interface Chunk {
  readonly bytes: Uint8Array;
  readonly unpacked: number;
  readonly codec: 'UNCOMPRESSED' | 'BROTLI';
}

/** Many columns of one long text each, all of which the directory finds in one and the same chunk. */
export function columnsOfOneChunk(columns: number, megabytes: number): Promise<Uint8Array> {
  const text = Buffer.alloc(4 + megabytes * 1_000_000, 'x');
  text.writeUInt32LE(text.length - 4);
  return tableOf(columns, chunkOf(text, 'UNCOMPRESSED'), 1);
}

/** Many columns of one long text each, which are little in the file. */
export function columnsOfLongText(columns: number, megabytes: number): Promise<Uint8Array> {
  const text = Buffer.alloc(4 + megabytes * 1_000_000, 'x');
  text.writeUInt32LE(text.length - 4);
  return tableOf(columns, chunkOf(text, 'BROTLI'), columns);
}

/** Many columns of one letter each, in a page with very many bytes behind it: nothing is kept, but each page is unpacked. */
export function columnsToUnpack(columns: number, megabytes: number): Promise<Uint8Array> {
  const text = Buffer.alloc(megabytes * 1_000_000);
  text.writeUInt32LE(1);
  return tableOf(columns, chunkOf(text, 'BROTLI'), columns);
}

/** As Parquet writes a page (Thrift, compact): type, sizes, and a data header of one plain value. */
function chunkOf(values: Buffer, codec: Chunk['codec']): Chunk {
  const packed = codec === 'BROTLI' ? brotliCompressSync(values) : values;
  const sizes = [0x15, 0, 0x15, ...zigZag(values.length), 0x15, ...zigZag(packed.length)];
  const header = [...sizes, 0x2c, 0x15, 2, 0x15, 0, 0x15, 6, 0x15, 6, 0, 0];
  const bytes = Buffer.concat([Uint8Array.from(header), packed]);
  return { bytes, unpacked: header.length + values.length, codec };
}

/** A table of one row, the columns of which take turns at so many copies of a chunk. */
async function tableOf(
  columns: number,
  { bytes, unpacked, codec }: Chunk,
  copies: number,
): Promise<Uint8Array> {
  const names = Array.from({ length: columns }, (_, i) => `c${i}`);
  const leaf = { type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' } as const;
  const root = { name: 'root', num_children: columns };
  const schema = [root, ...names.map((name) => ({ ...leaf, name }))];
  const writer = new ByteWriter();
  const file = new ParquetWriter({ writer, codec: 'UNCOMPRESSED', statistics: false, schema });
  await file.write({ columnData: names.map((name) => ({ name, data: ['x'] })) });
  const from = writer.offset;
  for (const [i, { meta_data: meta }] of (file.row_groups[0]?.columns ?? []).entries())
    if (meta)
      Object.assign(meta, {
        codec,
        data_page_offset: BigInt(from + (i % copies) * bytes.length),
        total_compressed_size: BigInt(bytes.length),
        total_uncompressed_size: BigInt(unpacked),
      });
  for (let copy = 0; copy < copies; copy++) writer.appendBytes(bytes);
  await file.finish();
  return new Uint8Array(writer.getBuffer());
}

/** A whole number as Thrift's compact protocol writes it. */
export function zigZag(count: number): number[] {
  const bytes: number[] = [];
  let rest = BigInt(count) * 2n;
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return [...bytes, Number(rest)];
}
