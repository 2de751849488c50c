import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { ATTEMPTS, type AttemptLimit } from '../../../config/limits.ts';
import type { Database } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { sharedLimiter } from '../../db/limiterClient.ts';

export type AttemptKind = keyof typeof ATTEMPTS;

/** Counts attempts on routes that need no key: in memory on the embedded database, in PostgreSQL where servers share it. */
export interface Attempts {
  /**
   * Counts an attempt before it is made, so that attempts at the same time cannot pass the limit.
   *
   * @param subject  a network address or an e-mail address; stored as a hash
   * @throws ApiError `too_many_attempts` with `Retry-After`
   */
  count(kind: AttemptKind, subject: string): Promise<void>;
  /** Takes a counted attempt back: a right password is not an attempt to guess one. */
  forgive(kind: AttemptKind, subject: string): Promise<void>;
}

const made = new WeakMap<object, Attempts>();

/** The counters that belong to a database; the same ones at each call. */
export function attemptsOn(database: Database): Attempts {
  const known = made.get(database);
  if (known) return known;
  const limiters = Object.fromEntries(
    Object.entries(ATTEMPTS).map(([kind, limit]) => [kind, limiter(database, kind, limit)]),
  );
  const of = (kind: AttemptKind): RateLimiterAbstract => limiters[kind] as RateLimiterAbstract;
  const attempts: Attempts = {
    async count(kind, subject) {
      try {
        await of(kind).consume(hidden(subject));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooMany(Math.ceil(error.msBeforeNext / 1000));
      }
    },
    async forgive(kind, subject) {
      await of(kind).reward(hidden(subject));
    },
  };
  made.set(database, attempts);
  return attempts;
}

function limiter(
  database: Database,
  kind: string,
  { attempts, seconds }: AttemptLimit,
): RateLimiterAbstract {
  const settings = { points: attempts, duration: seconds, keyPrefix: kind };
  if (database.kind === 'pglite') return new RateLimiterMemory(settings);
  return sharedLimiter(database, settings);
}

function hidden(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 27);
}

function tooMany(retryAfterS: number): ApiError {
  return new ApiError(
    'too_many_attempts',
    `Too many attempts. Try again in ${retryAfterS} s; keys issued before stay valid.`,
    { retryAfterS },
  );
}
