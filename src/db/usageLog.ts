import { randomUUID } from 'node:crypto';
import type { Account, Database } from '../core/context.ts';

const HOUR_MS = 3_600_000;

interface Row {
  readonly account_id: number;
  readonly hour: number;
  readonly api_key_id: number;
  readonly operation: string;
  readonly status_class: number;
  calls: number;
}

/** POLICY: days after which a writer that says nothing writes no more; longer than a database is away while its servers live. */
const WRITER_DAYS = 30;

/**
 * The batch is noted and counted by one statement: one that was stored before, though its answer was lost, changes nothing. With
 * its first batch a writer forgets those that are gone, so that as many rows go as come.
 */
const ADD = `
  with noted as (
    insert into usage_writer as w (writer, batch, written_at) values ($2::uuid, $3::int, now())
    on conflict (writer) do update set batch = excluded.batch, written_at = excluded.written_at where w.batch < excluded.batch
    returning batch),
  forgotten as (
    delete from usage_writer where $3::int = 1 and written_at < now() - interval '${WRITER_DAYS} days')
  insert into usage as u (account_id, hour, api_key_id, operation, status_class, calls)
  select account_id, hour, api_key_id, operation, status_class, calls
    from json_to_recordset($1::json) as r(account_id int, hour int, api_key_id int, operation text, status_class smallint, calls int), noted
   order by account_id, hour, api_key_id, operation, status_class
  on conflict (account_id, hour, api_key_id, operation, status_class) do update set calls = u.calls + excluded.calls`;

/** Rows that go together, under a number of their writer. */
interface Batch {
  readonly number: number;
  readonly rows: ReadonlyMap<string, Row>;
}

/**
 * Calls by account, UTC hour, key, operation and hundreds of the status, added up in memory and written in one statement per
 * flush. Rows are written in one order, so that servers flushing at once never wait for each other in a circle. A batch whose
 * writing failed is written again before any newer one, under the number it had, and so counts once whatever became of the first
 * attempt.
 */
export class UsageLog {
  readonly #sql: Database['sql'];
  readonly #writer = randomUUID();
  #rows = new Map<string, Row>();
  /** Sent, and not known to be stored. */
  #open: Batch | undefined;
  #batches = 0;
  /** The last write that was asked for; it never fails. */
  #written: Promise<void> = Promise.resolve();

  constructor({ sql }: Pick<Database, 'sql'>) {
    this.#sql = sql;
  }

  /** Adds one call. */
  add(account: Account, operation: string, status: number, nowMs: number): void {
    const hour = Math.floor(nowMs / HOUR_MS);
    const statusClass = Math.floor(status / 100);
    const key = `${account.id}|${account.keyId}|${hour}|${statusClass}|${operation}`;
    const row = this.#rows.get(key);
    if (row) row.calls++;
    else
      this.#rows.set(key, {
        account_id: account.id,
        hour,
        api_key_id: account.keyId,
        operation,
        status_class: statusClass,
        calls: 1,
      });
  }

  /** Writes what was added, after any write still on its way; what cannot be written now is kept for the next time. */
  flush(): Promise<void> {
    const written = this.#written.then(() => this.#write());
    this.#written = written.catch(() => undefined);
    return written;
  }

  async #write(): Promise<void> {
    await this.#writeOpen();
    if (this.#rows.size === 0) return;
    this.#open = { number: ++this.#batches, rows: this.#rows };
    this.#rows = new Map();
    await this.#writeOpen();
  }

  async #writeOpen(): Promise<void> {
    if (!this.#open) return;
    const { number, rows } = this.#open;
    await this.#sql(ADD, [JSON.stringify([...rows.values()]), this.#writer, number]);
    this.#open = undefined;
  }
}
