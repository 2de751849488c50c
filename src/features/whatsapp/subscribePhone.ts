import type { EntityManager } from '@mikro-orm/core';
import { WHATSAPP } from '../../../config/alerts.ts';
import { HOUR_MS } from '../../../engines/ground/math/time.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { Consent, WhatsAppSubscription } from '../../db/whatsApp.ts';
import { queueMessage } from '../alerts/outbox.ts';
import { attemptsOn } from '../auth/attempts.ts';
import { consentText, TEXT_VERSION } from './consentTexts.ts';
import { NEXT } from './schemas.ts';

/** Name of the approved template that asks for consent; the provider keeps its words. */
const ASK_TEMPLATE = 'alerts_opt_in';

interface Request {
  readonly phone: string;
  readonly language: string;
}

interface Row {
  readonly phone: string;
  readonly state: 'pending' | 'active' | 'stopped';
  readonly language: string;
  readonly pendingUntil?: Date | null | undefined;
  readonly changedAt: Date;
}

/**
 * Registers a telephone. Who has said STOP is not asked again: only their own START does that.
 *
 * @throws ApiError `not_configured`, `conflict` for a number of another account, `too_many_attempts`
 */
export async function subscribePhone(
  { phone, language }: Request,
  context: Context,
  channel: Asked['channel'] = 'api',
) {
  const { clock, account, outlets, jobs } = context;
  if (!outlets.whatsApp)
    throw new ApiError('not_configured', 'WhatsApp is not set up on this server.', {
      retryAfterS: 3_600,
    });
  const asked = {
    digits: phone.slice(1),
    language,
    accountId: account?.id ?? 0,
    nowMs: clock.now(),
    channel,
  };
  await attemptsOn(context.database).count('mailPerAccount', `whatsapp:${asked.digits}`);
  const reply = await context.commit(async ({ em }) => {
    const row = await registered(em, asked);
    return {
      ...phoneReply(row),
      consent_text: consentText(row.language).ask,
      consent_text_version: TEXT_VERSION,
      next: NEXT[row.state],
    };
  });
  await jobs.wake('alerts-deliver');
  return reply;
}

interface Asked {
  readonly digits: string;
  readonly language: string;
  readonly accountId: number;
  readonly nowMs: number;
  /** By which way it was asked for. */
  readonly channel: 'api' | 'page';
}

/** The telephone as it stands after it was asked for; only one that is new or waits is asked for consent. */
async function registered(em: EntityManager, asked: Asked): Promise<Row> {
  const { digits, language, accountId, nowMs } = asked;
  const known = await em.findOne(WhatsAppSubscription, { phone: digits });
  if (known && known.account.id !== accountId)
    throw new ApiError('conflict', 'This number is registered with another account.');
  if (known && known.state !== 'pending') return known;
  const now = new Date(nowMs);
  const pendingUntil = new Date(nowMs + WHATSAPP.pendingHours * HOUR_MS);
  const fresh = {
    phone: digits,
    language,
    state: 'pending' as const,
    pendingUntil,
    changedAt: now,
  };
  if (known)
    await em.nativeUpdate(WhatsAppSubscription, { id: known.id }, { language, pendingUntil });
  else
    await em.insert(WhatsAppSubscription, {
      ...fresh,
      account: accountId,
      lastInboundAt: null,
      createdAt: now,
    });
  await askForConsent(em, asked);
  return known ? { ...fresh, changedAt: known.changedAt } : fresh;
}

/** Notes the request, and owes the message that asks; at most one an hour. */
async function askForConsent(
  em: EntityManager,
  { digits, language, accountId, nowMs, channel }: Asked,
) {
  await em.insert(Consent, {
    account: accountId,
    phone: digits,
    event: 'requested',
    channel,
    language,
    textVersion: TEXT_VERSION,
    at: new Date(nowMs),
  });
  await queueMessage(em, {
    onceKey: `whatsapp-ask:${digits}:${Math.floor(nowMs / HOUR_MS)}`,
    accountId,
    channel: 'whatsapp',
    body: { to: digits, template: ASK_TEMPLATE, language, values: [], isReply: true },
    nowMs,
  });
}

/** The telephones of the caller, oldest first. */
export async function phonesOf({ db, account }: Context) {
  const rows = await db.find(
    WhatsAppSubscription,
    { account: account?.id ?? 0 },
    { orderBy: { id: 'asc' } },
  );
  return rows.map(phoneReply);
}

function phoneReply({ phone, state, language, pendingUntil, changedAt }: Row) {
  return {
    phone: `+${phone.slice(0, 2)}…${phone.slice(-2)}`,
    state,
    language,
    pending_until: state === 'pending' ? (pendingUntil?.toISOString() ?? null) : null,
    changed_at: changedAt.toISOString(),
  };
}
