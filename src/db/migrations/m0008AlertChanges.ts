import { Migration } from '@mikro-orm/migrations';

/** The changes of events in their order, for streams. */
export class AlertChanges extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table alert_change (id bigserial primary key, event_id text not null, stage text not null, event jsonb not null, at timestamptz not null)`,
  `create index alert_change_at_index on alert_change (at)`,
  `alter table alert_change add constraint alert_change_stage_check check (stage in ('created', 'updated', 'cancelled', 'ended'))`,
];
