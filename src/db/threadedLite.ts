import type { Worker } from 'node:worker_threads';
import { messages, Mutex, PGlite, protocol } from '@electric-sql/pglite';
import { knowArrayTypes } from './arrayTypes.ts';
import {
  type BoundStatement,
  type Compression,
  errorOf,
  type LiteQuestion,
  type LiteReply,
  type LiteStart,
} from './liteMessages.ts';

/** What PGlite does with the messages of its protocol, wherever the database is: statements, transactions, rows. */
type Statements = Pick<
  PGlite,
  'query' | 'exec' | 'transaction' | 'runExclusive' | 'serializers' | 'parsers'
>;

/** PGlite's own base class, which it does not export by name; its thread for browsers extends it likewise. */
const PGliteBase = Object.getPrototypeOf(PGlite) as new () => Statements;

type ExchangeOptions = Parameters<PGlite['execProtocolStream']>[1];
type Heard = (payload: string) => void;

/** By type: how columns are read and parameters written, where PGlite's own way is not wanted. */
interface Types {
  readonly parsers: PGlite['parsers'];
  readonly serializers: PGlite['serializers'];
}

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/**
 * PGlite on a thread of its own. Here statements are written and their rows read; there they are run, so that a statement of some
 * milliseconds holds no other request up. Statements, transactions and their order are those of `PGlite`.
 *
 * The process may end while the thread has nothing to do, and not while it has.
 */
export class ThreadedLite extends PGliteBase {
  readonly debug = 0;
  readonly waitReady: Promise<void>;
  readonly #thread: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #queries = new Mutex();
  readonly #transactions = new Mutex();
  readonly #listeners = new Map<string, Set<Heard>>();
  #replies = new protocol.Parser();
  #lastId = 0;
  #state: 'opening' | 'open' | 'closed' = 'opening';
  /** Why the thread does nothing any more. */
  #ended: Error | undefined;

  /** @param thread as `startLite` starts it; it may have loaded the database's code, or failed to, before this listens */
  constructor(thread: Worker, start: LiteStart, { parsers, serializers }: Types) {
    super();
    knowArrayTypes(this);
    Object.assign(this.parsers, parsers);
    Object.assign(this.serializers, serializers);
    this.#thread = thread;
    this.#thread.on('message', (reply: LiteReply) => this.#take(reply));
    this.#thread.on('error', (error: unknown) => this.#end(error));
    this.#thread.on('exit', () => this.#end('ended'));
    this.waitReady = this.#ask({ kind: 'open', ...start }).then(() => {
      this.#state = 'open';
    });
  }

  /** An open database. @throws Error where it cannot be opened; the thread has ended then */
  static async create(thread: Worker, start: LiteStart, types: Types): Promise<ThreadedLite> {
    const lite = new ThreadedLite(thread, start, types);
    try {
      await lite.waitReady;
    } catch (error) {
      await thread.terminate();
      throw error;
    }
    return lite;
  }

  get ready(): boolean {
    return this.#state === 'open';
  }

  get closed(): boolean {
    return this.#state === 'closed';
  }

  /** Messages to the database, and what it replies as its bytes are. */
  execProtocolRaw(message: Uint8Array): Promise<Uint8Array> {
    // A copy of its own, handed over: a view of a pool of buffers would be cloned with all of its pool.
    const own = new Uint8Array(message);
    return this.#ask({ kind: 'exchange', message: own }, [own.buffer]);
  }

  /** Runs a prepared statement whose values the thread itself writes as messages: none is copied here that lies in shared memory. */
  async runBound(bound: BoundStatement): Promise<messages.BackendMessage[]> {
    return this.#read(await this.#ask({ kind: 'run', ...bound }));
  }

  async execProtocol(
    message: Uint8Array,
    options?: ExchangeOptions,
  ): ReturnType<PGlite['execProtocol']> {
    const data = await this.execProtocolRaw(message);
    return { messages: this.#read(data, options), data };
  }

  /** @throws DatabaseError the first that the database reports, unless `throwOnError` is false */
  async execProtocolStream(
    message: Uint8Array,
    options?: ExchangeOptions,
  ): ReturnType<PGlite['execProtocolStream']> {
    return this.#read(await this.execProtocolRaw(message), options);
  }

  async execProtocolRawStream(
    message: Uint8Array,
    { onRawData }: Parameters<PGlite['execProtocolRawStream']>[1],
  ): Promise<void> {
    onRawData(await this.execProtocolRaw(message));
  }

  /** Nothing to do: the thread's files are the system's own. */
  async syncToFs(): Promise<void> {}

  /** `COPY` from and to a file of the caller is not offered. */
  async _handleBlob(blob?: Blob): Promise<void> {
    if (blob) throw new Error('the embedded database takes no file with a statement');
  }

  async _getWrittenBlob(): Promise<undefined> {}
  async _cleanupBlob(): Promise<void> {}

  async _checkReady(): Promise<void> {
    if (this.#state === 'closed') throw new Error('PGlite is closed');
    if (this.#state === 'opening') await this.waitReady;
  }

  _runExclusiveQuery<T>(job: () => Promise<T>): Promise<T> {
    return this.#queries.runExclusive(job);
  }

  _runExclusiveTransaction<T>(job: () => Promise<T>): Promise<T> {
    return this.#transactions.runExclusive(job);
  }

  /** Hears notices on a channel, named as in SQL. @returns hears no more */
  async listen(channel: string, heard: Heard): Promise<() => Promise<void>> {
    const name = nameOf(channel);
    const listeners = this.#listeners.get(name) ?? new Set<Heard>();
    this.#listeners.set(name, listeners.add(heard));
    await this.exec(`LISTEN ${channel}`);
    return async () => {
      listeners.delete(heard);
      if (listeners.size > 0) return;
      await this.exec(`UNLISTEN ${channel}`);
    };
  }

  /** An image of the data folder, a tar file. */
  async dumpDataDir(compression: Compression = 'none'): Promise<Blob> {
    await this._checkReady();
    return this._runExclusiveTransaction(
      async () =>
        new Blob([(await this.#ask({ kind: 'dump', compression })) as Uint8Array<ArrayBuffer>]),
    );
  }

  /** Waits for what is under way, writes what the database holds back, and ends the thread. */
  async close(): Promise<void> {
    await this._checkReady();
    this.#state = 'closed';
    await this._runExclusiveTransaction(() => this.#ask({ kind: 'close' }));
    await this.#thread.terminate();
  }

  #ask(
    question: WithoutId<LiteQuestion>,
    handedOver: readonly ArrayBuffer[] = [],
  ): Promise<Uint8Array> {
    const id = ++this.#lastId;
    const reply = this.#wait(id);
    if (!this.#ended) this.#thread.postMessage({ ...question, id }, handedOver);
    return reply;
  }

  #wait(id: number): Promise<Uint8Array> {
    if (this.#ended) return Promise.reject(this.#ended);
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    this.#waiting.set(id, { resolve, reject });
    if (this.#waiting.size === 1) this.#thread.ref();
    return promise;
  }

  #take(reply: LiteReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) this.#thread.unref();
    if ('failure' in reply) waiting?.reject(errorOf(reply.failure));
    else waiting?.resolve(reply.bytes);
  }

  #end(cause: unknown): void {
    this.#ended ??= Object.assign(
      new Error('the thread of the embedded database ended', { cause }),
      {
        code: ADMIN_SHUTDOWN,
      },
    );
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }

  #read(
    bytes: Uint8Array,
    { throwOnError = true, onNotice }: ExchangeOptions = {},
  ): messages.BackendMessage[] {
    const replies: messages.BackendMessage[] = [];
    let failure: messages.DatabaseError | undefined;
    this.#replies.parse(bytes as Uint8Array<ArrayBuffer>, (reply) => {
      if (failure) return;
      if (throwOnError && reply instanceof messages.DatabaseError) failure = reply;
      else if (reply instanceof messages.NotificationResponseMessage) this.#notify(reply);
      else if (reply instanceof messages.NoticeMessage) onNotice?.(reply);
      replies.push(reply);
    });
    if (!failure) return replies;
    this.#replies = new protocol.Parser();
    throw failure;
  }

  #notify({ channel, payload }: messages.NotificationResponseMessage): void {
    for (const heard of this.#listeners.get(channel) ?? []) queueMicrotask(() => heard(payload));
  }
}

/** SQLSTATE of a server that stops. @source PostgreSQL 17 documentation, appendix A */
const ADMIN_SHUTDOWN = '57P01';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The name of a channel that is written as in SQL: in small letters unless quoted. */
function nameOf(channel: string): string {
  return channel.startsWith('"')
    ? channel.slice(1, -1).replaceAll('""', '"')
    : channel.toLowerCase();
}
