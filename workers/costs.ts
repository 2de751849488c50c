/** POLICY: what a computation is taken to need before any was measured, ms. */
const FIRST_MS = 500;

/** POLICY: how much a measurement moves the mean; those below it more, since code is slow before it is compiled. */
const WEIGHT = { above: 0.25, below: 0.5 } as const;

/**
 * How long computations take on this machine, learned as they end: moving means by name and, within a name, by the power of two of
 * the size. A size that was not measured yet goes by the nearest that was, in proportion; a name that was not, by all names.
 */
export class Costs {
  /** Milliseconds per piece, by name and power of two. */
  readonly #perPiece = new Map<string, Map<number, number>>();
  #ofAllMs = FIRST_MS;

  /** What a computation is expected to need of a thread, ms. */
  expectedMs(name: string, size: number): number {
    const known = this.#perPiece.get(name);
    if (known === undefined) return this.#ofAllMs;
    const wanted = powerOf(size);
    let nearest = Number.POSITIVE_INFINITY;
    let perPieceMs = 0;
    for (const [power, ms] of known) {
      const away = Math.abs(power - wanted);
      if (away >= nearest) continue;
      nearest = away;
      perPieceMs = ms;
    }
    return perPieceMs * Math.max(1, size);
  }

  /**
   * Learns from a computation that has ended.
   *
   * @param isCold  its time holds the start of a thread: it counts only where nothing better is known
   */
  note(name: string, size: number, ms: number, isCold = false): void {
    const known = this.#perPiece.get(name) ?? new Map<number, number>();
    const power = powerOf(size);
    if (isCold && known.has(power)) return;
    this.#perPiece.set(name, known);
    const measured = ms / Math.max(1, size);
    known.set(power, moved(known.get(power) ?? measured, measured));
    if (isCold) return;
    this.#ofAllMs = moved(this.#ofAllMs, ms);
  }
}

const powerOf = (size: number): number => Math.floor(Math.log2(Math.max(1, size)));

const moved = (mean: number, measured: number): number =>
  mean + (measured - mean) * (measured > mean ? WEIGHT.above : WEIGHT.below);
