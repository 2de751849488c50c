/** POLICY of personal alerts. */
export const ALERTS = {
  /** Places of one person, without and with the paid plan. */
  freePlaces: 2,
  paidPlaces: 50,
  /** How long a sign-in link holds. */
  linkMinutes: 10,
  /** Least severity that is told where a person sets none. */
  usualLevel: 'Moderate',
  /** Messages of one channel that a server has under way at a time, those of one account among them, and how long it may keep them. */
  takeAtATime: 50,
  perAccount: 5,
  leaseS: 120,
  /** Pauses before a message by mail or WhatsApp is tried again, s. */
  retryS: [30, 120, 600, 1_800, 7_200],
  /** A round of sending waits for what is tried again within so many seconds, and so much longer than the pause, s. */
  awaitS: 10,
  awaitSpareS: 2,
  /** Ended events and what was sent are kept this long. */
  keepDays: 30,
  /** What `/alerts` shows to strangers is kept this long, so that a crowd of them costs the database no more than one. */
  strangersPageMs: 5_000,
  /** Webhooks of one account. */
  hooks: 5,
} as const;

/** POLICY of the stream of alerts. */
export const STREAM = {
  /** Streams at a time of one account, from one address, and of one server. */
  perAccount: 5,
  perAddress: 20,
  perServer: 500,
  /** A sign of life, and a look whether the key still holds, s. */
  beatS: 15,
  /** Longest life of a stream, s; whoever comes back shows their key anew. */
  mostS: 1_800,
  /** While anybody listens the changes are read so often, ms. */
  readMs: 1_000,
  /** Pause that clients are asked to make before they come back, ms. */
  retryMs: 3_000,
  /** Changes kept in memory for those who listen, and read from the database at a time. */
  recent: 500,
  /** Changes are kept so long, days. */
  keepDays: 7,
} as const;

/** Outbound webhooks. @source Standard Webhooks, 1.0.0: retries, time-out, payload */
export const HOOKS = {
  timeoutMs: 15_000,
  mostBytes: 20_000,
  /** How long the secret before a rotation signs too. */
  overlapS: 86_400,
  /** Pauses before the next attempt, s: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h. */
  retryS: [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400],
  /** Share of a pause by which it may be longer. */
  jitter: 0.2,
} as const;

/** Messages by telephone. */
export const WHATSAPP = {
  /** YES must come within this time of START, h. */
  pendingHours: 24,
  /** Free text may be sent this long after the owner's newest word, h. @source WhatsApp Cloud API, customer service window */
  windowHours: 24,
  timeoutMs: 15_000,
} as const;
