import { timingSafeEqual } from 'node:crypto';
import { DATABASE } from '../../config/database.ts';
import { SESSION_KEYS } from '../../config/limits.ts';
import type { Account, Database, Inside, Services } from '../core/context.ts';
import { hashKey, mintKey, publicIdOf, publicIdPlace, type KeyKind } from '../core/keyFormat.ts';
import type { IssuedKey, KeyCard, Keys, KeyWishes, Rotation } from '../core/keys.ts';
import { recentlyUsed } from '../core/recentlyUsed.ts';
import { SCOPES, type Scope } from '../core/scopes.ts';
import * as statements from './keyStatements.ts';

/** What is remembered of the public id of a key that is not revoked. */
interface Remembered {
  readonly hash: Uint8Array;
  readonly account: Account;
  readonly expiresAtMs: number;
  readonly freshUntilMs: number;
}

const DAY_MS = 86_400_000;

/** The keys of all accounts, on either database. */
export class KeyRing implements Keys {
  readonly #database: Pick<Database, 'kind' | 'sql'>;
  readonly #clock: Services['clock'];
  /** By public id. */
  readonly #remembered = recentlyUsed<Remembered>(DATABASE.cacheEntries);
  readonly #asking = new Map<string, Promise<Remembered | undefined>>();
  /** Grows with every change: an answer asked for before a change is neither remembered nor shared after it. */
  #changes = 0;

  constructor(database: Pick<Database, 'kind' | 'sql'>, clock: Services['clock']) {
    this.#database = database;
    this.#clock = clock;
  }

  find(
    secret: string,
    toll?: () => Promise<void>,
  ): Account | undefined | Promise<Account | undefined> {
    // The hash decides on a remembered key; form and checksum only spare the database what cannot be one.
    const remembered = this.#remembered.get(publicIdPlace(secret));
    const before = this.#judge(remembered, secret);
    if (before && remembered && remembered.freshUntilMs > this.#clock.now()) return before;
    // A refusal is never answered from memory: that it came sooner would tell that the key once existed, or that it was asked for.
    const publicId = publicIdOf(secret);
    if (publicId === undefined) return undefined;
    const asked = toll && !before ? toll().then(() => this.#ask(publicId)) : this.#ask(publicId);
    return asked.then((found) => this.#judge(found, secret));
  }

  remembered(secret: string): Account | undefined {
    return this.#judge(this.#remembered.get(publicIdPlace(secret)), secret);
  }

  async findEnded(
    secret: string,
    withinS: number,
    toll?: () => Promise<void>,
  ): Promise<Account | undefined> {
    const publicId = publicIdOf(secret);
    if (publicId === undefined) return undefined;
    await toll?.();
    const [row] = await this.#database.sql<statements.FoundRow>(statements.FIND_ENDED, [
      publicId,
      withinS,
    ]);
    if (!row || !timingSafeEqual(row.hash, hashKey(secret))) return undefined;
    const { account } = rememberedOf(row);
    return { ...account, hasEnded: true };
  }

  async issue(
    accountId: number,
    kind: KeyKind,
    wishes: KeyWishes = {},
    { sql }: Pick<Inside, 'sql'> = this.#database,
  ): Promise<IssuedKey> {
    const { name = null, scopes = SCOPES, isTest = false } = wishes;
    const key = mintKey(kind, isTest);
    const nowMs = this.#clock.now();
    const expiresAtMs = kind === 'session' ? nowMs + SESSION_KEYS.days * DAY_MS : null;
    const values = [
      accountId,
      kind,
      key.publicId,
      key.hash,
      key.last4,
      iso(nowMs),
      expiresAtMs === null ? null : iso(expiresAtMs),
      name,
      scopes.join(' '),
      isTest,
    ];
    const [row] = await sql<{ id: number }>(statements.ISSUE, values);
    if (!row) throw new Error(`account ${accountId} is gone`);
    if (kind === 'session') await this.#dropOldSessions(accountId, sql);
    return { keyId: row.id, secret: key.secret, expiresAtMs };
  }

  async rotate(
    accountId: number,
    keyId: number,
    overlapS = 0,
    { sql }: Pick<Inside, 'sql'> = this.#database,
  ): Promise<Rotation> {
    const [old] = await sql<ValidKeyRow>(statements.VALID_KEY, [keyId, accountId]);
    if (!old) return undefined;
    if (old.is_replaced) return 'replaced';
    const key = mintKey(old.kind, old.is_test);
    const values = [keyId, accountId, key.publicId, key.hash, key.last4, overlapS];
    const [row] = await sql<RotatedRow>(statements.ROTATE, values);
    this.#drop(old.public_id);
    return (
      row && {
        keyId: row.id,
        secret: key.secret,
        expiresAtMs: row.expires_ms,
        endsAtMs: row.ends_ms,
      }
    );
  }

  async revoke(accountId: number, keyId: number): Promise<number | undefined> {
    const [row] = await this.#database.sql<{ public_id: string; revoked_ms: number }>(
      statements.REVOKE,
      [keyId, accountId],
    );
    if (row) this.#drop(row.public_id);
    return row?.revoked_ms;
  }

  async list(
    accountId: number,
    { sql }: Pick<Inside, 'sql'> = this.#database,
  ): Promise<readonly KeyCard[]> {
    const rows = await sql<statements.KeyRow>(statements.LIST, [accountId]);
    return rows.map((row) => ({
      keyId: row.id,
      kind: row.kind,
      publicId: row.public_id,
      last4: row.last4,
      name: row.name,
      scopes: scopesOf(row.scopes),
      isTest: row.is_test,
      createdAtMs: row.created_ms,
      expiresAtMs: row.expires_ms,
    }));
  }

  forget(accountId: number): void {
    this.#changed();
    for (const [publicId, { account }] of this.#remembered.entries()) {
      if (account.id === accountId) this.#remembered.delete(publicId);
    }
  }

  async #dropOldSessions(accountId: number, sql: Database['sql']): Promise<void> {
    const fallen = await sql<{ public_id: string }>(statements.DROP_OLD_SESSIONS, [
      accountId,
      SESSION_KEYS.perAccount,
    ]);
    for (const { public_id } of fallen) this.#drop(public_id);
  }

  #drop(publicId: string): void {
    this.#changed();
    this.#remembered.delete(publicId);
  }

  #changed(): void {
    this.#changes++;
    this.#asking.clear();
  }

  #judge(found: Remembered | undefined, secret: string): Account | undefined {
    if (!found || found.expiresAtMs <= this.#clock.now()) return undefined;
    const { hash, account } = found;
    return timingSafeEqual(hash, hashKey(secret)) ? account : undefined;
  }

  #ask(publicId: string): Promise<Remembered | undefined> {
    const asking = this.#asking.get(publicId);
    if (asking) return asking;
    const answer = this.#read(publicId).finally(() => {
      if (this.#asking.get(publicId) === answer) this.#asking.delete(publicId);
    });
    this.#asking.set(publicId, answer);
    return answer;
  }

  async #read(publicId: string): Promise<Remembered | undefined> {
    const before = this.#changes;
    const [row] = await this.#database.sql<statements.FoundRow>(statements.FIND, [publicId]);
    // The embedded database belongs to this process, which sees every change: what it knows stays true until it changes it.
    const freshUntilMs =
      this.#database.kind === 'pglite'
        ? Number.POSITIVE_INFINITY
        : this.#clock.now() + DATABASE.keyCacheMs;
    if (!row) {
      this.#remembered.delete(publicId);
      return undefined;
    }
    const found = { ...rememberedOf(row), freshUntilMs };
    if (this.#changes === before) this.#remembered.set(publicId, found);
    return found;
  }
}

interface ValidKeyRow {
  readonly kind: KeyKind;
  readonly public_id: string;
  readonly is_test: boolean;
  readonly is_replaced: boolean;
}

interface RotatedRow {
  readonly id: number;
  readonly expires_ms: number | null;
  readonly ends_ms: number;
}

function scopesOf(text: string): Scope[] {
  return SCOPES.filter((scope) => text.split(' ').includes(scope));
}

function rememberedOf(row: statements.FoundRow): Omit<Remembered, 'freshUntilMs'> {
  const account: Account = {
    id: row.account_id,
    email: row.email,
    tier: row.tier,
    isAdmin: row.is_admin,
    keyId: row.key_id,
    via: 'key',
    ...(row.kind === 'session' ? {} : { scopes: scopesOf(row.scopes) }),
    ...(row.is_test ? { isTest: true } : {}),
    ...(row.past_due_ms === null ? {} : { pastDueSinceMs: row.past_due_ms }),
  };
  return { hash: row.hash, account, expiresAtMs: row.expires_ms ?? Number.POSITIVE_INFINITY };
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
