import { Migration } from '@mikro-orm/migrations';

/**
 * Stored answers of an account by operation, and those of test keys by their hash, so that neither search takes longer as the
 * account's answers grow. Test keys are answered at one fixed moment, so that the second index holds no answer of any other key.
 */
export class PredictionSearch extends Migration {
  override up(): void {
    this.addSql(
      `create index prediction_account_id_operation_id_index on prediction (account_id, operation, id)`,
    );
    this.addSql(`drop index prediction_account_id_id_index`);
    this.addSql(
      `create index prediction_sandbox_index on prediction (account_id, sha256) where created_at = '2026-01-15T12:00:00Z'::timestamptz`,
    );
  }
}
