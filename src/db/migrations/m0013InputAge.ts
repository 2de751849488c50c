import { Migration } from '@mikro-orm/migrations';

/** Stored inputs by when they were used last, so that what nobody needs any longer is found. */
export class InputAge extends Migration {
  override up(): void {
    this.addSql(`create index input_value_stored_at_index on input_value (stored_at)`);
  }
}
