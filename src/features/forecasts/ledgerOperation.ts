import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { cutPage, nextCursor, pageInput } from '../../core/paging.ts';
import type { FrozenForecast } from './freeze.ts';
import { ledgerEntry, type LedgerEntry } from './ledger.ts';

/** GET /api/v1/predictions/ledger */
export const ledger = operation({
  method: 'GET',
  path: '/api/v1/predictions/ledger',
  access: 'none',
  title: 'Ledger of forecasts',
  summary:
    'Frozen forecasts in their order, each chained to the one before, with what came of each; the chain can be recomputed by anybody.',
  input: z.object({
    after: z.int().min(0).max(2_147_483_647).default(0).describe('Entries with a larger number'),
    ...pageInput(500, 100),
  }),
  output: z
    .object({
      entries: z.array(
        ledgerEntry
          .extend({
            entry: z
              .string()
              .nullable()
              .describe('What was frozen; null where it names a place that somebody asked about'),
            state: z.enum(['open', 'resolved', 'unresolved']).describe('What came of it'),
            outcome: z.boolean().nullable().describe('Whether it happened; null: not resolved'),
            reason: z.string().nullable().describe('Why it is not resolved'),
            evidence: z.record(z.string(), z.unknown()).nullable().describe('What decided'),
          })
          .meta({ id: 'ListedForecast' }),
      ),
      next_after: z.int().nullable().describe('The next cursor as a number; null at the end'),
      next_cursor: nextCursor,
    })
    .meta({ id: 'ForecastLedger' }),
  example: { limit: 10 },
  async run({ after, limit, cursor }, { database }) {
    const behind = Math.max(after, Number(cursor ?? 0));
    const found = await database.sql<Row>(LIST, [behind, limit + 1]);
    const { rows, next_cursor } = cutPage(found, limit, ({ number }) => number);
    return {
      entries: rows.map(({ state, outcome, reason, evidence, ...entry }) => ({
        ...entry,
        entry: isOfPlace(entry.entry) ? null : entry.entry,
        state: state ?? ('open' as const),
        outcome,
        reason,
        evidence,
      })),
      next_after: next_cursor === null ? null : Number(next_cursor),
      next_cursor,
    };
  },
});

interface Row extends LedgerEntry {
  readonly state: 'resolved' | 'unresolved' | null;
  readonly outcome: boolean | null;
  readonly reason: string | null;
  readonly evidence: Record<string, unknown> | null;
}

const LIST = `
  select l.id as number, l.entry, l.previous_hash, l.hash, r.state, r.outcome, r.reason, r.evidence
    from forecast_ledger l left join forecast_resolution r on r.ledger_id = l.id
   where l.id > $1 order by l.id limit $2`;

/** Coordinates may be somebody's house, unless the question is one of the panel. */
function isOfPlace(entry: string): boolean {
  const { lat, panel } = JSON.parse(entry) as FrozenForecast;
  return lat !== null && panel === undefined;
}
