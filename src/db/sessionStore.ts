import { randomBytes } from 'node:crypto';
import { DATABASE } from '../../config/database.ts';
import { SESSIONS } from '../../config/limits.ts';
import type { TierName } from '../../config/tiers.ts';
import type { Account, Database, Services } from '../core/context.ts';
import type { HttpExchange } from '../core/httpExchange.ts';
import { hashKey } from '../core/keyFormat.ts';
import { recentlyUsed } from '../core/recentlyUsed.ts';
import type { Sessions, SessionToll } from '../core/sessions.ts';

interface FoundRow {
  readonly session_id: number;
  readonly seen_ms: number;
  readonly account_id: number;
  readonly email: string;
  readonly tier: TierName;
  readonly is_admin: boolean;
  readonly past_due_ms: number | null;
}

/** A session that still holds: neither idle nor old, and the key it was made from, if any, still valid. $2: now. */
const FIND = `
  select s.id as session_id, (extract(epoch from s.seen_at) * 1000)::float8 as seen_ms, a.id as account_id, a.email, a.tier, a.is_admin,
         (extract(epoch from a.past_due_since) * 1000)::float8 as past_due_ms
    from session s join account a on a.id = s.account_id left join api_key k on k.id = s.api_key_id
   where s.hash = $1 and s.expires_at > $2::timestamptz and s.seen_at > $2::timestamptz - make_interval(days => $3)
     and (s.api_key_id is null or (k.revoked_at is null and (k.expires_at is null or k.expires_at > $2::timestamptz)))`;
const SEEN = 'update session set seen_at = greatest(seen_at, $2::timestamptz) where id = $1';
/** Also forgets sessions of the account that have ended by themselves. */
const BEGIN = `
  with ended as (
    delete from session where account_id = $1 and (expires_at <= $4::timestamptz or seen_at <= $4::timestamptz - make_interval(days => $6)))
  insert into session (account_id, hash, api_key_id, created_at, seen_at, expires_at)
  values ($1, $2, $3, $4::timestamptz, $4::timestamptz, $4::timestamptz + make_interval(days => $5))`;
const END = 'delete from session where hash = $1';

const SECRET_BYTES = 32;
const FORM = /^[A-Za-z0-9_-]{43}$/;

/** Sessions on either database. Servers that share one see each other's sessions at once: whether one holds is not remembered here. */
export class SessionStore implements Sessions {
  readonly #sql: Database['sql'];
  readonly #clock: Services['clock'];
  readonly #cookieName: string;
  readonly #attributes: string;
  /** Hashes of sessions that were good when last asked for: they pay no toll, and are asked for all the same. */
  readonly #good = recentlyUsed<true>(DATABASE.cacheEntries);

  /** @param publicBaseUrl  where clients reach the service: over plain http the cookie has neither prefix nor `Secure` */
  constructor(database: Pick<Database, 'sql'>, clock: Services['clock'], publicBaseUrl: string) {
    this.#sql = database.sql;
    this.#clock = clock;
    const isSecure = publicBaseUrl.startsWith('https:');
    this.#cookieName = isSecure ? '__Host-session' : 'session';
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  async signIn(accountId: number, http: HttpExchange, keyId?: number): Promise<void> {
    const before = this.#secretOf(http.headers);
    if (before !== undefined) await this.#sql(END, [hashKey(before)]);
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const values = [accountId, hashKey(secret), keyId ?? null, this.#now()];
    await this.#sql(BEGIN, [...values, SESSIONS.days, SESSIONS.idleDays]);
    this.#setCookie(http, secret, SESSIONS.days * 86_400);
  }

  async signOut(http: HttpExchange): Promise<void> {
    const secret = this.#secretOf(http.headers);
    if (secret === undefined) return;
    await this.#sql(END, [hashKey(secret)]);
    this.#setCookie(http, '', 0);
  }

  async find(headers: HttpExchange['headers'], toll?: SessionToll): Promise<Account | undefined> {
    const secret = this.#secretOf(headers);
    if (secret === undefined) return undefined;
    const hash = hashKey(secret);
    const name = hash.toString('base64');
    if (!this.#good.has(name)) await toll?.pay();
    const [row] = await this.#sql<FoundRow>(FIND, [hash, this.#now(), SESSIONS.idleDays]);
    if (!row) {
      this.#good.delete(name);
      return undefined;
    }
    this.#good.set(name, true);
    toll?.giveBack();
    if (row.seen_ms < this.#clock.now() - SESSIONS.seenMs)
      await this.#sql(SEEN, [row.session_id, this.#now()]);
    return {
      id: row.account_id,
      email: row.email,
      tier: row.tier,
      isAdmin: row.is_admin,
      keyId: 0,
      via: 'cookie',
      ...(row.past_due_ms === null ? {} : { pastDueSinceMs: row.past_due_ms }),
    };
  }

  #now(): string {
    return new Date(this.#clock.now()).toISOString();
  }

  /** The cookie's value; of several with its name none counts, since a neighbouring site may have set one. */
  #secretOf(headers: HttpExchange['headers']): string | undefined {
    const sent = headers['cookie'];
    if (typeof sent !== 'string') return undefined;
    const values = sent
      .split(';')
      .map((pair) => pair.trim().split('='))
      .filter(([name]) => name === this.#cookieName)
      .map(([, value]) => value ?? '');
    const [value] = values;
    return values.length === 1 && value !== undefined && FORM.test(value) ? value : undefined;
  }

  #setCookie(http: HttpExchange, value: string, maxAgeS: number): void {
    http.replyHeaders['Set-Cookie'] =
      `${this.#cookieName}=${value}; Max-Age=${maxAgeS}; ${this.#attributes}`;
  }
}
