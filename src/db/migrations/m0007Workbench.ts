import { Migration } from '@mikro-orm/migrations';

/** The chain of drones heard, resolved predictions, stored reports, readings of the drought pilot. */
export class Workbench extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table remote_id_record (
     id serial primary key,
     previous_hash text not null constraint remote_id_record_previous_hash_unique unique,
     hash text not null constraint remote_id_record_hash_unique unique,
     payload text not null,
     received_at timestamptz not null)`,
  `create index remote_id_record_received_at_index on remote_id_record (received_at)`,
  `create table resolved_prediction (
     id serial primary key,
     module text not null,
     prediction_id int null,
     question text not null,
     probability double precision not null,
     challenger_probability double precision null,
     outcome boolean not null,
     resolved_at timestamptz not null)`,
  `create index resolved_prediction_module_id_index on resolved_prediction (module, id)`,
  `alter table resolved_prediction add constraint resolved_prediction_prediction_id_question_unique unique (prediction_id, question)`,
  `create table stored_report (name text primary key, body jsonb not null, computed_at timestamptz not null)`,
  `create table zone_reading (
     zone text not null,
     day text not null,
     drought_class text null,
     detail jsonb not null,
     read_at timestamptz not null,
     primary key (zone, day))`,
];
