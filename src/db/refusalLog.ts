import type { Database, RefusedCaller, Services } from '../core/context.ts';
import type { ErrorCode } from '../core/errors.ts';
import { hashKey, publicIdOf } from '../core/keyFormat.ts';
import { isNotedLately, ONCE_S } from './notedLately.ts';

/** Refusals that tell of somebody who tries what an account may not; failed sign-ins, codes and links are noted where they are checked. */
const SENSITIVE: ReadonlySet<string> = new Set<ErrorCode>(['forbidden', 'csrf_failed']);

const NOTE = `
  insert into audit (account_id, event, detail, created_at)
  select a.id, $2, $3::jsonb, $4::timestamptz from account a
   where a.id = $1 and not exists (
     select 1 from audit n where n.account_id = a.id and n.event = $2 and n.detail = $3::jsonb
        and n.created_at > $4::timestamptz - make_interval(secs => ${ONCE_S}))`;

const NOTE_KEY = `
  insert into audit (account_id, event, detail, created_at)
  select k.account_id, 'key.refused', json_build_object('key_id', k.id), $3::timestamptz from api_key k
   where k.public_id = $1 and k.hash = $2 and least(k.revoked_at, k.expires_at) <= now() and not exists (
     select 1 from audit n where n.account_id = k.account_id and n.event = 'key.refused'
        and n.detail = jsonb_build_object('key_id', k.id) and n.created_at > $3::timestamptz - make_interval(secs => ${ONCE_S}))`;

/** Sensitive refusals in the log of the account that they bear on; written after the answer, whose time tells nothing of it. */
export class RefusalLog {
  readonly #database: Pick<Database, 'sql'>;
  readonly #clock: Services['clock'];
  readonly #log: Services['log'];

  constructor(database: Pick<Database, 'sql'>, clock: Services['clock'], log: Services['log']) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
  }

  /** Notes that a caller was refused by this code, where that is sensitive. */
  note(code: string, { accountId, operation }: RefusedCaller): void {
    if (!SENSITIVE.has(code) || !accountId) return;
    const detail = JSON.stringify({ code, operation });
    if (isNotedLately(this.#database, `${accountId} ${detail}`)) return;
    this.#later(NOTE, [accountId, 'access.refused', detail, this.#now()]);
  }

  /** Notes that a key was shown that has ended; nothing for one that nobody ever had. */
  noteKey(secret: string): void {
    const publicId = publicIdOf(secret);
    if (publicId === undefined || isNotedLately(this.#database, publicId)) return;
    this.#later(NOTE_KEY, [publicId, hashKey(secret), this.#now()]);
  }

  #now(): string {
    return new Date(this.#clock.now()).toISOString();
  }

  #later(statement: string, values: unknown[]): void {
    setImmediate(() => {
      this.#database
        .sql(statement, values)
        .catch((error: unknown) => this.#log.error({ err: error }, 'a refusal could not be noted'));
    });
  }
}
