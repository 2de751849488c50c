import { Migration } from '@mikro-orm/migrations';

/** When an account showed that its e-mail address is its own, and the links by which it does, or by which the address is freed. */
export class AddressProof extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table account add column email_proven_at timestamptz null`,
  `alter table token drop constraint token_purpose_check`,
  `alter table token add constraint token_purpose_check check (purpose in ('magic-link', 'password-reset', 'alerts-sign-in', 'address'))`,
  // Who used a link of ours reads the mailbox; who is warned by mail today goes on being warned.
  `update account a set email_proven_at = coalesce(
       (select min(t.used_at) from token t where t.account_id = a.id),
       (select min(l.created_at) from alert_location l where l.account_id = a.id))`,
];
