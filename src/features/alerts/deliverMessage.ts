import { ALERTS } from '../../../config/alerts.ts';
import type { Services } from '../../core/context.ts';
import { sendHook } from './sendHook.ts';
import { sendMail, sendWhatsApp } from './sendMessage.ts';
import type { Taken } from './takeMessages.ts';
import { untilWritten } from './untilWritten.ts';

/** What came of a message. `later`: tried again after a pause; `dropped`: it may not be sent. */
export type Outcome =
  | { readonly state: 'sent' }
  | { readonly state: 'dropped' | 'failed'; readonly error: string }
  | { readonly state: 'later'; readonly error: string; readonly pauseS: number };

/** Only who took it last may say what came of it. */
const SETTLE = `
  update alert_message set state = $3, error = $4, leased_until = null, not_before = coalesce($5::timestamptz, not_before),
         sent_at = case when $3 = 'sent' then $6::timestamptz else sent_at end
   where id = $1 and attempts = $2 and state = 'sending'`;

const SENDERS = { mail: sendMail, whatsapp: sendWhatsApp, hook: sendHook } as const;

/** A message whose sending takes long stays with who sends it. */
const RENEW = `
  update alert_message set leased_until = $3::timestamptz where id = $1 and attempts = $2 and state = 'sending'`;

/** Sends a message that was taken, writes down what came of it and gives it back. */
export function deliverMessage(message: Taken, services: Services): Promise<Outcome> {
  return whileLeased(message, services, async () => {
    const outcome = await SENDERS[message.channel](message, services).catch(
      (error: unknown): Outcome =>
        later(message, error instanceof Error ? error.message : 'it could not be sent'),
    );
    await note(message, outcome, services);
    return outcome;
  });
}

/** Writes down what came of a message; where the database is away, once it is back. */
async function note(message: Taken, outcome: Outcome, services: Services): Promise<void> {
  const { database, clock, log } = services;
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
  const values = [message.id, message.attempts, state, error, again, at(nowMs)];
  await untilWritten(services, () => database.sql(SETTLE, values));
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
