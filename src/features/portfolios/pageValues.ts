import type { AsyncBuffer, FileMetaData } from 'hyparquet';
import { UnreadableFile } from './splitLines.ts';

type Column = FileMetaData['row_groups'][number]['columns'][number];

/** POLICY: values of one group of rows, in all columns: 64 columns of as many rows as a portfolio holds. */
const MOST_VALUES = 64_000_000;

/**
 * Adds up the values that the pages of each group of rows tell of. A page is unpacked into as many places as it tells, whatever it
 * holds, so they are counted before any is read.
 *
 * @throws UnreadableFile for more than memory should hold at once
 */
export async function checkPageValues(
  file: AsyncBuffer,
  { row_groups: groups }: Pick<FileMetaData, 'row_groups'>,
): Promise<void> {
  for (const [place, { columns }] of groups.entries()) {
    checkChunks(file, columns);
    let values = 0;
    for (const column of columns) values += await valuesOf(file, column, MOST_VALUES - values);
    if (values > MOST_VALUES)
      throw new UnreadableFile(
        `Group ${place + 1} of the rows of the Parquet file holds more than ${MOST_VALUES} values; write smaller groups, or leave out columns that are not needed.`,
      );
  }
}

/** @throws UnreadableFile where columns are said to fill more than the file, so that they must be the same bytes */
function checkChunks({ byteLength }: AsyncBuffer, columns: readonly Column[]): void {
  const told = columns.map(({ meta_data: meta }) => Number(meta?.total_compressed_size ?? 0));
  if (told.some((size) => size < 0) || told.reduce((sum, size) => sum + size, 0) > byteLength)
    throw new UnreadableFile('The Parquet file says that its columns are larger than the file.');
}

/** Values of the pages of a column, dictionaries too; counting ends beyond `most`. */
async function valuesOf(
  file: AsyncBuffer,
  { meta_data: meta }: Column,
  most: number,
): Promise<number> {
  if (!meta) return 0;
  const { parquetHeader } = await import('hyparquet/src/column.js');
  // As the reader finds it: a dictionary stands before the data, and an offset of 0 is none.
  const start = Number(meta.dictionary_page_offset || meta.data_page_offset);
  const bytes = await file.slice(start, start + Number(meta.total_compressed_size));
  const reader = { view: new DataView(bytes), offset: 0 };
  let values = 0;
  while (reader.offset < reader.view.byteLength - 1 && values <= most) {
    const header = parquetHeader(reader);
    const { data_page_header: data, data_page_header_v2: dataV2 } = header;
    const told = [data, dataV2, header.dictionary_page_header].map((page) => page?.num_values ?? 0);
    if (header.compressed_page_size < 0 || told.some((count) => count < 0))
      throw new Error('a page tells of less than nothing');
    values += Math.max(...told);
    reader.offset += header.compressed_page_size;
  }
  return values;
}
