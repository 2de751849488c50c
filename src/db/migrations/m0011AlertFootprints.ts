import { Migration } from '@mikro-orm/migrations';

/** Counties of places and of warnings without an outline; maps of shaking. */
export class AlertFootprints extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table alert_location add column county text null`,
  `alter table alert_event add column counties jsonb not null default '[]'`,
  `alter table alert_event add column shaking_version text null`,
  `create table alert_shaking (event_id text not null, version text not null, west double precision not null, south double precision not null, lon_step_deg double precision not null, lat_step_deg double precision not null, column_count int not null, row_count int not null, mmi20 text not null, primary key (event_id))`,
  `alter table alert_shaking add constraint alert_shaking_event_id_foreign foreign key (event_id) references alert_event (id) on update cascade on delete cascade`,
];
