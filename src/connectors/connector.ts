import type * as z from 'zod';
import type { Dataset } from '../../engines/facts.ts';

export type Category =
  | 'entity'
  | 'economic'
  | 'weather'
  | 'environmental'
  | 'credit'
  | 'infrasound'
  | 'air_quality'
  | 'citizen_sensors'
  | 'citizen_seismic';

/** What a source said, in one of three words; never two. */
export type Parsed<A> =
  | { readonly outcome: 'data'; readonly value: A; readonly asOf: string | null }
  | { readonly outcome: 'empty'; readonly value: A; readonly asOf: string | null }
  | { readonly outcome: 'unavailable'; readonly reason: string };

/** A reply as it came, before anybody believed it. `text` is at most `maxBytes` long. */
export interface RawReply {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** The same as it came over the wire, for images; absent where a reply is read from a file of text. */
  readonly bytes?: Uint8Array;
  readonly url: string;
}

/** What is sent to a source. */
export interface SourceRequest {
  /** Path and query below the source's base URL, or an absolute URL on one of its hosts. */
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What every source, near or embedded, says of itself. */
export interface SourceCard {
  /** The catalogue's id, kebab-case; `SOURCE_<ID>_URL` and `_KEY` configure it. */
  readonly id: string;
  readonly title: string;
  readonly category: Category;
  readonly provider: string;
  readonly home: string;
  readonly licence: string;
  /** Text to show where the licence asks for it. */
  readonly attribution?: string;
  /** Cadence for people, such as "15 min". */
  readonly cadence: string;
  readonly coverage: string;
}

/** In place of a series, indicator, country, station or sensor asked for: all that a saved reply holds, each row naming its own. */
export const ANY_SERIES = '*';

/** A live public source: data plus two pure functions per dataset it serves. It never computes risk. */
export interface Connector extends SourceCard {
  readonly kind: 'live';
  readonly baseUrl: string;
  /** Further hosts that `request` or `follow` may name. */
  readonly hosts?: readonly string[];
  readonly key: 'none' | 'optional' | 'required';
  readonly perMinute: number;
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  readonly serves: readonly Service[];
}

/** One dataset a source answers. */
export interface Service<Q extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  readonly dataset: Dataset<Q, A>;
  /** How long a reply is fresh, and how long after that it may be served with its age when the source fails. */
  readonly keepSeconds: number;
  readonly staleSeconds: number;
  /** Answers that hardly change (elevation, geology) are kept in the database. */
  readonly persistent?: boolean;
  /** Where this dataset needs more time or room than the source's other ones. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** The query as a cache key rounds it. */
  readonly round?: (query: z.output<Q>) => z.output<Q>;
  /** Undefined: this source does not cover the question (outside its area, say). */
  request(query: z.output<Q>, key: string | undefined, nowMs: number): SourceRequest | undefined;
  /** Where a reply only says where the answer is: the next request, on the source's own hosts; at most two in a row. */
  follow?(reply: RawReply, query: z.output<Q>): SourceRequest | undefined;
  /**
   * Why an answer to this question cannot be without rows, where that is so: nothing is then what a source says that has lost its
   * rows, and counts as `unavailable`.
   */
  certain?(query: z.output<Q>): string | undefined;
  /** A question that the source can answer, asked by `npm run sources -- check`. */
  readonly example?: z.input<Q>;
  parse(reply: RawReply, query: z.output<Q>): Parsed<z.output<A>>;
}

/** An embedded table that answers at once, last in line after the live sources. */
export interface Embedded<
  Q extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> extends SourceCard {
  readonly kind: 'embedded';
  readonly dataset: Dataset<Q, A>;
  /** Date of the newest fact in the table, RFC 3339. */
  readonly asOf: string;
  /** Date of the newest fact in one answer, where the parts of the table end at different times. */
  asOfFor?(query: z.output<Q>): string | undefined;
  /** A value, or why the table has none for this place. */
  answer(query: z.output<Q>): z.output<A> | { readonly missing: string };
}

/** Declares a live source. */
export function connector(parts: Omit<Connector, 'kind'>): Connector {
  return { kind: 'live', ...parts };
}

/** Declares one dataset of a live source, with its types. */
export function service<Q extends z.ZodType, A extends z.ZodType>(parts: Service<Q, A>): Service {
  return parts as unknown as Service;
}

/** Declares an embedded table as a source. */
export function embedded<Q extends z.ZodType, A extends z.ZodType>(
  parts: Omit<Embedded<Q, A>, 'kind'>,
): Embedded {
  return { kind: 'embedded', ...parts } as unknown as Embedded;
}
