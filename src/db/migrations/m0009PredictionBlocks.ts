import { Migration } from '@mikro-orm/migrations';

/**
 * Records of answers in blocks: what one statement stores is compressed together, a quarter of the bytes. Blocks lie in partitions by the
 * month after which they may be dropped, so that dropping touches nothing else; what is kept for ever has its own.
 */
export class PredictionBlocks extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create sequence prediction_block_id_seq as int`,
  `create table prediction_block (
     id int not null,
     kept_until date not null,
     body bytea not null,
     primary key (id, kept_until)) partition by range (kept_until)`,
  `alter sequence prediction_block_id_seq owned by prediction_block.id`,
  // It comes compressed: a second attempt would only cost time.
  `alter table prediction_block alter column body set storage external`,
  `create table prediction_block_forever partition of prediction_block for values from ('9999-01-01') to (maxvalue)`,
  `alter table prediction alter column record drop not null`,
  `alter table prediction add column block_id int null, add column place int null, add column kept_until date null`,
];
