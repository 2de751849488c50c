import type { ThreadedLite } from './threadedLite.ts';
import type { Pool } from 'pg';

/** One SQL statement with `$1` parameters on either database. Timestamps come back as text, `bigint` must be cast away. */
export type Sql = <T extends object>(text: string, params?: readonly unknown[]) => Promise<T[]>;

/** What is different between the two databases; `orm.ts` builds the rest on it. */
export interface Driver {
  readonly kind: 'pglite' | 'postgres';
  readonly sql: Sql;
  readonly native: ThreadedLite | Pool;
  readonly ormPackage: '@mikro-orm/pglite' | '@mikro-orm/postgresql';
  /** Options for MikroORM to share this connection, or to open its own. */
  readonly ormOptions: Readonly<Record<string, unknown>>;
  /** Runs a job while no other server does. */
  exclusively<T>(job: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Types left as text by both drivers, as MikroORM expects them: date, timestamp, timestamptz, interval. */
export const TEXT_TYPES: readonly number[] = [1082, 1114, 1184, 1186];
