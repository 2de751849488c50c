import { ApiError } from '../core/errors.ts';

/** What the health routes report. */
export interface Vitals {
  readonly isDraining: () => boolean;
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

/** `/healthz`: the process answers. `/readyz`: it takes work and its database answers, or 503 with the problem. */
export function healthSurface({ isDraining, pingDatabase }: Vitals) {
  return {
    healthz: (): Reply => json({ status: 'ok' }),
    async readyz(): Promise<Reply> {
      if (isDraining())
        throw new ApiError('draining', 'This server is stopping; ask another one.', {
          retryAfterS: 5,
        });
      await pingDatabase().catch(() => {
        throw new ApiError('source_unavailable', 'The database does not answer.', {
          retryAfterS: 5,
          members: { reason: 'no answer', source: 'database' },
        });
      });
      return json({ status: 'ready' });
    },
  };
}
