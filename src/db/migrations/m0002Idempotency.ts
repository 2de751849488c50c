import { Migration } from '@mikro-orm/migrations';

/** Requests that carried an `Idempotency-Key`. */
export class Idempotency extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table idempotent_request (
     id text primary key,
     fingerprint text not null,
     claim text not null constraint idempotent_request_claim_unique unique,
     sealed text null,
     expires_at timestamptz not null)`,
  `create index idempotent_request_expires_at_index on idempotent_request (expires_at)`,
];
