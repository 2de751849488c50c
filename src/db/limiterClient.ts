import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../core/context.ts';

/** Counts kept in PostgreSQL, in the table `attempt`: a number of points per key and window. */
export function sharedLimiter(
  database: Pick<Database, 'sql'>,
  settings: { readonly points: number; readonly duration: number; readonly keyPrefix: string },
): RateLimiterPostgres {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: readonly unknown[] }) => {
      const rows = await database.sql(text, values);
      return { rows, rowCount: rows.length };
    },
  };
  return new RateLimiterPostgres({
    ...settings,
    storeClient,
    storeType: 'client',
    tableName: 'attempt',
    tableCreated: true,
  });
}
