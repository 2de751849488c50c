import { ApiError } from '../../core/errors.ts';

export interface TurnBounds {
  /** At work at a time. */
  readonly places: number;
  /** That may wait. */
  readonly mostWaiting: number;
  readonly mostWaitMs: number;
}

interface Waiting<K> {
  readonly key: K;
  readonly begin: () => void;
}

/** A few at work at a time, of one key one at most, so that whoever sends many keeps others waiting for one of them only. */
export class Turns<K> {
  readonly #bounds: TurnBounds;
  readonly #atWork = new Set<K>();
  readonly #waiting = new Set<Waiting<K>>();

  constructor(bounds: TurnBounds) {
    this.#bounds = bounds;
  }

  /**
   * Waits for a turn.
   *
   * @returns ends the turn
   * @throws ApiError `overloaded` where too many wait, or the wait takes too long
   */
  async take(key: K): Promise<() => void> {
    if (!this.#isFree(key)) await this.#wait(key);
    else this.#atWork.add(key);
    return () => {
      this.#atWork.delete(key);
      this.#beginNext();
    };
  }

  #isFree(key: K): boolean {
    return this.#atWork.size < this.#bounds.places && !this.#atWork.has(key);
  }

  #wait(key: K): Promise<void> {
    const { mostWaiting, mostWaitMs } = this.#bounds;
    if (this.#waiting.size >= mostWaiting) return Promise.reject(tooMany());
    return new Promise((begun, refused) => {
      const late = setTimeout(() => {
        this.#waiting.delete(waiting);
        refused(tooMany());
      }, mostWaitMs);
      const begin = (): void => {
        clearTimeout(late);
        begun();
      };
      const waiting = { key, begin };
      this.#waiting.add(waiting);
    });
  }

  /** The one that came first of those whose key is not at work. */
  #beginNext(): void {
    for (const waiting of this.#waiting) {
      if (!this.#isFree(waiting.key)) continue;
      this.#waiting.delete(waiting);
      this.#atWork.add(waiting.key);
      waiting.begin();
    }
  }
}

function tooMany(): ApiError {
  return new ApiError('overloaded', 'Too many Parquet files are being read; send it again later.', {
    retryAfterS: 30,
  });
}
