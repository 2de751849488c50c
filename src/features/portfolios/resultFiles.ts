import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BasicType } from 'hyparquet-writer';
import type { PortfolioLine } from '../../../engines/money/portfolio/computePart.ts';
import type { PartRecord } from '../../../engines/money/portfolio/part.ts';
import { PERILS } from '../../../engines/money/siteRisk/perils.ts';
import { openLines } from './partRecord.ts';

export type ResultFormat = 'csv' | 'ndjson' | 'parquet';

type Value = string | number | null;

/** The columns of a table of results: name, kind and where its value stands. */
const COLUMNS: readonly (readonly [string, BasicType, (line: PortfolioLine) => Value])[] = [
  ['line', 'INT32', ({ line }) => line],
  ['property_id', 'STRING', (line) => line.property_id],
  ['lat', 'DOUBLE', ({ lat }) => lat],
  ['lon', 'DOUBLE', ({ lon }) => lon],
  ['status', 'STRING', ({ status }) => status],
  ['error', 'STRING', ({ error }) => error?.detail ?? null],
  ['score', 'DOUBLE', ({ score }) => score],
  ['level', 'STRING', ({ level }) => level],
  ['score_p10', 'DOUBLE', ({ interval }) => interval?.p10 ?? null],
  ['score_p90', 'DOUBLE', ({ interval }) => interval?.p90 ?? null],
  ['average_annual_loss_pct', 'DOUBLE', (line) => line.average_annual_loss_pct],
  ['average_annual_loss_usd', 'DOUBLE', (line) => line.average_annual_loss_usd],
  ['pml_100yr', 'DOUBLE', (line) => line.pml_100yr],
  ['pml_250yr', 'DOUBLE', (line) => line.pml_250yr],
  ['tvar_250yr', 'DOUBLE', (line) => line.tvar_250yr],
  ['dominant_peril', 'STRING', (line) => line.dominant_peril],
  ...PERILS.map(
    (peril) =>
      [
        `${peril}_loss_ratio`,
        'DOUBLE',
        ({ perils }: PortfolioLine) =>
          perils.find((found) => found.peril === peril)?.expected_annual_loss_ratio ?? null,
      ] as const,
  ),
];

/** Results as lines of JSON, in the order of the file. */
export async function* ndjsonOf(parts: AsyncIterable<PartRecord>): AsyncGenerator<string> {
  for await (const part of parts)
    for (const line of await openLines(part)) yield `${JSON.stringify(line)}\n`;
}

/** Results as CSV (RFC 4180) with a header. */
export async function* csvOf(parts: AsyncIterable<PartRecord>): AsyncGenerator<string> {
  yield `${COLUMNS.map(([name]) => name).join(',')}\r\n`;
  for await (const part of parts) {
    const lines = await openLines(part);
    yield lines
      .map((line) => `${COLUMNS.map(([, , valueOf]) => cellOf(valueOf(line))).join(',')}\r\n`)
      .join('');
  }
}

/** A cell; a text that a spreadsheet would take for a formula is made a text by an apostrophe. */
function cellOf(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Results as Parquet, a row group for each part. The directory of such a file is written last, so it is made on disk and sent from there.
 *
 * @param folder  for the file while it is sent
 */
export async function* parquetOf(
  parts: AsyncIterable<PartRecord>,
  folder: string,
): AsyncGenerator<Uint8Array> {
  const { fileWriter, ParquetWriter, schemaFromColumnData } = await import('hyparquet-writer');
  await mkdir(folder, { recursive: true });
  const filename = join(folder, `${randomUUID()}.parquet`);
  try {
    const empty = COLUMNS.map(([name, type]) => ({ name, type, data: [], nullable: true }));
    const schema = schemaFromColumnData({ columnData: empty });
    const writer = new ParquetWriter({ writer: fileWriter(filename), schema });
    for await (const part of parts) {
      const lines = await openLines(part);
      if (lines.length === 0) continue;
      await writer.write({
        columnData: COLUMNS.map(([name, type, valueOf]) => ({
          name,
          type,
          data: lines.map(valueOf),
          nullable: true,
        })),
      });
    }
    await writer.finish();
    for await (const chunk of createReadStream(filename)) yield chunk as Uint8Array;
  } finally {
    await rm(filename, { force: true });
  }
}
