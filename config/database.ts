/** How the databases are used; the choice between them is `DATABASE_URL` (see `env.ts`). */
export const DATABASE = {
  /** Connections to PostgreSQL for single statements (keys, quotas, usage, predictions). */
  statementConnections: 10,
  /** Connections to PostgreSQL for the entity manager and its transactions. */
  entityConnections: 5,
  /** A start that finds no connection within this time stops with a clear message. */
  connectTimeoutMs: 10_000,
  /** Longest wait for a free connection once the server runs. */
  connectionWaitMs: 1_500,
  /** A caller is told after this long that the database does not answer, whatever the database does. */
  answerMs: 4_000,
  /** A statement that runs longer is cancelled by the database: every one of them is meant to take milliseconds. */
  statementTimeoutMs: 15_000,
  /** A connection that has not answered a statement for this long answers no more and is given up: the database would have ended the statement before. */
  silentMs: 20_000,
  /** As `statementTimeoutMs` and `silentMs`, for the entity manager, whose statements hold a caller up to their end. */
  entityStatementTimeoutMs: 8_000,
  entitySilentMs: 9_000,
  /** As `silentMs`, for the queue of jobs, which also tidies up. */
  queueSilentMs: 60_000,
  /** Longest time that counts kept in memory wait to be written. */
  flushMs: 1_000,
  /** A key found once is remembered this long. */
  keyCacheMs: 30_000,
  /** Keys and accounts remembered at a time. */
  cacheEntries: 20_000,
} as const;
