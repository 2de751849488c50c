import { protocol, type messages, type PGlite } from '@electric-sql/pglite';
import type { Sql } from './driver.ts';
import type { BoundStatement } from './liteMessages.ts';

/** POLICY: texts kept prepared, several times what the program has; the database keeps a plan for each. */
const MOST_KEPT = 400;

/**
 * SQLSTATE classes of failures that a statement prepared before a change of the schema can have and one parsed anew has not: a
 * cached plan whose result would change its type (0A), a name that is gone (26), a name or type that no longer fits (42).
 *
 * @source PostgreSQL 17 documentation, appendix A
 */
const OUTDATED = /^(?:0A|26|42)/;

/** What is used of an embedded database, on this thread or on another. */
type Lite = Pick<
  PGlite,
  | 'query'
  | 'execProtocolStream'
  | 'runExclusive'
  | '_runExclusiveTransaction'
  | '_checkReady'
  | 'serializers'
  | 'parsers'
> & {
  /** Where the database is on another thread. */
  readonly runBound?: (bound: BoundStatement) => Promise<messages.BackendMessage[]>;
};

/** A statement that the database has parsed. */
interface Prepared {
  readonly name: string;
  /** How each parameter is written: text, or bytes as they are. */
  readonly serialize: readonly ((value: unknown) => string | Uint8Array)[];
  readonly columns: readonly Column[];
}

interface Column {
  readonly name: string;
  readonly parse: ((text: string, type: number) => unknown) | undefined;
  readonly type: number;
}

/**
 * Statements for the embedded database, each text parsed once, at its second use: half the time of a small one is its parsing.
 * Rows, parameters and errors are those of `PGlite.query`, and statements take their turns in the same queue, so none enters a
 * transaction of somebody else.
 *
 * @param most texts kept prepared; beyond it the one that was used least lately is let go
 */
export function preparedStatements(lite: Lite, most = MOST_KEPT): Sql {
  const statements = new Statements(lite, most);
  return (text, params = []) => statements.query(text, params);
}

class Statements {
  readonly #lite: Lite;
  readonly #most: number;
  /** By text, the one used last at the end. */
  readonly #kept = new Map<string, Prepared>();
  /** Texts used once or more and not kept. */
  readonly #seen = new Set<string>();
  /** Names that the database may forget. */
  #ended: string[] = [];
  #count = 0;

  constructor(lite: Lite, most: number) {
    this.#lite = lite;
    this.#most = most;
  }

  async query<T extends object>(text: string, params: readonly unknown[]): Promise<T[]> {
    const isKept = this.#kept.has(text) || params.some(isShared);
    if (!isKept && this.#isFirstUse(text)) return this.#parsedAnew(text, params);
    await this.#lite._checkReady();
    try {
      return await this.#lite._runExclusiveTransaction(() =>
        this.#lite.runExclusive(() => this.#run<T>(text, params)),
      );
    } catch (error) {
      // It was rolled back as a whole, so it may run again; if the statement itself is wrong, that says so.
      if (isOutdated(error)) return this.#parsedAnew(text, params);
      throw Object.assign(error as object, { query: text, params });
    }
  }

  async #parsedAnew<T extends object>(text: string, params: readonly unknown[]): Promise<T[]> {
    return (await this.#lite.query<T>(text, [...params])).rows;
  }

  #isFirstUse(text: string): boolean {
    if (this.#seen.has(text)) return false;
    if (this.#seen.size >= this.#most) this.#seen.delete(this.#seen.keys().next().value ?? '');
    this.#seen.add(text);
    return true;
  }

  async #run<T extends object>(text: string, params: readonly unknown[]): Promise<T[]> {
    const prepared = this.#kept.get(text) ?? (await this.#prepare(text));
    this.#kept.delete(text);
    this.#kept.set(text, prepared);
    const values = params.map((value, place) =>
      value === null || value === undefined ? null : (prepared.serialize[place] ?? String)(value),
    );
    try {
      const replies = await this.#bound({ statement: prepared.name, values });
      return rowsOf<T>(prepared.columns, replies);
    } catch (error) {
      if (isOutdated(error)) this.#letGo(text, prepared);
      throw error;
    }
  }

  /** Large values, which lie in shared memory, are written as messages by the thread of the database. */
  #bound(bound: BoundStatement): Promise<messages.BackendMessage[]> {
    if (this.#lite.runBound && bound.values.some(isShared)) return this.#lite.runBound(bound);
    const { bind, execute } = protocol.serialize;
    return this.#exchange([bind({ ...bound, values: bound.values as string[] }), execute({})]);
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = `s${++this.#count}`;
    const ended = this.#ended.map((other) => protocol.serialize.close({ type: 'S', name: other }));
    this.#ended = [];
    const replies = await this.#exchange([
      ...ended,
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: 'S', name }),
    ]);
    const prepared = { name, ...described(this.#lite, replies) };
    this.#seen.delete(text);
    this.#kept.set(text, prepared);
    const [oldest] = this.#kept;
    if (this.#kept.size > this.#most && oldest) this.#letGo(...oldest);
    return prepared;
  }

  #letGo(text: string, { name }: Prepared): void {
    this.#kept.delete(text);
    this.#ended.push(name);
    this.#seen.add(text);
  }

  /** Messages and the sync that ends them, in one call: after a failure the database skips up to the sync and is ready again. */
  #exchange(parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.#lite.execProtocolStream(Buffer.concat([...parts, protocol.serialize.sync()]));
  }
}

function isShared(value: unknown): boolean {
  return value instanceof Uint8Array && value.buffer instanceof SharedArrayBuffer;
}

function isOutdated(error: unknown): boolean {
  return OUTDATED.test(String((error as { code?: unknown } | null)?.code));
}

function described(
  { serializers, parsers }: Lite,
  replies: readonly messages.BackendMessage[],
): Pick<Prepared, 'serialize' | 'columns'> {
  let types: readonly number[] = [];
  let columns: readonly Column[] = [];
  for (const reply of replies) {
    if (reply.name === 'parameterDescription')
      types = (reply as messages.ParameterDescriptionMessage).dataTypeIDs;
    if (reply.name === 'rowDescription')
      columns = (reply as messages.RowDescriptionMessage).fields.map(
        ({ name, dataTypeID: type }) => ({ name, type, parse: parsers[type] }),
      );
  }
  return { serialize: types.map((type) => serializers[type] ?? String), columns };
}

/** @throws Error of SQLSTATE XX000 when the database came to no end with the statement, as after a trap of its code */
function rowsOf<T extends object>(
  columns: readonly Column[],
  replies: readonly messages.BackendMessage[],
): T[] {
  const rows: T[] = [];
  let isComplete = false;
  for (const reply of replies) {
    if (reply.name === 'dataRow')
      rows.push(rowOf(columns, (reply as messages.DataRowMessage).fields) as T);
    isComplete ||= reply.name === 'commandComplete' || reply.name === 'emptyQuery';
  }
  if (isComplete) return rows;
  throw Object.assign(new Error('the embedded database did not complete a statement'), {
    code: 'XX000',
  });
}

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {};
  columns.forEach(({ name, type, parse }, place) => {
    const text = fields[place] ?? null;
    row[name] = text === null || !parse ? text : parse(text, type);
  });
  return row;
}
