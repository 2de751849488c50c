import { randomUUID } from 'node:crypto';
import type { Database } from '../core/context.ts';
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
const FINISH =
  'update idempotent_request set sealed = $2, expires_at = clock_timestamp() + make_interval(secs => $3::float8) where claim = $1';
const RELEASE = 'delete from idempotent_request where claim = $1';
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
export function createIdempotencyStore({ sql }: Pick<Database, 'sql'>): SweptStore {
  const sweeping = setInterval(() => void sql(SWEEP).catch(() => undefined), SWEEP_MS).unref();
  return {
    async claim(id, fingerprint): Promise<Claim> {
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
    async finish(claim, sealed, keepSeconds) {
      await sql(FINISH, [claim, sealed, keepSeconds]);
    },
    async release(claim) {
      await sql(RELEASE, [claim]);
    },
    close: () => clearInterval(sweeping),
  };
}

function claimOf({ fingerprint, sealed }: FoundRow, asked: string): Claim {
  if (fingerprint !== asked) return { state: 'other body' };
  return sealed === null ? { state: 'running' } : { state: 'done', sealed };
}
