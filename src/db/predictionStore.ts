import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { canonicalJson } from '../core/canonicalJson.ts';
import type {
  Database,
  KeptPrediction,
  PredictionRecord,
  StoredPrediction,
} from '../core/context.ts';
import { GroupCommit } from './groupCommit.ts';

/** Keeps answers as they were given. */
export interface PredictionStore {
  /** Stores an answer; resolves when it is committed. */
  keep(this: void, record: PredictionRecord): Promise<KeptPrediction>;
  /** Stores an answer unless the account has the very same one, which is then given. */
  keepOnce(this: void, record: PredictionRecord): Promise<KeptPrediction>;
  /** A stored answer: whose it is, its canonical JSON and its SHA-256. */
  find(this: void, predictionId: number): Promise<StoredPrediction | undefined>;
  /** Resolves when nothing waits to be stored. */
  idle(): Promise<void>;
}

interface StoredRow {
  readonly account_id: number | null;
  readonly record: Uint8Array;
  readonly sha256: string;
}

interface Row {
  readonly account_id: number | null;
  readonly operation: string;
  /** Base64. */
  readonly record: string;
  readonly sha256: string;
  readonly created_at: string;
}

const STORE = `
  with numbered as materialized (
    select nextval('prediction_id_seq')::int as id, row_number() over () as place, r.*
      from json_to_recordset($1::json) as r(account_id int, operation text, record text, sha256 text, created_at timestamptz)),
  stored as (
    insert into prediction (id, account_id, operation, record, sha256, created_at)
    select id, account_id, operation, decode(record, 'base64'), sha256, created_at from numbered)
  select id from numbered order by place`;

const KNOWN = 'select id from prediction where account_id = $1 and sha256 = $2 order by id limit 1';

/**
 * The store of predictions. What is hashed and kept (deflated, since a database compresses ten times slower) is the canonical JSON (RFC 8785) of
 * `{"computed_at","input","operation","reply"}`, so that anyone who holds an answer can recompute its SHA-256.
 */
export function createPredictionStore({ sql }: Pick<Database, 'sql'>): PredictionStore {
  const commits = new GroupCommit<Row, number>(async (rows) =>
    (await sql<{ id: number }>(STORE, [JSON.stringify(rows)])).map(({ id }) => id),
  );
  const keep = async (record: PredictionRecord): Promise<KeptPrediction> => {
    const { text, sha256 } = printOf(record);
    const predictionId = await commits.add({
      account_id: record.accountId,
      operation: record.operation,
      record: deflateRawSync(text, { level: 1 }).toString('base64'),
      sha256,
      created_at: record.computedAt,
    });
    return { predictionId, sha256 };
  };
  return {
    keep,
    async keepOnce(record) {
      const { sha256 } = printOf(record);
      const [known] = await sql<{ id: number }>(KNOWN, [record.accountId, sha256]);
      return known ? { predictionId: known.id, sha256 } : keep(record);
    },
    async find(predictionId) {
      const [row] = await sql<StoredRow>(
        'select account_id, record, sha256 from prediction where id = $1',
        [predictionId],
      );
      return (
        row && {
          accountId: row.account_id,
          text: inflateRawSync(row.record).toString(),
          sha256: row.sha256,
        }
      );
    },
    idle: () => commits.idle(),
  };
}

function printOf({ operation, input, reply, computedAt }: PredictionRecord) {
  return fingerprint({ computed_at: computedAt, input, operation, reply });
}

/** The canonical JSON of a value and its SHA-256 in lower-case hexadecimal. */
function fingerprint(value: object): { readonly text: string; readonly sha256: string } {
  const text = canonicalJson(value);
  return { text, sha256: hash('sha256', text, 'hex') };
}
