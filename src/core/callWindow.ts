import { itemAt } from './itemAt.ts';
import { MINUTE_MS } from './quota.ts';

/**
 * The calls of the last 60 seconds, at most `limit` of them: a ring of times. Calls enter in order of time; when the clock steps
 * back they enter at the newest time seen, so that the limit cannot be passed.
 */
export class CallWindow {
  #times: Float64Array;
  #first = 0;
  #count = 0;
  #newestMs = Number.NEGATIVE_INFINITY;

  /** @param earlier  times of calls already made, ms since 1970, oldest first */
  constructor(limit: number, earlier: readonly number[] = []) {
    this.#times = new Float64Array(Math.max(1, limit));
    for (const time of earlier.slice(-limit)) this.#push(time);
  }

  /** Most calls it holds. */
  get limit(): number {
    return this.#times.length;
  }

  /** Calls in the 60 seconds up to now. */
  used(nowMs: number): number {
    this.#drop(nowMs);
    return this.#count;
  }

  /** Time of the oldest call in the window; undefined when it is empty. */
  oldestMs(nowMs: number): number | undefined {
    this.#drop(nowMs);
    return this.#count === 0 ? undefined : this.#times[this.#first];
  }

  /** Adds a call now; false, and nothing added, when the window is full. */
  take(nowMs: number): boolean {
    this.#drop(nowMs);
    if (this.#count === this.#times.length) return false;
    this.#push(nowMs);
    return true;
  }

  /** The times in the window, oldest first. */
  times(nowMs: number): number[] {
    this.#drop(nowMs);
    return Array.from({ length: this.#count }, (_, step) =>
      itemAt(this.#times, (this.#first + step) % this.#times.length),
    );
  }

  #push(ms: number): void {
    this.#newestMs = Math.max(this.#newestMs, ms);
    this.#times[(this.#first + this.#count) % this.#times.length] = this.#newestMs;
    this.#count++;
  }

  #drop(nowMs: number): void {
    while (this.#count > 0 && nowMs - itemAt(this.#times, this.#first) > MINUTE_MS) {
      this.#first = (this.#first + 1) % this.#times.length;
      this.#count--;
    }
  }
}
