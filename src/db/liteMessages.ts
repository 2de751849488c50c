import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

/** What the embedded database is opened with. */
export interface LiteStart {
  readonly dataDir: string;
  /** Beside those that PGlite always gives. */
  readonly startParams: readonly string[];
  /** A dumped database to begin with. */
  readonly template: NonNullable<PGliteOptions['loadDataDir']> | undefined;
}

/** How an image of the data folder is packed. */
export type Compression = NonNullable<Parameters<PGlite['dumpDataDir']>[0]>;

/** A prepared statement with its values; bytes in shared memory are not copied on the way. */
export interface BoundStatement {
  readonly statement: string;
  readonly values: readonly (string | Uint8Array | null)[];
}

/** One thing asked of the thread; it does them in their order. */
export type LiteQuestion = { readonly id: number } & (
  | { readonly kind: 'exchange'; readonly message: Uint8Array }
  | ({ readonly kind: 'run' } & BoundStatement)
  | { readonly kind: 'dump'; readonly compression: Compression }
  | ({ readonly kind: 'open' } & LiteStart)
  | { readonly kind: 'close' }
);

/** What came of a question: messages of the protocol, an image of the data folder, or nothing; or why there is nothing. */
export type LiteReply = { readonly id: number } & (
  { readonly bytes: Uint8Array } | { readonly failure: LiteFailure }
);

/** An error as it goes from a thread to another: a structured clone keeps neither its code nor its number. */
export interface LiteFailure {
  readonly name: string;
  readonly message: string;
  readonly code?: unknown;
  readonly errno?: unknown;
}

/** The error that it was. */
export function errorOf({ name, message, ...rest }: LiteFailure): Error {
  return Object.assign(new Error(message), { name }, rest);
}
