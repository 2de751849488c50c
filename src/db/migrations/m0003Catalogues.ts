import { Migration } from '@mikro-orm/migrations';

/** Public catalogues that are brought in whole. */
export class Catalogues extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table catalogue_row (
     catalogue text not null,
     id text not null,
     page text not null,
     cell int not null,
     lat double precision not null,
     lon double precision not null,
     reach_km double precision not null,
     size double precision null,
     happened_at timestamptz null,
     value text not null,
     constraint catalogue_row_pkey primary key (catalogue, id))`,
  `create index catalogue_row_catalogue_cell_index on catalogue_row (catalogue, cell)`,
  `create index catalogue_row_catalogue_page_index on catalogue_row (catalogue, page)`,
  `create table catalogue_sync (
     catalogue text primary key,
     scope text null,
     row_count int not null,
     reach_km double precision not null,
     as_of timestamptz null,
     finished_at timestamptz null,
     run text null,
     run_scope text null,
     last_page text null,
     started_at timestamptz null)`,
];
