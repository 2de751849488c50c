import type { Database, Services } from '../core/context.ts';
import type { Keys } from '../core/keys.ts';
import type { Meter } from '../core/quota.ts';
import { EmbeddedMeter } from './embeddedMeter.ts';
import { KeyRing } from './keyRing.ts';
import { SharedMeter } from './sharedMeter.ts';

/** Keys and limits of the accounts in a database. */
export interface Accounting {
  readonly keys: Keys;
  readonly meter: Meter;
}

/**
 * Keys and limits, fit for the database: counted in memory where this process owns the data, in PostgreSQL where servers share it.
 *
 * @param failed  told when counts could not be written
 */
export function createAccounting(
  database: Database,
  clock: Services['clock'],
  failed: (error: unknown) => void,
): Accounting {
  const keys = new KeyRing(database, clock);
  const meter =
    database.kind === 'pglite'
      ? new EmbeddedMeter(database, clock, failed)
      : new SharedMeter({ database, clock, keys, failed });
  return { keys, meter };
}
