import { isRefused } from '../core/databaseFailure.ts';
import { ApiError } from '../core/errors.ts';

/**
 * Joins writes into few statements: what arrives while one statement runs goes together into the next. Each caller hears when
 * its own item is stored, so nothing is acknowledged early; a busy server pays for one statement in many requests.
 */
export class GroupCommit<T, R> {
  readonly #write: (items: readonly T[]) => Promise<readonly R[]>;
  readonly #most: number;
  readonly #limit: number;
  #waiting: Entry<T, R>[] = [];
  #running: Promise<void> | undefined;

  /**
   * @param write  stores items and returns a result for each, in their order
   * @param bounds `most` items in one statement; `waiting` items in the queue
   */
  constructor(write: (items: readonly T[]) => Promise<readonly R[]>, bounds: Partial<Bounds> = {}) {
    this.#write = write;
    this.#most = bounds.most ?? 256;
    this.#limit = bounds.waiting ?? 4_096;
  }

  /**
   * Stores an item; resolves when the statement that holds it is committed.
   *
   * @throws ApiError `overloaded` when the queue is full: the database is slower than its callers
   */
  add(item: T): Promise<R> {
    if (this.#waiting.length >= this.#limit) return Promise.reject(full());
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    this.#waiting.push({ item, resolve, reject });
    this.#running ??= this.#gathered().then(() => this.#run());
    return promise;
  }

  /** Resolves when nothing waits. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#store(this.#waiting.splice(0, this.#most));
      if (this.#waiting.length > 0) await this.#gathered();
    }
    this.#running = undefined;
  }

  /** Waits while more arrive with every turn, a moment at most: a statement costs much, one more item in it little. */
  async #gathered(): Promise<void> {
    const until = performance.now() + GATHER_MS;
    let seen = -1;
    while (seen < this.#waiting.length && this.#waiting.length < this.#most) {
      seen = this.#waiting.length;
      await aTurn();
      if (performance.now() > until) return;
    }
  }

  /**
   * An item that the database refuses must not take the others down: the batch is halved until it stands alone. After any other
   * failure all fail at once: the batch may be stored, its answer lost, and would be stored twice; and a database that does not
   * serve would refuse each of them, one time limit after the other.
   */
  async #store(batch: readonly Entry<T, R>[]): Promise<void> {
    try {
      const results = await this.#write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, place) => resolve(results[place] as R));
    } catch (error) {
      if (batch.length === 1 || !isRefused(error))
        return batch.forEach(({ reject }) => reject(error));
      const half = Math.ceil(batch.length / 2);
      await this.#store(batch.slice(0, half));
      await this.#store(batch.slice(half));
    }
  }
}

/** POLICY: about the time of one statement. */
const GATHER_MS = 4;

function aTurn(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}

interface Bounds {
  readonly most: number;
  readonly waiting: number;
}

function full(): ApiError {
  return new ApiError('overloaded', 'More answers wait to be stored than the database takes.', {
    retryAfterS: 2,
  });
}

interface Entry<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}
