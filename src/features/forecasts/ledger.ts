import { hash } from 'node:crypto';
import * as z from 'zod';
import type { Database } from '../../core/context.ts';

/** An entry of the ledger of forecasts as it is shown. */
export const ledgerEntry = z
  .object({
    number: z.int().describe('Place in the ledger, from 1, without gaps'),
    entry: z.string().describe('What was frozen, canonical JSON (RFC 8785)'),
    previous_hash: z.string().describe('Hash of the entry before; 64 zeros before the first'),
    hash: z
      .string()
      .describe('SHA-256 of previous hash, number and entry, a line feed between them'),
  })
  .meta({ id: 'ForecastLedgerEntry' });
export type LedgerEntry = z.output<typeof ledgerEntry>;

/** The entry that froze an answer; undefined where it is no forecast of the ledger. */
export async function ledgerEntryOf(
  predictionId: number,
  { sql }: Pick<Database, 'sql'>,
): Promise<LedgerEntry | undefined> {
  const [row] = await sql<LedgerEntry>(
    'select id as number, entry, previous_hash, hash from forecast_ledger where prediction_id = $1',
    [predictionId],
  );
  return row;
}

/** Whether the chain holds from the first entry to the last. */
export interface ChainState {
  readonly entries: number;
  readonly last_hash: string;
  /** Number of the first entry whose place, predecessor or hash is wrong; null: none. */
  readonly first_broken: number | null;
  readonly reason: string | null;
}

const FIRST = '0'.repeat(64);
const PAGE = 2_000;
const READ = `
  select id as number, entry, previous_hash, hash from forecast_ledger where id > $1 order by id limit ${PAGE}`;

/** Walks the chain: numbers without gaps, each predecessor's hash, each hash recomputed. */
export async function verifyChain({ sql }: Pick<Database, 'sql'>): Promise<ChainState> {
  let [number, previous] = [0, FIRST];
  for (;;) {
    const rows = await sql<LedgerEntry>(READ, [number]);
    for (const row of rows) {
      const reason = brokenBy(row, number + 1, previous);
      if (reason !== undefined)
        return { entries: number, last_hash: previous, first_broken: row.number, reason };
      [number, previous] = [row.number, row.hash];
    }
    if (rows.length < PAGE)
      return { entries: number, last_hash: previous, first_broken: null, reason: null };
  }
}

function brokenBy(row: LedgerEntry, number: number, previous: string): string | undefined {
  if (row.number !== number) return `entry ${number} is missing before it`;
  if (row.previous_hash !== previous) return 'it does not follow the entry before it';
  const found = hash('sha256', `${row.previous_hash}\n${row.number}\n${row.entry}`, 'hex');
  return found === row.hash ? undefined : 'its text does not have its hash';
}
