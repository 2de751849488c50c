import { Migration } from '@mikro-orm/migrations';

/** Accounts, keys, quotas, usage, predictions, stored answers. */
export class Start extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

/** One statement each: PGlite takes no more at a time. Plain PostgreSQL 15. */
const STATEMENTS = [
  `create table account (
     id serial primary key,
     email text not null constraint account_email_unique unique,
     password_hash text null,
     tier text not null default 'free' constraint account_tier_check check (tier in ('free', 'pro', 'enterprise')),
     is_admin boolean not null default false,
     created_at timestamptz not null)`,

  `create table api_key (
     id serial primary key,
     account_id int not null constraint api_key_account_id_foreign references account (id),
     kind text not null constraint api_key_kind_check check (kind in ('account', 'session')),
     public_id text not null constraint api_key_public_id_unique unique,
     hash bytea not null,
     last4 text not null,
     created_at timestamptz not null,
     expires_at timestamptz null,
     revoked_at timestamptz null)`,
  `create index api_key_account_id_index on api_key (account_id)`,

  `create table token (
     id serial primary key,
     account_id int not null constraint token_account_id_foreign references account (id),
     purpose text not null constraint token_purpose_check check (purpose in ('magic-link', 'password-reset')),
     hash bytea not null constraint token_hash_unique unique,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz null)`,
  `create index token_account_id_purpose_index on token (account_id, purpose)`,

  `create table subscription (
     account_id int primary key constraint subscription_account_id_foreign references account (id) on update cascade on delete cascade,
     tier text not null constraint subscription_tier_check check (tier in ('pro', 'enterprise')),
     status text not null,
     customer text not null constraint subscription_customer_unique unique,
     external_id text not null constraint subscription_external_id_unique unique,
     current_period_end timestamptz not null,
     past_due_since timestamptz null,
     updated_at timestamptz not null)`,

  `create table quota (
     account_id int primary key constraint quota_account_id_foreign references account (id) on update cascade on delete cascade,
     recent bigint[] not null,
     head int not null default 1,
     day int not null default 0,
     day_calls int not null default 0,
     month int not null default 0,
     month_calls int not null default 0)`,

  `create table usage (
     account_id int not null constraint usage_account_id_foreign references account (id),
     hour int not null,
     api_key_id int not null,
     operation text not null,
     status_class smallint not null,
     calls int not null,
     primary key (account_id, hour, api_key_id, operation, status_class))`,

  `create table prediction (
     id serial primary key,
     account_id int null constraint prediction_account_id_foreign references account (id) on delete set null,
     operation text not null,
     record bytea not null,
     sha256 text not null,
     created_at timestamptz not null)`,
  // It comes compressed: a second attempt would only cost time.
  `alter table prediction alter column record set storage external`,
  `create index prediction_account_id_id_index on prediction (account_id, id)`,

  `create table stored_answer (
     key text primary key,
     value text not null,
     as_of text not null,
     retrieved_at text not null,
     fresh_until timestamptz not null,
     keep_until timestamptz not null)`,
  `create index stored_answer_keep_until_index on stored_answer (keep_until)`,

  `create table audit (
     id serial primary key,
     account_id int null constraint audit_account_id_foreign references account (id) on delete set null,
     event text not null,
     detail jsonb not null,
     created_at timestamptz not null)`,
  `create index audit_account_id_id_index on audit (account_id, id)`,

  // The shape rate-limiter-flexible wants for its store on PostgreSQL.
  `create table attempt (key varchar(255) primary key, points integer not null default 0, expire bigint null)`,

  // The database's clock, so that servers whose clocks differ agree on every window.
  `create function now_ms() returns bigint language sql volatile as
     $$ select floor(extract(epoch from clock_timestamp()) * 1000)::bigint $$`,
  `create function utc_day() returns int language sql volatile as
     $$ select floor(extract(epoch from clock_timestamp()) / 86400)::int $$`,
  `create function utc_month() returns int language sql volatile as
     $$ select (extract(year from clock_timestamp() at time zone 'UTC') * 12 + extract(month from clock_timestamp() at time zone 'UTC') - 1)::int $$`,
];
