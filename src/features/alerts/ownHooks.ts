import { randomBytes, randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { ALERTS, HOOKS } from '../../../config/alerts.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { Account } from '../../db/account.ts';
import { AlertMessage } from '../../db/alertMessage.ts';
import { HookAttempt, HookEndpoint } from '../../db/hookEndpoint.ts';
import { ValidationFailure } from '../../core/validation.ts';
import { ownAccount } from '../auth/ownAccount.ts';
import { queueMessage } from './outbox.ts';
import { isHookPort } from './hookPorts.ts';
import { namesPrivateHost } from './publicAddress.ts';

interface Row {
  readonly id: number;
  readonly url: string;
  readonly createdAt: Date;
  readonly disabledAt?: Date | null | undefined;
  readonly disabledReason?: string | null | undefined;
}

/** Adds a webhook. @throws ApiError `plan_limit`, `conflict` for an address that is there already; ValidationFailure for a private one or the port of another service */
export async function addHook(url: string, context: Context) {
  checkPlace(url);
  const { id: account } = ownAccount(context);
  const createdAt = new Date(context.clock.now());
  const secret = newSecret();
  return context.commit(async ({ em }) => {
    await em.findOneOrFail(Account, { id: account }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const own = await em.find(HookEndpoint, { account });
    if (own.some((each) => each.url === url))
      throw new ApiError(
        'conflict',
        'There is a webhook for this address; rotate its secret instead.',
      );
    if (own.length >= ALERTS.hooks)
      throw new ApiError(
        'plan_limit',
        `An account holds ${ALERTS.hooks} webhooks. Remove one first.`,
      );
    const id = Number(
      await em.insert(HookEndpoint, {
        account,
        url,
        secret,
        previousSecret: null,
        previousUntil: null,
        disabledReason: null,
        disabledAt: null,
        createdAt,
      }),
    );
    return { ...hookReply({ id, url, createdAt }), secret };
  });
}

/** @throws ValidationFailure */
function checkPlace(url: string): void {
  if (namesPrivateHost(url))
    throw refused('Use an address on the open internet; this one is private or of this machine.');
  const { port } = new URL(url);
  if (!isHookPort(port))
    throw refused(
      `Use port 443, or one from 1024 on that is not known for another service; ${port} is.`,
    );
}

const refused = (msg: string): ValidationFailure =>
  new ValidationFailure([{ loc: ['body', 'url'], msg, type: 'value_error' }]);

/** The webhooks of the caller. */
export async function hooksOf(context: Context) {
  const { id: account } = ownAccount(context);
  const rows = await context.db.find(HookEndpoint, { account }, { orderBy: { id: 'asc' } });
  return rows.map(hookReply);
}

/** Removes a webhook. @throws ApiError `not_found` */
export async function removeHook(id: number, context: Context): Promise<void> {
  await ownHook(id, context);
  await context.db.transactional(async (em) => {
    await em.nativeDelete(HookEndpoint, { id });
    await em.nativeUpdate(AlertMessage, { endpointId: id, state: 'queued' }, { state: 'dropped' });
  });
}

/** Gives a webhook a new secret, and sets one that was disabled to work again. @throws ApiError `not_found` */
export async function rotateHook(id: number, context: Context) {
  const before = await ownHook(id, context);
  const until = new Date(context.clock.now() + 1_000 * HOOKS.overlapS);
  const secret = newSecret();
  const change = {
    secret,
    previousSecret: before.secret,
    previousUntil: until,
    disabledAt: null,
    disabledReason: null,
  };
  const { url, createdAt } = before;
  return context.commit(async ({ em }) => {
    await em.nativeUpdate(HookEndpoint, { id }, change);
    return { ...hookReply({ id, url, createdAt }), secret, previous_until: until.toISOString() };
  });
}

interface Page {
  readonly webhook_id: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Attempts, the newest first. @throws ApiError `not_found` */
export async function deliveriesOf({ webhook_id, limit, cursor }: Page, context: Context) {
  const endpoint = await ownHook(webhook_id, context);
  const rows = await context.db.find(
    HookAttempt,
    { endpoint: endpoint.id, ...(cursor === undefined ? {} : { id: { $lt: Number(cursor) } }) },
    { orderBy: { id: 'desc' }, limit: limit + 1 },
  );
  const shown = rows.slice(0, limit);
  const ids = shown.map(({ messageId }) => messageId);
  const messages = new Map(
    (await context.db.find(AlertMessage, { id: { $in: ids } })).map((row) => [row.id, row]),
  );
  return {
    items: shown.map(({ messageId, status, error, ms, at }) => {
      const message = messages.get(messageId);
      const type = message?.body['type'];
      return {
        message_id: messageId,
        type: typeof type === 'string' ? type : 'forgotten',
        status: status ?? null,
        error: error ?? null,
        duration_ms: ms,
        at: at.toISOString(),
        message_state: message?.state ?? 'forgotten',
      };
    }),
    next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
  };
}

/** Sends a message once more. @throws ApiError `not_found`; `conflict` while it is on its way */
export async function replayMessage(
  { webhook_id, message_id }: { readonly webhook_id: number; readonly message_id: number },
  context: Context,
): Promise<{ message_id: number; status: 'queued' }> {
  await ownHook(webhook_id, context);
  const mine = { id: message_id, endpointId: webhook_id };
  if (!(await context.db.count(AlertMessage, mine)))
    throw new ApiError('not_found', 'This webhook has no message of this number.');
  const change = {
    state: 'queued' as const,
    attempts: 0,
    notBefore: new Date(context.clock.now()),
  };
  const ended = { ...mine, state: { $in: ['sent', 'failed', 'dropped'] as const } };
  const queued = await context.commit(async ({ em }) => {
    if ((await em.nativeUpdate(AlertMessage, ended, change)) === 0)
      throw new ApiError('conflict', 'This message is on its way already.');
    return { message_id, status: 'queued' as const };
  });
  await context.jobs.wake('alerts-deliver');
  return queued;
}

/** Owes a message that says nothing but that it came. @throws ApiError `not_found`; `conflict` for a webhook that is disabled */
export async function testMessage(
  id: number,
  context: Context,
): Promise<{ message_id: number; status: 'queued' }> {
  const { disabledAt } = await ownHook(id, context);
  if (disabledAt)
    throw new ApiError(
      'conflict',
      'This webhook is disabled; rotate its secret to set it to work.',
    );
  const { id: accountId } = ownAccount(context);
  const nowMs = context.clock.now();
  const onceKey = `test:${id}:${randomUUID()}`;
  const data = { webhook_id: id, text: 'A test: nothing threatens.' };
  const body = { type: 'webhook.test', timestamp: new Date(nowMs).toISOString(), data };
  const queued = await context.commit(async ({ em }) => {
    await queueMessage(em, { onceKey, accountId, channel: 'hook', body, nowMs, endpointId: id });
    // What was just written stands in the identity map with its number as the driver gave it, on PostgreSQL a text.
    const row = await em.findOneOrFail(AlertMessage, { onceKey }, { disableIdentityMap: true });
    return { message_id: row.id, status: 'queued' as const };
  });
  await context.jobs.wake('alerts-deliver');
  return queued;
}

async function ownHook(id: number, context: Context) {
  const { id: account } = ownAccount(context);
  const found = await context.db.findOne(HookEndpoint, { id, account });
  if (!found) throw new ApiError('not_found', 'You have no webhook of this number.');
  return found;
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

function hookReply({ id, url, createdAt, disabledAt, disabledReason }: Row) {
  return {
    webhook_id: id,
    url,
    created_at: createdAt.toISOString(),
    disabled_at: disabledAt?.toISOString() ?? null,
    disabled_reason: disabledReason ?? null,
  };
}
