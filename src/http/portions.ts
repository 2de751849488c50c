/**
 * Work that arrives in bursts, taken up in small portions: so many pieces a turn of the event loop. Between them new connections
 * are accepted and answers are sent, so that a burst of one caller does not starve the next.
 */
export class Portions {
  readonly #size: number;
  #waiting: (() => void)[] = [];
  #left: number;
  #isPlanned = false;

  /** @param size  pieces a turn */
  constructor(size: number) {
    this.#size = size;
    this.#left = size;
  }

  /** Does the piece now, or in its turn. */
  add(piece: () => void): void {
    this.#plan();
    if (this.#left > 0 && this.#waiting.length === 0) {
      this.#left--;
      piece();
    } else this.#waiting.push(piece);
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isPlanned = false;
    const now = this.#waiting.splice(0, this.#size);
    this.#left = this.#size - now.length;
    if (this.#waiting.length > 0) this.#plan();
    for (const piece of now) piece();
  }
}
