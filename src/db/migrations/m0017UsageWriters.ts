import { Migration } from '@mikro-orm/migrations';

/** Batches of usage by who writes them, so that one that is sent again is counted once. */
export class UsageWriters extends Migration {
  override up(): void {
    this.addSql(
      `create table usage_writer (writer uuid primary key, batch int not null, written_at timestamptz not null)`,
    );
  }
}
