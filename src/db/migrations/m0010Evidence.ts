import { Migration } from '@mikro-orm/migrations';

/** Evidence of answers: releases, stored inputs, signing keys; the ledger of forecasts and what came of them; disputes. */
export class Evidence extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table code_release (
     id serial primary key,
     name text not null constraint code_release_name_unique unique,
     version text not null,
     commit_id text null,
     commit_reason text null,
     first_seen_at timestamptz not null)`,
  `alter table prediction_block add column release_id int null`,
  `create table input_value (
     sha256 text primary key,
     body bytea not null,
     stored_at timestamptz not null)`,
  `create table prediction_inputs (
     prediction_id int primary key constraint prediction_inputs_prediction_id_foreign references prediction (id) on update cascade on delete cascade,
     inputs bytea not null)`,
  `create table signing_key (
     kid text primary key,
     public_key text not null,
     created_at timestamptz not null)`,

  `create table forecast_ledger (
     id serial primary key,
     prediction_id int not null constraint forecast_ledger_prediction_id_unique unique,
     entry text not null,
     resolves_at timestamptz not null,
     previous_hash text not null default '' constraint forecast_ledger_previous_hash_unique unique,
     hash text not null default '' constraint forecast_ledger_hash_unique unique)`,
  `create index forecast_ledger_resolves_at_index on forecast_ledger (resolves_at)`,
  // Writers take turns, and the number is drawn under the lock: numbers and chain have one order, without gaps.
  `create function forecast_chain() returns trigger language plpgsql as $$
     declare last forecast_ledger;
     begin
       perform pg_advisory_xact_lock(7203393);
       select * into last from forecast_ledger order by id desc limit 1;
       new.id := coalesce(last.id, 0) + 1;
       new.previous_hash := coalesce(last.hash, repeat('0', 64));
       new.hash := encode(sha256(convert_to(new.previous_hash || chr(10) || new.id || chr(10) || new.entry, 'UTF8')), 'hex');
       return new;
     end $$`,
  `create trigger forecast_chain before insert on forecast_ledger for each row execute function forecast_chain()`,

  `create table forecast_resolution (
     ledger_id int primary key constraint forecast_resolution_ledger_id_foreign references forecast_ledger (id) on update cascade on delete cascade,
     state text not null constraint forecast_resolution_state_check check (state in ('resolved', 'unresolved')),
     outcome boolean null,
     reason text null,
     evidence jsonb not null,
     looked_at timestamptz not null)`,

  `create table dispute (
     id serial primary key,
     prediction_id int not null,
     account_id int not null,
     operation text not null,
     prediction_sha256 text not null,
     pointer text not null,
     stated text not null,
     statement text not null,
     evidence jsonb not null,
     filed_at timestamptz not null)`,
  `create index dispute_prediction_id_index on dispute (prediction_id)`,
  `create table dispute_answer (
     id serial primary key,
     dispute_id int not null constraint dispute_answer_dispute_id_foreign references dispute (id),
     verdict text not null constraint dispute_answer_verdict_check check (verdict in ('upheld', 'partly_upheld', 'rejected')),
     answer text not null,
     answered_at timestamptz not null)`,
  `create index dispute_answer_dispute_id_index on dispute_answer (dispute_id)`,

  `create function append_only() returns trigger language plpgsql as $$
     begin
       raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
     end $$`,
  ...['forecast_ledger', 'dispute', 'dispute_answer'].map(
    (table) =>
      `create trigger ${table}_append_only before update or delete or truncate on ${table} for each statement execute function append_only()`,
  ),
  `create trigger forecast_resolution_no_delete before delete or truncate on forecast_resolution for each statement execute function append_only()`,
  `create function resolved_stays() returns trigger language plpgsql as $$
     begin
       if old.state = 'resolved' then raise exception 'a resolution is not changed' using errcode = 'restrict_violation'; end if;
       return new;
     end $$`,
  `create trigger forecast_resolution_stays before update on forecast_resolution for each row execute function resolved_stays()`,
];
