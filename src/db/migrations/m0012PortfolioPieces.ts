import { Migration } from '@mikro-orm/migrations';

/** The lines of portfolios that are computed as jobs. */
export class PortfolioPieces extends Migration {
  override up(): void {
    this.addSql(`create table portfolio_piece (
      upload_id text not null,
      part int not null,
      first_line int not null,
      body bytea not null,
      created_at timestamptz not null,
      primary key (upload_id, part))`);
    this.addSql(`create index portfolio_piece_created_at_index on portfolio_piece (created_at)`);
  }
}
