import type { Database } from '../core/context.ts';

/** An answer of a source as it is kept; times in RFC 3339 or milliseconds since 1970. */
interface KeptAnswer {
  readonly value: unknown;
  readonly asOf: string;
  readonly retrievedAt: string;
  readonly freshUntil: number;
  readonly keepUntil: number;
}

interface Row {
  readonly key: string;
  readonly value: string;
  readonly as_of: string;
  readonly retrieved_at: string;
  readonly fresh_until: Date | string;
  readonly keep_until: Date | string;
}

const COLUMNS = 'key, value, as_of, retrieved_at, fresh_until, keep_until';

/** Keeps answers that hardly change (elevation, geology) in the table `stored_answer`. */
export function createAnswerStore({ sql }: Pick<Database, 'sql'>) {
  return {
    async get(key: string): Promise<KeptAnswer | undefined> {
      const [row] = await sql<Row>(`select ${COLUMNS} from stored_answer where key = $1`, [key]);
      return row && answerOf(row);
    },
    async put(
      key: string,
      { value, asOf, retrievedAt, freshUntil, keepUntil }: KeptAnswer,
    ): Promise<void> {
      await sql(
        `insert into stored_answer (${COLUMNS}) values ($1, $2, $3, $4, $5, $6)
         on conflict (key) do update set value = excluded.value, as_of = excluded.as_of, retrieved_at = excluded.retrieved_at,
           fresh_until = excluded.fresh_until, keep_until = excluded.keep_until`,
        [
          key,
          JSON.stringify(value),
          asOf,
          retrievedAt,
          new Date(freshUntil).toISOString(),
          new Date(keepUntil).toISOString(),
        ],
      );
    },
    async newest(limit: number): Promise<readonly (readonly [string, KeptAnswer])[]> {
      const rows = await sql<Row>(
        `select ${COLUMNS} from stored_answer where keep_until > now() order by keep_until desc limit $1`,
        [limit],
      );
      return rows.map((row) => [row.key, answerOf(row)] as const);
    },
  };
}

function answerOf({ value, as_of, retrieved_at, fresh_until, keep_until }: Row): KeptAnswer {
  return {
    value: JSON.parse(value),
    asOf: as_of,
    retrievedAt: retrieved_at,
    freshUntil: new Date(fresh_until).getTime(),
    keepUntil: new Date(keep_until).getTime(),
  };
}
