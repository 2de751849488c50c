import { isKnown, type Fact } from '../../facts.ts';

declare const KNOWN_THEN: unique symbol;

/**
 * Rows that were known before a moment. Only `Past.rows` makes them, so what asks for them cannot be given a row that learned from the
 * event or from what came after it.
 */
export type KnownThen<T> = readonly T[] & { readonly [KNOWN_THEN]: true };

/** What was known before a moment: the one door through which a replay reads its inputs. */
export class Past {
  /** The moment, RFC 3339 or a day. */
  readonly at: string;
  readonly #ms: number;

  constructor(at: string) {
    this.at = at;
    this.#ms = Date.parse(at);
    if (!Number.isFinite(this.#ms)) throw new RangeError(`${at} is no moment`);
  }

  /**
   * The rows that were known before the moment, in their order.
   *
   * @param knownAt  when a row became known, RFC 3339 or a day; what has no date was not known
   */
  rows<T>(rows: readonly T[], knownAt: (row: T) => string): KnownThen<T> {
    return rows.filter((row) => Date.parse(knownAt(row)) < this.#ms) as unknown as KnownThen<T>;
  }

  /** A fact whose newest datum is older than the moment; else missing, with both dates. */
  table<A>(fact: Fact<A>): Fact<A> {
    if (!isKnown(fact)) return fact;
    const { asOf, source } = fact;
    if (Date.parse(asOf) < this.#ms) return fact;
    const ages = `is of ${asOf.slice(0, 10)}, not known before ${this.at.slice(0, 10)}`;
    return { missing: `${source} ${ages}`, source };
  }
}

/** Some of the rows that were known. */
export function someOf<T>(rows: KnownThen<T>, keeps: (row: T) => boolean): KnownThen<T> {
  return rows.filter(keeps) as unknown as KnownThen<T>;
}
