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

const ADD = `
  insert into usage as u (account_id, hour, api_key_id, operation, status_class, calls)
  select account_id, hour, api_key_id, operation, status_class, calls
    from json_to_recordset($1::json) as r(account_id int, hour int, api_key_id int, operation text, status_class smallint, calls int)
   order by account_id, hour, api_key_id, operation, status_class
  on conflict (account_id, hour, api_key_id, operation, status_class) do update set calls = u.calls + excluded.calls`;

/**
 * Calls by account, UTC hour, key, operation and hundreds of the status, added up in memory and written in one statement per
 * flush. Rows are written in one order, so that servers flushing at once never wait for each other in a circle.
 */
export class UsageLog {
  readonly #sql: Database['sql'];
  #rows = new Map<string, Row>();
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
    if (this.#rows.size === 0) return;
    const rows = this.#rows;
    this.#rows = new Map();
    try {
      await this.#sql(ADD, [JSON.stringify([...rows.values()])]);
    } catch (error) {
      for (const [key, row] of rows) {
        const newer = this.#rows.get(key);
        if (newer) newer.calls += row.calls;
        else this.#rows.set(key, row);
      }
      throw error;
    }
  }
}
