import { Migration } from '@mikro-orm/migrations';

/** Messages that wait, by channel, account and webhook, so that accounts are served in turn however much one is owed. */
export class MessageLines extends Migration {
  override up(): void {
    this.addSql(
      `create index alert_message_line_index on alert_message (channel, (account_id::bigint * 4294967296 + coalesce(endpoint_id, 0)), not_before, id) where state = 'queued'`,
    );
  }
}
