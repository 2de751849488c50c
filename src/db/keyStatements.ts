import type { TierName } from '../../config/tiers.ts';
import type { KeyKind } from '../core/keyFormat.ts';

/** A row of `FIND`. */
export interface FoundRow {
  readonly key_id: number;
  readonly hash: Uint8Array;
  readonly expires_ms: number | null;
  readonly account_id: number;
  readonly email: string;
  readonly tier: TierName;
  readonly is_admin: boolean;
  readonly kind: KeyKind;
  readonly scopes: string;
  readonly is_test: boolean;
  readonly past_due_ms: number | null;
}

/** A row of `LIST`. */
export interface KeyRow {
  readonly id: number;
  readonly kind: KeyKind;
  readonly public_id: string;
  readonly last4: string;
  readonly name: string | null;
  readonly scopes: string;
  readonly is_test: boolean;
  readonly created_ms: number;
  readonly expires_ms: number | null;
}

const VALID = `k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`;
const EXPIRES_MS = `(extract(epoch from k.expires_at) * 1000)::float8 as expires_ms`;

const FOUND = `
  select k.id as key_id, k.hash, ${EXPIRES_MS}, a.id as account_id, a.email, a.tier, a.is_admin,
         k.kind, k.scopes, k.is_test, (extract(epoch from a.past_due_since) * 1000)::float8 as past_due_ms
    from api_key k join account a on a.id = k.account_id
   where k.public_id = $1`;

/** The unrevoked key of a public id, with its account. */
export const FIND = `${FOUND} and k.revoked_at is null`;

/** The key of a public id that was ended within the last $2 seconds, or expired within them. */
export const FIND_ENDED = `${FOUND}
  and least(k.revoked_at, k.expires_at) between now() - make_interval(secs => $2::int) and now()`;

export const ISSUE = `
  with issued as (
    insert into api_key (account_id, kind, public_id, hash, last4, created_at, expires_at, name, scopes, is_test)
    select id, $2, $3, $4, $5, $6::timestamptz, $7::timestamptz, $8::text, $9, $10 from account where id = $1
    returning id, account_id, kind),
  noted as (
    insert into audit (account_id, event, detail, created_at)
    select account_id, 'key.issued', json_build_object('key_id', id, 'kind', kind), now() from issued)
  select id from issued`;

/**
 * Ends all but the newest sessions. It runs after the insert of each new one and sees all inserted before, so of sign-ins at the
 * same time the last to run leaves the right number. Rows are locked in order of id: two of these cannot wait in a circle.
 */
export const DROP_OLD_SESSIONS = `
  with old as (
    select k.id from api_key k where k.account_id = $1 and k.kind = 'session' and ${VALID} order by k.id desc offset $2),
  locked as (
    select id from api_key where id in (select id from old) and revoked_at is null order by id for update)
  update api_key set revoked_at = now() where id in (select id from locked)
  returning public_id`;

/** A valid key of an account; `is_replaced`: it has a successor and ends soon, as an account key does for no other reason. */
export const VALID_KEY = `
  select k.kind, k.public_id, k.is_test, k.kind = 'account' and k.expires_at is not null as is_replaced
    from api_key k where k.id = $1 and k.account_id = $2 and ${VALID}`;

/**
 * Ends a key and issues its successor in one statement: of two at the same time one finds the key already ended. $6: seconds of
 * overlap, for which a key that would not end by itself stays valid.
 */
export const ROTATE = `
  with ended as (
    update api_key k set
      revoked_at = case when $6::int > 0 and k.kind = 'account' then null else now() end,
      expires_at = case when $6::int > 0 and k.kind = 'account' then now() + make_interval(secs => $6::int) else k.expires_at end
    where k.id = $1 and k.account_id = $2 and ${VALID} and not (k.kind = 'account' and k.expires_at is not null)
    returning k.account_id, k.kind, k.name, k.scopes, k.is_test,
      case when k.kind = 'session' then k.expires_at end as expires_at, coalesce(k.revoked_at, k.expires_at) as ends_at),
  issued as (
    insert into api_key as k (account_id, kind, public_id, hash, last4, created_at, expires_at, name, scopes, is_test)
    select account_id, kind, $3, $4, $5, now(), expires_at, name, scopes, is_test from ended
    returning k.id, k.account_id, ${EXPIRES_MS}),
  noted as (
    insert into audit (account_id, event, detail, created_at)
    select account_id, 'key.rotated', json_build_object('key_id', $1::int, 'successor_id', id, 'overlap_s', $6::int), now() from issued)
  select issued.id, expires_ms, (extract(epoch from ended.ends_at) * 1000)::float8 as ends_ms from issued, ended`;

/** Ends a key; the time of its end stays when it was ended before. */
export const REVOKE = `
  with ended as (
    update api_key set revoked_at = coalesce(revoked_at, now()) where id = $1 and account_id = $2
    returning id, account_id, public_id, revoked_at),
  noted as (
    insert into audit (account_id, event, detail, created_at)
    select account_id, 'key.revoked', json_build_object('key_id', id), now() from ended where revoked_at = now())
  select public_id, (extract(epoch from revoked_at) * 1000)::float8 as revoked_ms from ended`;

export const LIST = `
  select k.id, k.kind, k.public_id, k.last4, k.name, k.scopes, k.is_test, (extract(epoch from k.created_at) * 1000)::float8 as created_ms, ${EXPIRES_MS}
    from api_key k where k.account_id = $1 and ${VALID} order by k.id`;
