/** Long work in the queue. */
export const JOBS = {
  /** POLICY: a server takes up the queue this long after it began to listen, so that a start is not slowed. */
  beginAfterMs: 5_000,
  /** Ends are kept this long, then forgotten. */
  keepDays: 7,
  /** A part is begun at most this often: the third loss ends its job. */
  attempts: 3,
  /** Pause before a part is begun again, s. */
  retryDelayS: 2,
  /** A server at work says so this often; one that is silent for `silentS` is taken for lost. */
  beatMs: 5_000,
  silentS: 20,
  /** A routine whose server gives no sign of life for so long is free for others, s. */
  routineSilentS: 30,
  /** How often parts of lost servers are looked for, s. */
  superviseS: 15,
  /** Upper bound for one part, s. */
  partDeadlineS: 15 * 60,
  /** How long a stop waits for parts under way before it puts them back, ms. */
  drainMs: 3_000,
  /** Parts sent to the queue by one statement. */
  sendAtATime: 1_000,
  /** Checkpoints read at a time, by number and by bytes: what a turn of the event loop unpacks. */
  readAtATime: 16,
  bytesAtATime: 1_048_576,
  /** Quick parts that a server has under way at a time; heavy ones: as many as it has cores. */
  quickAtATime: 4,
  /** Connections of the queue to PostgreSQL. */
  connections: 4,
  /** What callers are told to wait before they look again, s, at least. */
  lookAgainS: 2,
} as const;
