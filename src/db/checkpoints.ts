import type { Sql } from './driver.ts';

/** POLICY: how often the log is looked at, and how much of it may gather: replaying that takes a tenth of a second. */
const LOOK_MS = 10_000;
const GATHER_BYTES = 16 * 1024 * 1024;

/**
 * Checkpoints for the embedded database. It runs PostgreSQL in single-user mode, which writes its log but never makes a
 * checkpoint before it stops: on a busy server the log would fill the disk, and the start after a crash would replay all of it.
 *
 * @returns stops looking
 */
export function keepLogShort(sql: Sql): () => void {
  let since = '0/0';
  let isBusy = false;
  const look = async (): Promise<void> => {
    const [row] = await sql<{ lsn: string; bytes: number }>(
      'select pg_current_wal_lsn()::text as lsn, pg_wal_lsn_diff(pg_current_wal_lsn(), $1::pg_lsn)::float8 as bytes',
      [since],
    );
    if (!row || row.bytes < GATHER_BYTES) return;
    if (since !== '0/0') await sql('checkpoint');
    since = row.lsn;
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    // A failure here is one of the database, which the next request reports with its own words.
    void look()
      .catch(() => undefined)
      .finally(() => (isBusy = false));
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}
