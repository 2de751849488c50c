import { itemAt } from '../core/itemAt.ts';
import type { JsonText } from '../core/jsonText.ts';
import { SANDBOX_MS } from '../core/sandbox.ts';
import { inflateRawSync } from 'node:zlib';
import type {
  Database,
  Inside,
  KeptPrediction,
  LatestPrediction,
  PredictionRecord,
  StoredPrediction,
} from '../core/context.ts';
import { BlockMonths, keptUntilOf } from './blockMonths.ts';
import { GroupCommit } from './groupCommit.ts';
import { packBlock, textsInBlock } from './recordBlock.ts';
import { printOf } from './recordPrint.ts';

/** Keeps answers as they were given. */
export interface PredictionStore {
  /** Stores an answer; resolves when it is committed, or is part of the transaction that it was given. */
  keep(this: void, record: PredictionRecord, inside?: Inside): Promise<KeptPrediction>;
  /** Stores an answer of a test key, whose moment is `SANDBOX_MS`, unless the account has the very same one, which is then given. */
  keepOnce(this: void, record: PredictionRecord, inside?: Inside): Promise<KeptPrediction>;
  /** A stored answer: whose it is, its canonical JSON and its SHA-256. */
  find(this: void, predictionId: number): Promise<StoredPrediction | undefined>;
  /** The latest answers of operations that are still kept, oldest first: `most` of each. */
  latest(this: void, operations: readonly string[], most: number): Promise<LatestPrediction[]>;
  /** Resolves when nothing waits to be stored. */
  idle(): Promise<void>;
}

interface StoredRow {
  readonly account_id: number | null;
  /** Deflated: answers of before there were blocks. */
  readonly record: Uint8Array | null;
  readonly place: number | null;
  readonly body: Uint8Array | null;
  readonly sha256: string;
  readonly kept_until: string | null;
}

/** An answer on its way to the database. */
interface Entry {
  readonly row: {
    readonly account_id: number | null;
    readonly operation: string;
    readonly sha256: string;
    readonly created_at: string;
  };
  readonly text: JsonText;
  /** YYYY-MM-DD. */
  readonly keptUntil: string;
}

const STORE = `
  with numbered as materialized (
    select nextval('prediction_id_seq')::int as id, row_number() over ()::int - 1 as place, r.*
      from json_to_recordset($1::json) as r(account_id int, operation text, sha256 text, created_at timestamptz)),
  block as (
    insert into prediction_block (id, kept_until, body, release_id) values (nextval('prediction_block_id_seq'), $2::date, $3::bytea, $4::int)
    returning id, kept_until),
  stored as (
    insert into prediction (id, account_id, operation, sha256, created_at, block_id, place, kept_until)
    select n.id, n.account_id, n.operation, n.sha256, n.created_at, b.id, n.place, b.kept_until from numbered n, block b)
  select id from numbered order by place`;

const FIND = `
  select p.account_id, p.record, p.place, b.body, p.sha256, nullif(p.kept_until, '9999-12-31')::text as kept_until
    from prediction p left join prediction_block b on b.id = p.block_id and b.kept_until = p.kept_until
   where p.id = $1`;

/** POLICY: stored answers among which the latest of an operation are looked for. */
const NEWEST = 20_000;

/** Among the newest answers only: a look through all of them would take as long as the table is large. */
const LATEST = `
  select operation, record, place, block_id from (
    select operation, record, place, block_id, id, row_number() over (partition by operation order by id desc) as turn
      from prediction where operation = any($1) and id > (select max(id) from prediction) - ${NEWEST}) p
   where turn <= $2 order by operation, id`;
const BLOCKS = 'select id, body from prediction_block where id = any($1)';

/** The moment is written out, so that the index of answers of that moment is used. */
const KNOWN = `
  select id from prediction
   where account_id = $1 and sha256 = $2 and created_at = '${new Date(SANDBOX_MS).toISOString()}'::timestamptz
   order by id limit 1`;

/** Answers in one block: whoever reads one unpacks all of them. */
const MOST_IN_BLOCK = 64;

/**
 * The store of predictions. What is hashed and kept is the canonical JSON (RFC 8785) of `{"computed_at","input","operation","reply"}`, so that
 * anyone who holds an answer can recompute its SHA-256. Answers stored by one statement lie in one compressed block.
 *
 * @param release   number of the state of the code that answers
 * @param keepDays  for how long answers are kept, by plan; absent: for ever
 */
export function createPredictionStore(
  { sql }: Pick<Database, 'sql'>,
  release: Release,
  keepDays: Readonly<Record<string, number | undefined>> = {},
): PredictionStore {
  const store = blockWriter(sql, release);
  const commits = new GroupCommit<Entry, number>(store, { most: MOST_IN_BLOCK });
  const once = new Once();
  const keep: PredictionStore['keep'] = async (record, inside) => {
    const printing = printOf(record);
    const { text, sha256 } = printing instanceof Promise ? await printing : printing;
    const { accountId, operation, computedAt } = record;
    const row = { account_id: accountId, operation, sha256, created_at: computedAt };
    const keptUntil = keptUntilOf(computedAt, keepDays[record.plan ?? '']);
    const entry = { row, text, keptUntil };
    const predictionId = inside
      ? ((await store([entry], inside))[0] as number)
      : await once.number(entry, () => commits.add(entry));
    return { predictionId, sha256 };
  };
  return {
    keep,
    async keepOnce(record, inside) {
      const { sha256 } = await printOf(record);
      const through = inside?.sql ?? sql;
      const [known] = await through<{ id: number }>(KNOWN, [record.accountId, sha256]);
      return known ? { predictionId: known.id, sha256 } : keep(record, inside);
    },
    async find(predictionId) {
      const [row] = await sql<StoredRow>(FIND, [predictionId]);
      if (!row) return undefined;
      const { account_id: accountId, sha256, kept_until: keptUntil } = row;
      const text = (await textOf(row)) ?? null;
      return { accountId, text, sha256, ...(keptUntil === null ? {} : { keptUntil }) };
    },
    latest: (operations, most) => latest(sql, operations, most),
    idle: () => commits.idle(),
  };
}

/** The very same answer of one account, asked for by many calls at once, is kept once. */
class Once {
  readonly #underWay = new Map<string, Promise<number>>();

  number({ row, keptUntil }: Entry, keep: () => Promise<number>): Promise<number> {
    if (row.account_id === null) return keep();
    const key = `${row.account_id} ${keptUntil} ${row.sha256}`;
    const found = this.#underWay.get(key);
    if (found) return found;
    const kept = keep().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, kept);
    return kept;
  }
}

/** Answers through the statements it is given, which may be those of a transaction. */
type Release = (sql: Database['sql']) => Promise<number>;

/** Stores entries, a block for each day until which some are kept; gives their numbers in their order. */
function blockWriter(sql: Database['sql'], release: Release) {
  const months = new BlockMonths();
  return async (entries: readonly Entry[], inside?: Inside): Promise<number[]> => {
    const through = inside?.sql ?? sql;
    const ids: number[] = [];
    for (const [keptUntil, places] of byEnd(entries)) {
      await months.prepare(through, keptUntil, inside !== undefined);
      const block = places.flatMap((place) => entries[place] ?? []);
      const stored = await storeBlock(through, block, release);
      places.forEach((place, i) => (ids[place] = itemAt(stored, i)));
    }
    return ids;
  };
}

/** Places of entries by the day until which they are kept: one block each. */
function byEnd(entries: readonly Entry[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  entries.forEach(({ keptUntil }, place) =>
    places.set(keptUntil, [...(places.get(keptUntil) ?? []), place]),
  );
  return places;
}

async function storeBlock(
  sql: Database['sql'],
  entries: readonly Entry[],
  release: Release,
): Promise<number[]> {
  const body = await packBlock(entries.map(({ text }) => text));
  const releaseId = await release(sql);
  const rows = JSON.stringify(entries.map(({ row }) => row));
  return (await sql<{ id: number }>(STORE, [rows, entries[0]?.keptUntil, body, releaseId])).map(
    ({ id }) => id,
  );
}

interface LatestRow {
  readonly operation: string;
  readonly record: Uint8Array | null;
  readonly place: number | null;
  readonly block_id: number | null;
}

/** Each block is unpacked once. */
async function latest(
  sql: Database['sql'],
  operations: readonly string[],
  most: number,
): Promise<LatestPrediction[]> {
  const rows = await sql<LatestRow>(LATEST, [operations, most]);
  const ids = [...new Set(rows.flatMap(({ block_id: id }) => (id === null ? [] : [id])))];
  const blocks = await sql<{ id: number; body: Uint8Array }>(BLOCKS, [ids]);
  const texts = new Map<number, string[]>();
  for (const { id, body } of blocks) texts.set(id, await textsInBlock(body));
  return rows.flatMap(({ operation, record, place, block_id: id }) => {
    const text =
      record === null ? texts.get(id ?? 0)?.[place ?? 0] : inflateRawSync(record).toString();
    return text === undefined ? [] : [{ operation, text }];
  });
}

async function textOf({ record, body, place }: StoredRow): Promise<string | undefined> {
  if (record !== null) return inflateRawSync(record).toString();
  return body === null || place === null ? undefined : (await textsInBlock(body))[place];
}
