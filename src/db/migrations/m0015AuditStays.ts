import { Migration } from '@mikro-orm/migrations';

/** Entries of the audit log stay as they were written: the database refuses changes of them. */
export class AuditStays extends Migration {
  override up(): void {
    this.addSql(
      'create trigger audit_append_only before update or delete or truncate on audit for each statement execute function append_only()',
    );
  }
}
