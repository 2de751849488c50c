import type { EntityManager } from '@mikro-orm/core';
import { LockMode } from '@mikro-orm/core';
import * as z from 'zod';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import type { WhatsApp } from '../../core/outlets.ts';
import { Consent, WhatsAppInbound, WhatsAppSubscription } from '../../db/whatsApp.ts';
import { queueMessage } from '../alerts/outbox.ts';
import { consentText, keywordOf, TEXT_VERSION } from './consentTexts.ts';
import { step, type Step } from './optIn.ts';
import { isSigned } from './signature.ts';

const Inbound = z.object({
  id: z.string().min(1).max(300),
  from: z.string().regex(/^\d{5,20}$/),
  timestamp: z.string().regex(/^\d{1,12}$/),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});
type Inbound = z.output<typeof Inbound>;

const list = z.array(z.unknown()).max(1_000).optional();
const Payload = z.object({
  entry: z
    .array(
      z.object({
        changes: z
          .array(z.object({ value: z.object({ messages: list }).optional() }))
          .max(1_000)
          .optional(),
      }),
    )
    .max(1_000)
    .optional(),
});

/** Words older than this change nothing, except STOP. */
const STALE_MS = DAY_MS;

/**
 * Takes what the provider posts.
 *
 * @returns messages that were new
 * @throws ApiError `invalid_signature`
 */
export async function handleInbound({ appSecret }: WhatsApp, context: Context): Promise<number> {
  const { http, database, jobs } = context;
  const raw = http.rawBody ?? Buffer.alloc(0);
  if (!isSigned(raw, http.headers['x-hub-signature-256'], appSecret))
    throw new ApiError('invalid_signature', 'X-Hub-Signature-256 does not fit this body.');
  let handled = 0;
  for (const message of messagesOf(raw))
    if (await database.em().transactional((em) => take(em, message, context.clock.now())))
      handled++;
  if (handled > 0) await jobs.wake('alerts-deliver');
  return handled;
}

/** Messages in a body; what has another shape is not one. */
function messagesOf(raw: Buffer): Inbound[] {
  let body: unknown;
  try {
    body = JSON.parse(raw.toString('utf8'));
  } catch {
    return [];
  }
  const entries = Payload.safeParse(body).data?.entry ?? [];
  return entries
    .flatMap(({ changes = [] }) => changes.flatMap(({ value }) => value?.messages ?? []))
    .flatMap((each) => Inbound.safeParse(each).data ?? []);
}

/** One message in one transaction with its effect; false for one that was taken before. */
async function take(em: EntityManager, message: Inbound, nowMs: number): Promise<boolean> {
  if (await em.findOne(WhatsAppInbound, { id: message.id })) return false;
  await em.insert(WhatsAppInbound, { id: message.id, receivedAt: new Date(nowMs) });
  const phone = await em.findOne(
    WhatsAppSubscription,
    { phone: message.from },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!phone) return true;
  const keyword = keywordOf(message.text?.body ?? message.button?.text ?? '');
  const saidMs = Math.min(nowMs, 1_000 * Number(message.timestamp));
  // Times of the provider are whole seconds.
  const changedMs = 1_000 * Math.floor(phone.changedAt.getTime() / 1_000);
  const isOld = nowMs - saidMs > STALE_MS || saidMs < changedMs;
  if (isOld && keyword !== 'stop') return true;
  const pendingUntilMs = phone.pendingUntil?.getTime() ?? null;
  const next = step({ state: phone.state, pendingUntilMs }, keyword, saidMs);
  await apply(em, { phone, next, saidMs });
  await queueMessage(em, {
    onceKey: `whatsapp-reply:${message.id}`,
    accountId: phone.account.id,
    channel: 'whatsapp',
    body: { to: message.from, text: consentText(phone.language)[next.reply], isReply: true },
    nowMs,
  });
  return true;
}

interface Said {
  readonly phone: {
    readonly id: number;
    readonly phone: string;
    readonly language: string;
    readonly state: Step['state'];
    readonly account: { readonly id: number };
    readonly lastInboundAt?: Date | null | undefined;
  };
  readonly next: Step;
  readonly saidMs: number;
}

/** The new state, and a line in the ledger where consent was given or withdrawn. */
async function apply(em: EntityManager, { phone, next, saidMs }: Said): Promise<void> {
  const at = new Date(saidMs);
  await em.nativeUpdate(
    WhatsAppSubscription,
    { id: phone.id },
    {
      state: next.state,
      pendingUntil: next.pendingUntilMs === null ? null : new Date(next.pendingUntilMs),
      lastInboundAt: new Date(Math.max(saidMs, phone.lastInboundAt?.getTime() ?? 0)),
      ...(next.state === phone.state ? {} : { changedAt: at }),
    },
  );
  if (next.ledger)
    await em.insert(Consent, {
      account: phone.account.id,
      phone: phone.phone,
      event: next.ledger,
      channel: 'whatsapp',
      language: phone.language,
      textVersion: TEXT_VERSION,
      at,
    });
}
