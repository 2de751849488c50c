import { STREAM } from '../../../config/alerts.ts';
import type { AlertRecord } from '../../../engines/signals/alerts/lifeCycle.ts';
import type { Database } from '../../core/context.ts';

/** A change of an event as it was written. */
export interface LoggedChange {
  readonly id: number;
  readonly stage: 'created' | 'updated' | 'cancelled' | 'ended';
  readonly event: AlertRecord & { readonly mergedInto?: string };
  readonly at: string;
}

const COLUMNS = `id::int8::text as id, stage, event, at`;
/** What changes that were written by an older server lack. */
const OLD = { counties: [], shakingVersion: null };
const made = new WeakMap<object, ChangeLog>();

/** The log of changes of a database; the same one at each call. */
export function changeLogOf(database: Pick<Database, 'sql'>): ChangeLog {
  const known = made.get(database);
  if (known) return known;
  const log = new ChangeLog(database);
  made.set(database, log);
  return log;
}

/**
 * The changes of events, read once for all who listen on this server. While nobody listens nothing is read. A listener keeps the
 * number of the last change it has; nothing is queued for one that reads slowly.
 */
class ChangeLog {
  readonly #sql: Database['sql'];
  /** Every change after `#since`, in order. */
  #recent: LoggedChange[] = [];
  #since: number | undefined;
  #listeners = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #wakers = new Set<() => void>();

  constructor({ sql }: Pick<Database, 'sql'>) {
    this.#sql = sql;
  }

  /** Numbers of the newest change, and of the oldest that is kept; 0 and 0 before the first. */
  async ends(): Promise<{ readonly oldest: number; readonly newest: number }> {
    const [row] = await this.#sql<{ oldest: string; newest: string }>(
      `select coalesce(min(id), 0)::text as oldest, coalesce(max(id), 0)::text as newest from alert_change`,
    );
    return { oldest: Number(row?.oldest ?? 0), newest: Number(row?.newest ?? 0) };
  }

  /** The next changes after one, at most `STREAM.recent`; none: the listener has all. */
  async after(id: number): Promise<readonly LoggedChange[]> {
    if (this.#since !== undefined && id >= this.#since)
      return this.#recent.filter((change) => change.id > id);
    return this.#read(id);
  }

  /** Says that somebody listens; what it returns says that they left. */
  listen(): () => void {
    this.#listeners++;
    this.#schedule();
    return () => {
      this.#listeners--;
      if (this.#listeners > 0) return;
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#since = undefined;
      this.#recent = [];
    };
  }

  /** Resolves when there is something new, after a while, or when the signal aborts. */
  next(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.#wakers.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done);
      this.#wakers.add(done);
      if (signal.aborted) done();
    });
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => {
      void this.#look().finally(() => {
        this.#timer = undefined;
        if (this.#listeners > 0) this.#schedule();
      });
    }, STREAM.readMs).unref();
  }

  async #look(): Promise<void> {
    try {
      // What was written before the first look is not in memory: whoever waits for it reads it for themselves.
      const isFirst = this.#since === undefined;
      this.#since ??= (await this.ends()).newest;
      const last = this.#recent.at(-1)?.id ?? this.#since;
      const fresh = await this.#read(last);
      if (fresh.length === 0 && !isFirst) return;
      this.#recent.push(...fresh);
      const spare = this.#recent.length - STREAM.recent;
      if (spare > 0) this.#since = this.#recent.splice(0, spare).at(-1)?.id ?? last;
    } catch {
      // A database that does not answer is tried again at the next look; the listeners hear the beat meanwhile.
      return;
    }
    for (const wake of this.#wakers) wake();
  }

  async #read(after: number): Promise<LoggedChange[]> {
    const rows = await this.#sql<
      Omit<LoggedChange, 'id' | 'event'> & { id: string; event: object | string }
    >(`select ${COLUMNS} from alert_change where id > $1 order by alert_change.id limit $2`, [
      after,
      STREAM.recent,
    ]);
    return rows.map(({ id, event, ...rest }) => ({
      ...rest,
      id: Number(id),
      event: wholeEvent(event),
    }));
  }
}

function wholeEvent(event: object | string): LoggedChange['event'] {
  const found: object = typeof event === 'string' ? (JSON.parse(event) as object) : event;
  return { ...OLD, ...(found as Omit<LoggedChange['event'], keyof typeof OLD>) };
}
