import { randomUUID } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ATTEMPTS } from '../../config/limits.ts';
import type { Database } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import { networkOf } from '../core/networkOf.ts';
import type { Claim, IdempotencyStore } from '../core/idempotency.ts';

/** POLICY: a request that has not ended after this long was lost with its server, and may be tried again; longer than any answer takes. */
const GIVE_UP_S = 90;
/** How often what has expired is erased. */
const SWEEP_MS = 60_000;
/** A request that was found may be released before it is read: then it is claimed again. */
const TURNS = 3;

const CLAIM = `
  insert into idempotent_request as r (id, fingerprint, claim, expires_at)
  values ($1, $2, $3, clock_timestamp() + make_interval(secs => $4::float8))
  on conflict (id) do update
     set fingerprint = excluded.fingerprint, claim = excluded.claim, sealed = null, expires_at = excluded.expires_at
   where r.expires_at <= clock_timestamp()
  returning claim`;
const FOUND = 'select fingerprint, sealed from idempotent_request where id = $1';
const FINISH = `
  update idempotent_request set sealed = $2, expires_at = clock_timestamp() + make_interval(secs => $3::float8)
   where claim = $1 returning id`;
const ANSWERED =
  'select sealed from idempotent_request where id = $1 and fingerprint = $2 and sealed is not null and expires_at > clock_timestamp()';
const RELEASE = 'delete from idempotent_request where claim = $1';
const LOST = 'delete from idempotent_request where sealed is null';
const SWEEP = 'delete from idempotent_request where expires_at <= clock_timestamp()';

interface FoundRow {
  readonly fingerprint: string;
  readonly sealed: string | null;
}

/** A store that erases what has expired, and stops doing so. */
export interface SweptStore extends IdempotencyStore {
  close(): void;
}

/** Requests that carried an `Idempotency-Key`, for all servers that share the database. */
export function createIdempotencyStore({ sql, kind }: Pick<Database, 'sql' | 'kind'>): SweptStore {
  // One process has the embedded database: what has not ended was lost with the process before, and may be tried again at once.
  const clearing = kind === 'pglite' ? sql(LOST).catch(() => undefined) : undefined;
  const sweeping = setInterval(() => void sql(SWEEP).catch(() => undefined), SWEEP_MS).unref();
  return {
    async claim(id, fingerprint): Promise<Claim> {
      await clearing;
      for (let turn = 0; turn < TURNS; turn++) {
        const [mine] = await sql<{ claim: string }>(CLAIM, [
          id,
          fingerprint,
          randomUUID(),
          GIVE_UP_S,
        ]);
        if (mine) return { state: 'mine', claim: mine.claim };
        const [found] = await sql<FoundRow>(FOUND, [id]);
        if (found) return claimOf(found, fingerprint);
      }
      return { state: 'running' };
    },
    async finish(claim, { sealed, keepSeconds }, inside) {
      const kept = await (inside?.sql ?? sql)(FINISH, [claim, sealed, keepSeconds]);
      return kept.length > 0;
    },
    async find(id, fingerprint) {
      const [row] = await sql<{ sealed: string }>(ANSWERED, [id, fingerprint]);
      return row?.sealed;
    },
    countStranger: strangersCounter(),
    async release(claim) {
      await sql(RELEASE, [claim]);
    },
    close: () => clearInterval(sweeping),
  };
}

/** Counted in this process: what it guards is how fast one address can fill a table. */
function strangersCounter(): IdempotencyStore['countStranger'] {
  const { attempts, seconds } = ATTEMPTS.repeatablePerAddress;
  const limiter = new RateLimiterMemory({ points: attempts, duration: seconds });
  return async (address) => {
    try {
      await limiter.consume(networkOf(address));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new ApiError(
        'too_many_attempts',
        'Too many requests with an Idempotency-Key and without an API key came from this address.',
        { retryAfterS: Math.ceil(error.msBeforeNext / 1000) },
      );
    }
  };
}

function claimOf({ fingerprint, sealed }: FoundRow, asked: string): Claim {
  if (fingerprint !== asked) return { state: 'other body' };
  return sealed === null ? { state: 'running' } : { state: 'done', sealed };
}
