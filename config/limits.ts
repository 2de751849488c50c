/** Caps on what a request may carry. */
export const BODY = {
  jsonBytes: 1024 * 1024,
  formBytes: 64 * 1024,
  /** Arrays and objects within each other in a JSON body. */
  nesting: 32,
} as const;

/** A number of attempts within a span. */
export interface AttemptLimit {
  readonly attempts: number;
  readonly seconds: number;
}

/**
 * Guards of the unauthenticated account routes.
 *
 * POLICY: an office behind one address can sign in and register; a guesser from one address cannot hurry, and one who
 * changes addresses is held by the limit of the account.
 */
export const ATTEMPTS = {
  /** Keys looked up in the database that turn out to be nobody's, from one network address. */
  unknownKeysPerAddress: { attempts: 60, seconds: 60 },
  /** Wrong passwords for one e-mail address; then 429 until the span is over. */
  signInPerAccount: { attempts: 10, seconds: 15 * 60 },
  /** Sign-ins from one network address, right or wrong. */
  signInPerAddress: { attempts: 300, seconds: 15 * 60 },
  /** Registrations from one network address. */
  registerPerAddress: { attempts: 300, seconds: 60 * 60 },
  /** Registrations that name one e-mail address. */
  registerPerAccount: { attempts: 60, seconds: 60 * 60 },
  /** Wrong codes of the second factor for one account. */
  codePerAccount: { attempts: 5, seconds: 15 * 60 },
  /** Links asked for by one network address. */
  mailPerAddress: { attempts: 120, seconds: 60 * 60 },
  /** Links asked for to one e-mail address. */
  mailPerAccount: { attempts: 10, seconds: 60 * 60 },
  /** Tokens of links tried by one network address. */
  tokenPerAddress: { attempts: 300, seconds: 15 * 60 },
} as const satisfies Record<string, AttemptLimit>;

/** Session keys issued by a sign-in. */
export const SESSION_KEYS = { days: 30, perAccount: 20 } as const;

/** Account keys of one account that are valid at a time. */
export const KEYS_PER_ACCOUNT = 50;

/** Browser sessions: how long unused, how long at all, and how stale the note of the last use may get. */
export const SESSIONS = { idleDays: 7, days: 30, seenMs: 5 * 60_000 } as const;

/** The worker pool for heavy computations. POLICY: a queue that empties within about ten seconds, and a worker that may use 1 GiB. */
export const POOL = { maxQueue: 128, deadlineMs: 30_000, maxOldGenerationMb: 1024 } as const;

/**
 * Connections. POLICY: idle ones close after a minute; a head must arrive within 10 s and a request within 30 s, looked at every
 * two seconds; a stop waits 15 s for what is under way.
 */
export const SERVER = {
  keepAliveMs: 60_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  checkingIntervalMs: 2_000,
  maxConnections: 4_096,
  drainMs: 15_000,
  /** Requests begun in one turn of the event loop; what comes in between is accepted and answered first. */
  portion: 8,
  /** Longest time from a request to its answer. */
  deadlineMs: 10_000,
} as const;

/** Scans of a grid. POLICY: a million cells; stripes of some fifty thousand, so that a lost one costs a moment. */
export const SCAN = { maxCells: 1_000_000, stripeCells: 50_000, maxTop: 500 } as const;

/** The workbench: the longest a scan of all modules at a point may take, ms, below the deadline of a request. */
export const WORKBENCH = { scanPointMs: 8_000, runsKept: 500 } as const;
