import { setTimeout as pause } from 'node:timers/promises';
import { ALERTS } from '../../../config/alerts.ts';
import type { Services } from '../../core/context.ts';
import type { Routine } from '../../core/jobs.ts';
import { sendHook } from './sendHook.ts';
import { sendMail, sendWhatsApp } from './sendMessage.ts';

/** A message that this server has taken. */
export interface Taken {
  readonly id: number;
  readonly accountId: number;
  readonly channel: 'mail' | 'whatsapp' | 'hook';
  readonly endpointId: number | null;
  readonly body: Readonly<Record<string, unknown>>;
  /** How often it was taken, this time too. */
  readonly attempts: number;
  readonly onceKey: string;
}

/** What came of a message. `later`: tried again after a pause; `dropped`: it may not be sent. */
export type Outcome =
  | { readonly state: 'sent' }
  | { readonly state: 'dropped' | 'failed'; readonly error: string }
  | { readonly state: 'later'; readonly error: string; readonly pauseS: number };

/** How soon messages that come in are looked for while others are on their way, ms. */
const LOOK_MS = 1_000;

/** Sends what is owed: woken when something is, and once a minute for what waits or was left by a server that is gone. */
export const deliverMessages: Routine = {
  name: 'alerts-deliver',
  cron: '* * * * *',
  async run(services, signal) {
    const underWay = new Set<Promise<void>>();
    const failures: unknown[] = [];
    const begin = (message: Taken): void => {
      const done = deliver(message, services)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    };
    for (;;) {
      // Whoever receives slowly holds one place up, not those who come after.
      const places = ALERTS.takeAtATime - underWay.size;
      const mayTake = places >= ALERTS.takeAtATime / 2 && failures.length === 0 && !signal.aborted;
      const taken = mayTake ? await take(services, places) : [];
      taken.forEach(begin);
      if (underWay.size === 0) break;
      const soon = pause(LOOK_MS, undefined, { ref: false });
      if (taken.length === 0) await Promise.race([...underWay, soon]);
    }
    if (failures.length > 0) throw failures[0];
  },
};

/** Takes some messages for itself: no other server has them until the lease ends. */
export async function take(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  most: number = ALERTS.takeAtATime,
): Promise<Taken[]> {
  const nowMs = clock.now();
  const rows = await database.sql<Taken>(TAKE, [
    new Date(nowMs).toISOString(),
    new Date(nowMs + 1_000 * ALERTS.leaseS).toISOString(),
    most,
  ]);
  return rows.map((row) => ({ ...row, id: Number(row.id), body: read(row.body) }));
}

const TAKE = `
  update alert_message set state = 'sending', leased_until = $2::timestamptz, attempts = attempts + 1
   where id in (select id from alert_message
                 where (state = 'queued' and not_before <= $1::timestamptz) or (state = 'sending' and leased_until < $1::timestamptz)
                 order by id limit $3 for update skip locked)
  returning id, account_id as "accountId", channel, endpoint_id as "endpointId", body, attempts, once_key as "onceKey"`;

/** Only who took it last may say what came of it. */
const SETTLE = `
  update alert_message set state = $3, error = $4, leased_until = null, not_before = coalesce($5::timestamptz, not_before),
         sent_at = case when $3 = 'sent' then $6::timestamptz else sent_at end
   where id = $1 and attempts = $2 and state = 'sending'`;

const SENDERS = { mail: sendMail, whatsapp: sendWhatsApp, hook: sendHook } as const;

/** A message whose sending takes long stays with who sends it. */
const RENEW = `
  update alert_message set leased_until = $3::timestamptz where id = $1 and attempts = $2 and state = 'sending'`;

async function deliver(message: Taken, services: Services): Promise<void> {
  const { database, clock, log } = services;
  const outcome = await whileLeased(message, services, () =>
    SENDERS[message.channel](message, services).catch((error: unknown): Outcome =>
      later(message, error instanceof Error ? error.message : 'it could not be sent'),
    ),
  );
  const nowMs = clock.now();
  const at = (ms: number): string => new Date(ms).toISOString();
  const again = outcome.state === 'later' ? at(nowMs + 1_000 * outcome.pauseS) : null;
  const state = outcome.state === 'later' ? 'queued' : outcome.state;
  const error = 'error' in outcome ? outcome.error.slice(0, 300) : null;
  if (error !== null)
    log.warn(
      { message: message.id, channel: message.channel, state, reason: error },
      'alert message',
    );
  await database.sql(SETTLE, [message.id, message.attempts, state, error, again, at(nowMs)]);
}

/** Does work under the lease of a message, renewed well before it ends. */
async function whileLeased<T>(
  { id, attempts }: Taken,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  work: () => Promise<T>,
): Promise<T> {
  const renewal = setInterval(
    () => {
      const until = new Date(clock.now() + 1_000 * ALERTS.leaseS).toISOString();
      // Where the database is away for a moment the next renewal comes in time.
      database.sql(RENEW, [id, attempts, until]).catch(() => undefined);
    },
    (1_000 * ALERTS.leaseS) / 4,
  );
  try {
    return await work();
  } finally {
    clearInterval(renewal);
  }
}

/** Tried again after a pause that grows, until the pauses are used up. */
function later({ attempts }: Taken, error: string): Outcome {
  const pauseS = ALERTS.retryS[attempts - 1];
  return pauseS === undefined ? { state: 'failed', error } : { state: 'later', error, pauseS };
}

/** One driver gives JSON as text, the other as an object. */
function read(body: Taken['body'] | string): Taken['body'] {
  return typeof body === 'string' ? (JSON.parse(body) as Taken['body']) : body;
}
