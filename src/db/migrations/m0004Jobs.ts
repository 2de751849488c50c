import { Migration } from '@mikro-orm/migrations';

/** Long work and its checkpoints. The queue itself keeps its tables in a schema of its own. */
export class Jobs extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table job (
     id text primary key,
     kind text not null,
     account_id int null constraint job_account_id_foreign references account (id) on delete cascade,
     status text not null constraint job_status_check check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
     parts int not null,
     parts_done int not null default 0,
     input jsonb not null,
     result jsonb null,
     error jsonb null,
     created_at timestamptz not null,
     sent_at timestamptz null,
     started_at timestamptz null,
     beat_at timestamptz null,
     finished_at timestamptz null)`,
  `create index job_kind_created_at_index on job (kind, created_at)`,
  `create index job_account_id_created_at_index on job (account_id, created_at)`,
  `create table job_part (
     job_id text not null constraint job_part_job_id_foreign references job (id) on delete cascade,
     part int not null,
     value jsonb not null,
     done_at timestamptz not null,
     primary key (job_id, part))`,
];
