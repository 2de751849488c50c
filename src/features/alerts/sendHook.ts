import { createHmac } from 'node:crypto';
import { HOOKS } from '../../../config/alerts.ts';
import type { Services } from '../../core/context.ts';
import { HookAttempt, HookEndpoint } from '../../db/hookEndpoint.ts';
import type { Outcome } from './deliverMessage.ts';
import type { Taken } from './takeMessages.ts';
import { untilWritten } from './untilWritten.ts';

/**
 * Signatures of a message by every secret that holds.
 *
 * @param secrets  `whsec_` and base64
 * @source Standard Webhooks 1.0.0: `v1,` + base64(HMAC-SHA-256(id.timestamp.body))
 */
function hookSignatures(
  secrets: readonly string[],
  {
    id,
    timestamp,
    body,
  }: { readonly id: string; readonly timestamp: number; readonly body: string },
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}

/** Posts to a customer's webhook, notes the attempt, and disables an address that answers 410. */
export async function sendHook(message: Taken, services: Services): Promise<Outcome> {
  const { database, clock, outlets, log } = services;
  const em = database.em();
  const endpoint = await em.findOne(HookEndpoint, { id: message.endpointId ?? 0 });
  if (!endpoint) return { state: 'dropped', error: 'the webhook was removed' };
  if (endpoint.disabledAt) return { state: 'dropped', error: 'the webhook is disabled' };
  const began = clock.now();
  const outcome = await outlets.hooks(endpoint.url, requestOf(message, endpoint, began));
  const at = new Date(began);
  const ms = Math.max(0, Math.round(clock.now() - began));
  const attempt = { endpoint: endpoint.id, messageId: message.id, ...outcome, ms, at };
  // What was posted was posted, whether it can be noted or not.
  await untilWritten(services, () => database.em().insert(HookAttempt, attempt)).catch(
    (error: unknown) => log.error({ err: error }, 'an attempt of a webhook could not be noted'),
  );
  const { status } = outcome;
  if (status !== null && status >= 200 && status < 300) return { state: 'sent' };
  const error = outcome.error ?? `it answered ${status}`;
  if (status !== 410) return laterHook(message.attempts, error);
  const gone = { disabledAt: at, disabledReason: 'it answered 410 Gone' };
  await em.nativeUpdate(HookEndpoint, { id: endpoint.id }, gone);
  return { state: 'failed', error };
}

interface Secrets {
  readonly secret: string;
  readonly previousSecret?: string | null | undefined;
  readonly previousUntil?: Date | null | undefined;
}

/** The body and its headers, signed by every secret that holds at the moment. */
function requestOf(
  message: Taken,
  { secret, previousSecret, previousUntil }: Secrets,
  nowMs: number,
): Parameters<Services['outlets']['hooks']>[1] {
  const id = `msg_${message.id}`;
  const timestamp = Math.floor(nowMs / 1_000);
  const body = JSON.stringify(message.body);
  const overlaps = previousUntil ? previousUntil.getTime() > nowMs : false;
  const secrets = [secret, ...(overlaps && previousSecret ? [previousSecret] : [])];
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'geophysical-risk-intelligence/2.3.0',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': hookSignatures(secrets, { id, timestamp, body }),
    },
  };
}

/** Spread by the number of the message's attempt and a share of luck, so that many do not come back together. */
function laterHook(attempts: number, error: string): Outcome {
  const pauseS = HOOKS.retryS[attempts - 1];
  if (pauseS === undefined) return { state: 'failed', error };
  return { state: 'later', error, pauseS: pauseS * (1 + HOOKS.jitter * Math.random()) };
}
