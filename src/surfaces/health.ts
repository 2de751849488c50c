import { DISK } from '../../config/limits.ts';
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
  /** Bytes that may still be written under the data folder; undefined where the system does not say. */
  readonly freeBytes: () => Promise<number | undefined>;
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

/** @throws ApiError `database_unavailable` where what is written next may not fit */
async function refuseFull(freeBytes: Vitals['freeBytes']): Promise<void> {
  const free = await answered(freeBytes(), READY_MS).catch(() => undefined);
  if (free === undefined || free >= DISK.leastFreeBytes) return;
  const mb = (bytes: number): string => `${Math.floor(bytes / 1_048_576)} MiB`;
  throw new ApiError(
    'database_unavailable',
    `The disk of DATA_DIR is full: ${mb(free)} are left, and ${mb(DISK.leastFreeBytes)} are needed. Answers that are stored may fail until some is freed.`,
    { retryAfterS: 5 },
  );
}

/** `/healthz`: the process answers. `/readyz`: it takes work, its tables are made, its database answers and its disk has room, or 503 with the problem. */
export function healthSurface({ isDraining, isWarm, pingDatabase, freeBytes }: Vitals) {
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
      await refuseFull(freeBytes);
      if (!isWarm())
        throw new ApiError('overloaded', 'This server still makes its tables; ask in a moment.', {
          retryAfterS: 1,
        });
      return json({ status: 'ready' });
    },
  };
}
