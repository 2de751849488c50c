import { ApiError } from '../core/errors.ts';
import type Stripe from 'stripe';
import type { Plan } from '../core/payments.ts';

/** What an event says of a subscription, in our words. */
export interface PlanEvent {
  readonly subscriptionId: string;
  readonly customer: string;
  /** Absent where only the customer tells whose it is. */
  readonly accountId: number | undefined;
  /** Absent where the event does not say; then it is what is known. */
  readonly plan: Plan | undefined;
  readonly status: string;
  readonly currentPeriodEnd: Date | null | undefined;
  readonly cancelAtPeriodEnd: boolean | undefined;
  readonly at: Date;
  /** Order among events of one second, one of `RANK`. */
  readonly rank: number;
  /** It speaks of what is known already, and begins nothing. */
  readonly onlyKnown: boolean;
}

/** What begins comes before what changes, and that before what ends. */
export const RANK = { begins: 0, changes: 1, ends: 9 } as const;
const PLANS: readonly Plan[] = ['pro', 'enterprise', 'alerts'];

/** Names of the processor's prices, where the operator has set them. */
export type PriceNames = Readonly<Partial<Record<Plan, string>>>;

/**
 * What an event means for plans; undefined for the many that mean nothing.
 *
 * @throws ApiError `bad_request` where a signed event lacks what events of its type hold
 */
export function planEventOf(event: Stripe.Event, prices: PriceNames): PlanEvent | undefined {
  try {
    return meaningOf(event, prices);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const detail = `The event of type ${event.type} lacks what events of its type hold.`;
    throw new ApiError('bad_request', detail);
  }
}

function meaningOf(event: Stripe.Event, prices: PriceNames): PlanEvent | undefined {
  const at = new Date(event.created * 1000);
  if (event.type.startsWith('customer.subscription.'))
    return ofSubscription(event.data.object as Stripe.Subscription, { event, at, prices });
  if (event.type.startsWith('checkout.session.'))
    return ofCheckout(event.data.object as Stripe.Checkout.Session, event.type, at);
  if (event.type === 'invoice.payment_failed' || event.type === 'invoice.paid')
    return ofInvoice(event.data.object as Stripe.Invoice, event.type, at);
  return undefined;
}

function rankOf(type: string): number {
  if (type === 'customer.subscription.deleted') return RANK.ends;
  return type === 'customer.subscription.created' ? RANK.begins : RANK.changes;
}

/** A subscription as the processor's API gives it. */
export function ofSubscription(
  subscription: Stripe.Subscription,
  { event, at, prices }: { event: { readonly type: string }; at: Date; prices: PriceNames },
): PlanEvent {
  const { id, metadata, status, cancel_at_period_end: isEnding } = subscription;
  const ends = event.type === 'customer.subscription.deleted';
  return {
    subscriptionId: id,
    customer: idOf(subscription.customer ?? ''),
    accountId: accountOf(metadata),
    plan: planOfPrice(subscription, prices) ?? planOf(metadata),
    status: ends ? 'canceled' : status,
    currentPeriodEnd: periodEnd(subscription),
    cancelAtPeriodEnd: isEnding === true,
    at,
    rank: rankOf(event.type),
    onlyKnown: false,
  };
}

function ofCheckout(
  session: Stripe.Checkout.Session,
  type: string,
  at: Date,
): PlanEvent | undefined {
  const isPaid =
    type === 'checkout.session.async_payment_succeeded' ||
    (type === 'checkout.session.completed' && session.payment_status !== 'unpaid');
  const { subscription, metadata, client_reference_id: reference } = session;
  if (!isPaid || session.mode !== 'subscription' || !subscription) return undefined;
  return {
    subscriptionId: idOf(subscription),
    customer: idOf(session.customer ?? ''),
    accountId: accountOf(metadata) ?? whole(reference),
    plan: planOf(metadata),
    status: 'active',
    currentPeriodEnd: undefined,
    cancelAtPeriodEnd: undefined,
    at,
    rank: RANK.begins,
    onlyKnown: false,
  };
}

function ofInvoice(invoice: Stripe.Invoice, type: string, at: Date): PlanEvent | undefined {
  const subscription = invoice.parent?.subscription_details?.subscription ?? legacy(invoice);
  if (!subscription) return undefined;
  return {
    subscriptionId: idOf(subscription),
    customer: idOf(invoice.customer ?? ''),
    accountId: undefined,
    plan: undefined,
    status: type === 'invoice.paid' ? 'active' : 'past_due',
    currentPeriodEnd: undefined,
    cancelAtPeriodEnd: undefined,
    at,
    rank: RANK.changes,
    onlyKnown: true,
  };
}

/** Where older versions of the processor's API name the subscription of an invoice. */
function legacy(invoice: object): string | undefined {
  const { subscription } = invoice as { subscription?: unknown };
  return typeof subscription === 'string' ? subscription : undefined;
}

/** The end of the paid period: with each item, or in older versions of the API with the subscription. */
function periodEnd(subscription: Stripe.Subscription): Date | null {
  const items = subscription.items?.data.map((item) => item.current_period_end) ?? [];
  const { current_period_end: older } = subscription as { current_period_end?: unknown };
  const seconds = [...items, older].filter((value) => typeof value === 'number');
  return seconds.length > 0 ? new Date(Math.max(...seconds) * 1000) : null;
}

function planOfPrice(subscription: Stripe.Subscription, prices: PriceNames): Plan | undefined {
  const names = subscription.items?.data.map(({ price }) => price?.id) ?? [];
  return PLANS.find((plan) => prices[plan] !== undefined && names.includes(prices[plan]));
}

function planOf(metadata: Stripe.Metadata | null): Plan | undefined {
  const named = metadata?.['plan'] ?? metadata?.['tier'];
  return PLANS.find((plan) => plan === named);
}

function accountOf(metadata: Stripe.Metadata | null): number | undefined {
  return whole(metadata?.['account_id']);
}

function whole(text: string | null | undefined): number | undefined {
  return text !== null && text !== undefined && /^[1-9]\d{0,8}$/.test(text)
    ? Number(text)
    : undefined;
}

function idOf(value: string | { readonly id: string }): string {
  return typeof value === 'string' ? value : value.id;
}
