import { Migration } from '@mikro-orm/migrations';

/** Sessions, two-factor, named and scoped keys, payments, and an audit log whose rows are chained by hashes. */
export class AccountDoor extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table account add column customer text null constraint account_customer_unique unique,
                       add column past_due_since timestamptz null`,

  `alter table api_key add column name text null,
                       add column scopes text not null default 'read risk account',
                       add column is_test boolean not null default false`,

  `create table session (
     id serial primary key,
     account_id int not null constraint session_account_id_foreign references account (id) on delete cascade,
     hash bytea not null constraint session_hash_unique unique,
     api_key_id int null constraint session_api_key_id_foreign references api_key (id) on delete cascade,
     created_at timestamptz not null,
     seen_at timestamptz not null,
     expires_at timestamptz not null)`,
  `create index session_account_id_index on session (account_id)`,

  `create table two_factor (
     account_id int primary key constraint two_factor_account_id_foreign references account (id) on update cascade on delete cascade,
     state text not null constraint two_factor_state_check check (state in ('pending', 'enabled')),
     secret text not null,
     last_step int null,
     created_at timestamptz not null,
     enabled_at timestamptz null)`,

  `create table recovery_code (
     account_id int not null constraint recovery_code_account_id_foreign references account (id) on delete cascade,
     hash bytea not null,
     used_at timestamptz null,
     primary key (account_id, hash))`,

  `alter table token drop constraint token_purpose_check`,
  `alter table token add constraint token_purpose_check check (purpose in ('magic-link', 'password-reset', 'alerts-sign-in'))`,

  // Nothing has written to the first form of this table.
  `drop table subscription`,
  `create table subscription (
     id text primary key,
     account_id int not null constraint subscription_account_id_foreign references account (id) on delete cascade,
     plan text not null constraint subscription_plan_check check (plan in ('pro', 'enterprise', 'alerts')),
     status text not null,
     customer text not null,
     current_period_end timestamptz null,
     cancel_at_period_end boolean not null default false,
     past_due_since timestamptz null,
     event_at timestamptz not null,
     event_rank smallint not null,
     updated_at timestamptz not null)`,
  `create index subscription_account_id_index on subscription (account_id)`,

  `create table payment_event (
     id text primary key,
     type text not null,
     received_at timestamptz not null)`,

  `alter table audit add column hash text not null default '', add column record text not null default ''`,
  // One chain per account, so that its owner can check it whole. The lock makes writers of one chain take turns, and the number
  // is drawn under it, so that numbers and chain have one order.
  `create function audit_record(a audit) returns text language sql immutable as
     $$ select concat_ws('|', a.id, coalesce(a.account_id, 0),
          to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), a.event, a.detail::text) $$`,
  `create function audit_chain() returns trigger language plpgsql as $$
     declare before text;
     begin
       perform pg_advisory_xact_lock(7203392, coalesce(new.account_id, 0));
       new.id := nextval('audit_id_seq');
       select hash into before from audit where account_id is not distinct from new.account_id order by id desc limit 1;
       new.record := audit_record(new);
       new.hash := encode(sha256(convert_to(coalesce(before, '') || chr(10) || new.record, 'UTF8')), 'hex');
       return new;
     end $$`,
  `do $$
     declare one audit; before text;
     begin
       for one in select * from audit order by account_id, id loop
         select hash into before from audit where account_id is not distinct from one.account_id and id < one.id order by id desc limit 1;
         update audit a set record = audit_record(a),
           hash = encode(sha256(convert_to(coalesce(before, '') || chr(10) || audit_record(a), 'UTF8')), 'hex') where a.id = one.id;
       end loop;
     end $$`,
  `create trigger audit_chain before insert on audit for each row execute function audit_chain()`,
];
