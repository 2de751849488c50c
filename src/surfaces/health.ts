import { answered, unavailable } from '../core/databaseFailure.ts';
import { ApiError } from '../core/errors.ts';

/** Longest wait of the readiness check for the database. */
const READY_MS = 800;

/** What the health routes report. */
export interface Vitals {
  readonly isDraining: () => boolean;
  /** What answers are made from is in memory: the first is as fast as the hundredth. */
  readonly isWarm: () => boolean;
  /** One statement on the database; rejects when it does not answer. */
  readonly pingDatabase: () => Promise<unknown>;
}

interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const json = (body: object): Reply => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify(body),
  headers: {},
});

/** `/healthz`: the process answers. `/readyz`: it takes work, its tables are made and its database answers, or 503 with the problem. */
export function healthSurface({ isDraining, isWarm, pingDatabase }: Vitals) {
  return {
    healthz: (): Reply => json({ status: 'ok' }),
    async readyz(): Promise<Reply> {
      if (isDraining())
        throw new ApiError('draining', 'This server is stopping; ask another one.', {
          retryAfterS: 5,
        });
      await answered(pingDatabase(), READY_MS).catch(() => {
        throw unavailable();
      });
      if (!isWarm())
        throw new ApiError('overloaded', 'This server still makes its tables; ask in a moment.', {
          retryAfterS: 1,
        });
      return json({ status: 'ready' });
    },
  };
}
