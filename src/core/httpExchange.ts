/** What HTTP adds for the few operations that need it (cookies, raw bodies, forms). */
export interface HttpExchange {
  readonly address: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: Buffer | undefined;
  /** The body of a `file` operation, as it comes in. */
  readonly file?: AsyncIterable<Uint8Array>;
  /** Set by an operation whose call is given back although it was answered. */
  isFree?: boolean;
  /** Set by the operation, sent with its answer. */
  readonly replyHeaders: Record<string, string | string[]>;
  replyStatus: number | undefined;
}
