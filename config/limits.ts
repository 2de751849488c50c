/** Caps on what a request may carry. */
export const BODY = {
  jsonBytes: 1024 * 1024,
  formBytes: 64 * 1024,
  /**
   * JSON of callers without an account: of open calls, whatever key they show, and of all before a key is known to hold. Nothing that they may ask for
   * needs more, and a mebibyte of small members holds the event loop for 20 to 65 ms while it is parsed; this much, for 5 at most.
   */
  strangersBytes: 64 * 1024,
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
  /** Keys and sessions looked up in the database that turn out to be nobody's, from one network address. */
  unknownKeysPerAddress: { attempts: 60, seconds: 60 },
  /** Requests with an `Idempotency-Key` and without an account, from one network address: each is a row for ten minutes. */
  repeatablePerAddress: { attempts: 60, seconds: 60 },
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

/**
 * The worker pool for heavy computations. POLICY: a request is taken on where it is expected to be answered within half a minute, and a task may compute as long from its begin; so many requests of one account may wait (`maxQueue`); a worker may use 1 GiB. For some rows of a portfolio nobody waits at a
 * connection: on a machine that has much else to do they may take ten minutes.
 */
export const POOL = {
  maxQueue: 128,
  deadlineMs: 30_000,
  portfolioDeadlineMs: 600_000,
  /** When to try again what took too long. */
  retryAfterS: 30,
  maxOldGenerationMb: 1024,
} as const;

/**
 * Connections. POLICY: idle ones close after a minute; a head must arrive within 10 s and a body within 30 s (a file within two minutes), looked at every
 * two seconds; a stop waits 15 s for what is under way.
 */
export const SERVER = {
  keepAliveMs: 60_000,
  headersTimeoutMs: 10_000,
  /** A file; other bodies have `bodyMs`. */
  requestTimeoutMs: 120_000,
  bodyMs: 30_000,
  checkingIntervalMs: 2_000,
  /** How long the rest of a body may still come after its request was answered, and no more than a body may be. */
  unreadMs: 2_000,
  /** From here on the connection that has been silent longest is closed for each that comes; the last ones are refused. */
  mostConnections: 4_000,
  maxConnections: 4_096,
  drainMs: 15_000,
  /** How long a stop waits for a mail server. */
  mailMs: 5_000,
  /** How long before its end a stop gives up what is still to be computed, and says so to whoever waits. */
  giveUpMs: 2_000,
  /** How long a server that is told to stop still listens, saying at `/readyz` that it stops, so that whoever shares requests out hears of it. */
  drainNoticeMs: 1_000,
  /**
   * Requests begun in one turn of the event loop, and under way at a time; what comes in between is accepted and answered first. Callers with a key
   * wait for one stranger at most, and while they are at work a stranger is begun every four milliseconds: 250 a second. `npm run -s attack -- --only=stranger` measures what other portions cost.
   */
  portions: {
    known: { begun: 8, places: Number.POSITIVE_INFINITY, placeMs: 10_000 },
    strangers: { begun: 1, places: 4, placeMs: 250, paceMs: 4 },
  },
  /** Longest time from a request to its answer. */
  deadlineMs: 10_000,
} as const;

/** The disk under the data folder. POLICY: below this, `/readyz` sends callers elsewhere; twice the most that the embedded database logs between two checkpoints. */
export const DISK = { leastFreeBytes: 128 * 1024 * 1024 } as const;

/** Scans of a grid. POLICY: a million cells; stripes of some fifty thousand, so that a lost one costs a moment. */
export const SCAN = { maxCells: 1_000_000, stripeCells: 50_000, maxTop: 500 } as const;

/** The workbench: the longest a scan of all modules at a point may take, ms, below the deadline of a request. */
export const WORKBENCH = { scanPointMs: 8_000, runsKept: 500 } as const;

/**
 * Portfolios as files. POLICY: a million rows; parts that a server works on for some seconds; tasks that hold a thread for less than one.
 */
export const PORTFOLIO = {
  maxRows: 1_000_000,
  maxBytes: 512 * 1024 * 1024,
  /** Rows of a part: what a lost server costs. */
  rowsEach: 5_000,
  /** Rows that a thread computes at a time. */
  rowsAtATime: 250,
  /** Longest text of a part. */
  maxPieceBytes: 16 * 1024 * 1024,
  /** Columns of a file, and the longest name of one; Open Exposure Data knows some 300. */
  maxColumns: 1_000,
  maxColumnName: 200,
  /** Errors kept of a part; the others are counted. */
  errorsEach: 1_000,
  /** Longest time that a file may take to come in, ms. */
  uploadMs: 115_000,
  /** How long lines without a job are kept, h. */
  strayHours: 2,
} as const;

/**
 * Parquet files, which may unpack to any size: what reading one may take in its thread, and how many are read at a time. POLICY: a million rows of
 * five columns take two to three seconds of a processor and 0.3 GB.
 */
export const PARQUET = {
  mostCpuMs: 30_000,
  mostMs: 120_000,
  mostMb: 1024,
  places: 2,
  mostWaiting: 32,
  mostWaitMs: 60_000,
} as const;
