/**
 * Joins writes into few statements: what arrives while one statement runs goes together into the next. Each caller hears when
 * its own item is stored, so nothing is acknowledged early; a busy server pays for one statement in many requests.
 */
export class GroupCommit<T, R> {
  readonly #write: (items: readonly T[]) => Promise<readonly R[]>;
  readonly #most: number;
  #waiting: Entry<T, R>[] = [];
  #running: Promise<void> | undefined;

  /**
   * @param write  stores items and returns a result for each, in their order
   * @param most   items in one statement
   */
  constructor(write: (items: readonly T[]) => Promise<readonly R[]>, most = 256) {
    this.#write = write;
    this.#most = most;
  }

  /** Stores an item; resolves when the statement that holds it is committed. */
  add(item: T): Promise<R> {
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    this.#waiting.push({ item, resolve, reject });
    this.#running ??= new Promise<void>((done) => setImmediate(done)).then(() => this.#run());
    return promise;
  }

  /** Resolves when nothing waits. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) await this.#store(this.#waiting.splice(0, this.#most));
    this.#running = undefined;
  }

  /** An item that the database refuses must not take the others down: after a failure each goes alone. */
  async #store(batch: readonly Entry<T, R>[]): Promise<void> {
    try {
      const results = await this.#write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, place) => resolve(results[place] as R));
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const entry of batch) await this.#store([entry]);
    }
  }
}

interface Entry<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}
