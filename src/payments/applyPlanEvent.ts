import {
  LockMode,
  UniqueConstraintViolationException,
  type EntityManager,
  type InferEntity,
} from '@mikro-orm/core';
import type { EventEffect, Plan } from '../core/payments.ts';
import { Account } from '../db/account.ts';
import { Audit } from '../db/audit.ts';
import { PaymentEvent } from '../db/paymentEvent.ts';
import { Subscription } from '../db/subscription.ts';
import { isLiveStatus, owes } from './planStatus.ts';
import type { PlanEvent } from './planEvent.ts';

/** The event as it is remembered, so that it has its effect once. */
export interface EventName {
  readonly id: string;
  readonly type: string;
  readonly receivedAt: Date;
}

/**
 * Gives an event its effect, in one transaction with the note that it had it: a repetition changes nothing, and of events in any
 * order the newest holds. Events of one account take turns on its row.
 *
 * @returns the effect, and the account whose plans may have changed
 */
export async function applyPlanEvent(
  em: EntityManager,
  name: EventName,
  event: PlanEvent | undefined,
): Promise<{ readonly effect: EventEffect; readonly accountId: number | undefined }> {
  const accountId = event && (await ownerOf(em, event));
  try {
    const effect = await em.transactional(async (tx) => {
      const account =
        accountId === undefined
          ? null
          : await tx.findOne(
              Account,
              { id: accountId },
              { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
            );
      await tx.insert(PaymentEvent, { ...name });
      if (!event || !account) return 'ignored';
      if (!(await update(tx, account.id, event, name.receivedAt))) return 'stale';
      await settle(tx, account.id, name.receivedAt);
      return 'applied';
    });
    return { effect, accountId };
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException && (await isKnown(em, name.id)))
      return { effect: 'duplicate', accountId };
    throw error;
  }
}

/** Whether an event of this id had its effect before. */
export async function isKnown(em: EntityManager, id: string): Promise<boolean> {
  return (await em.fork().count(PaymentEvent, { id })) > 0;
}

/** Whose it is: what is known of the subscription, else what we sent along when it was bought, else the customer. */
async function ownerOf(em: EntityManager, event: PlanEvent): Promise<number | undefined> {
  const known = await em.findOne(Subscription, { id: event.subscriptionId });
  if (known) return known.account.id;
  if (event.accountId !== undefined) return event.accountId;
  if (event.customer === '') return undefined;
  return (await em.findOne(Account, { customer: event.customer }))?.id;
}

/** Writes what the event says unless something newer is known; false then. */
async function update(
  em: EntityManager,
  accountId: number,
  event: PlanEvent,
  updatedAt: Date,
): Promise<boolean> {
  const id = event.subscriptionId;
  const known = await em.findOne(Subscription, { id }, { refresh: true });
  if (known) {
    if (isOutdated(event, known)) return false;
    await em.nativeUpdate(Subscription, { id }, { ...rowOf(event, known), updatedAt });
    return true;
  }
  if (event.onlyKnown || event.plan === undefined) return false;
  const row = rowOf(event, { ...NOTHING_HELD, plan: event.plan });
  await em.insert(Subscription, { id, account: accountId, ...row, updatedAt });
  return true;
}

/** Whether the row shows a later event than this; of one second, the one of higher rank is the later. */
function isOutdated({ at, rank }: PlanEvent, known: InferEntity<typeof Subscription>): boolean {
  const age = at.getTime() - new Date(known.eventAt).getTime();
  return age < 0 || (age === 0 && rank < known.eventRank);
}

/** What of a subscription's row an event may leave as it was. */
type Held = Pick<
  InferEntity<typeof Subscription>,
  'plan' | 'customer' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'pastDueSince'
>;
const NOTHING_HELD: Omit<Held, 'plan'> = {
  customer: '',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
};

/** The row after an event: what the event does not say stays as it was held. */
function rowOf(event: PlanEvent, held: Held) {
  return {
    status: event.status,
    plan: event.plan ?? held.plan,
    customer: event.customer || held.customer,
    currentPeriodEnd: event.currentPeriodEnd ?? held.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: event.cancelAtPeriodEnd ?? held.cancelAtPeriodEnd,
    pastDueSince: owes(event.status) ? (held.pastDueSince ?? event.at) : null,
    eventAt: event.at,
    eventRank: event.rank,
  };
}

/** Brings the account in line with its plans: its tier, what it owes, who it is at the processor. */
async function settle(em: EntityManager, accountId: number, at: Date): Promise<void> {
  const account = await em.findOneOrFail(Account, { id: accountId }, { refresh: true });
  const plans = await em.find(
    Subscription,
    { account: accountId },
    { refresh: true, orderBy: { eventAt: 'desc', id: 'desc' } },
  );
  const ofTier = plans.filter(({ plan }) => plan !== 'alerts');
  const live = ofTier.filter(({ status }) => isLiveStatus(status));
  const paid = live.filter(({ status }) => !owes(status));
  const [newest] = plans;
  const customer = account.customer ?? (newest?.customer || null);
  const pastDueSince = paid.length > 0 ? null : (live[0]?.pastDueSince ?? null);
  const tier = account.isAdmin || ofTier.length === 0 ? account.tier : best(live);
  await em.nativeUpdate(Account, { id: accountId }, { tier, pastDueSince, customer });
  const note = (event: string, detail: object) =>
    em.insert(Audit, { account: accountId, event, detail, createdAt: at });
  if (tier !== account.tier) await note('plan.changed', { from: account.tier, to: tier });
  if ((pastDueSince === null) !== (account.pastDueSince === null))
    await note(pastDueSince ? 'plan.past_due' : 'plan.paid', {});
}

function best(live: readonly { readonly plan: Plan }[]): 'free' | 'pro' | 'enterprise' {
  const names = live.map(({ plan }) => plan);
  return (['enterprise', 'pro'] as const).find((name) => names.includes(name)) ?? 'free';
}
