import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Config } from '../../config/env.ts';
import { PLAN_PRICES } from '../../config/tiers.ts';
import type { Database, Services } from '../core/context.ts';
import type { HttpExchange } from '../core/httpExchange.ts';
import { ApiError } from '../core/errors.ts';
import type { Keys } from '../core/keys.ts';
import type { Buyer, EventEffect, Payments, Plan, PlanState, Purchase } from '../core/payments.ts';
import { Account } from '../db/account.ts';
import { Subscription } from '../db/subscription.ts';
import { applyPlanEvent, isKnown } from './applyPlanEvent.ts';
import { isLiveStatus } from './planStatus.ts';
import { ofSubscription, planEventOf, RANK, type PlanEvent } from './planEvent.ts';
import { openStripe } from './stripeClient.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Services['clock'];
  readonly log: Services['log'];
  /** Told whose tier may have changed. */
  readonly keys: Pick<Keys, 'forget'>;
  readonly settings: Config['stripe'];
  readonly publicBaseUrl: string;
}

/** Plans paid for by Stripe; its SDK is loaded at first use. */
export class StripePayments implements Payments {
  readonly #parts: Parts;
  readonly #client: () => Promise<Stripe>;

  constructor(parts: Parts) {
    this.#parts = parts;
    let opening: Promise<Stripe> | undefined;
    this.#client = () => (opening ??= openStripe(parts.settings));
  }

  get isConfigured(): boolean {
    return this.#parts.settings.secretKey !== undefined;
  }

  async checkout(
    { id, email }: Buyer,
    plan: Plan,
    { returnPath, onceFor }: Purchase,
  ): Promise<string> {
    this.#mustBeConfigured();
    const account = await this.#parts.database.em().findOneOrFail(Account, { id });
    const plans = await this.plansOf(id);
    const isAlerts = plan === 'alerts';
    if (plans.some((each) => each.isLive && (each.plan === 'alerts') === isAlerts))
      throw new ApiError(
        'conflict',
        'A plan of this kind is paid for already. Change or end it at GET /api/v1/billing/portal.',
      );
    const metadata = { account_id: String(id), plan };
    const back = this.#parts.publicBaseUrl + returnPath;
    const session = await this.#call((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          line_items: [{ quantity: 1, ...this.#priceOf(plan) }],
          client_reference_id: String(id),
          metadata,
          subscription_data: { metadata },
          ...(account.customer ? { customer: account.customer } : { customer_email: email }),
          success_url: `${back}?checkout=done`,
          cancel_url: `${back}?checkout=cancelled`,
        },
        onceFor === undefined ? {} : { idempotencyKey: nameOf([id, plan, returnPath, onceFor]) },
      ),
    );
    if (!session.url) throw new ApiError('upstream_error', 'The payment processor gave no page.');
    return session.url;
  }

  async portal({ id }: Buyer, returnPath: string): Promise<string> {
    this.#mustBeConfigured();
    const { customer } = await this.#parts.database.em().findOneOrFail(Account, { id });
    if (!customer)
      throw new ApiError(
        'conflict',
        'Nothing was ever paid for by this account. Begin with POST /api/v1/billing/checkout.',
      );
    const session = await this.#call((stripe) =>
      stripe.billingPortal.sessions.create({
        customer,
        return_url: this.#parts.publicBaseUrl + returnPath,
      }),
    );
    return session.url;
  }

  async plansOf(accountId: number): Promise<readonly PlanState[]> {
    const rows = await this.#parts.database
      .em()
      .find(Subscription, { account: accountId }, { orderBy: { eventAt: 'desc', id: 'desc' } });
    return rows.map((row) => ({
      plan: row.plan,
      status: row.status,
      isLive: isLiveStatus(row.status),
      currentPeriodEndMs: row.currentPeriodEnd ? Number(row.currentPeriodEnd) : null,
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      pastDueSinceMs: row.pastDueSince ? Number(row.pastDueSince) : null,
    }));
  }

  async owedSinceMs(accountId: number): Promise<number | null> {
    const [row] = await this.#parts.database.sql<{ ms: number | null }>(
      'select (extract(epoch from past_due_since) * 1000)::float8 as ms from account where id = $1',
      [accountId],
    );
    return row?.ms ?? null;
  }

  async receive(http: HttpExchange): Promise<EventEffect> {
    const { webhookSecrets, prices } = this.#parts.settings;
    if (webhookSecrets.length === 0)
      throw new ApiError('not_configured', 'No signing secret is set: events are not taken.');
    const event = await this.#verified(http, webhookSecrets);
    // A repetition asks nobody: it changes nothing, whether the processor can be reached or not.
    if (await isKnown(this.#parts.database.em(), event.id)) return 'duplicate';
    const meant = await this.#decided(event, planEventOf(event, prices));
    const receivedAt = new Date(this.#parts.clock.now());
    const name = { id: event.id, type: event.type, receivedAt };
    const applied = await applyPlanEvent(this.#parts.database.em(), name, meant);
    if (applied.accountId !== undefined) this.#parts.keys.forget(applied.accountId);
    return applied.effect;
  }

  /** @throws ApiError `invalid_signature`, one text for every reason */
  async #verified(http: HttpExchange, secrets: readonly string[]): Promise<Stripe.Event> {
    const { webhooks } = await this.#client();
    const signature = http.headers['stripe-signature'];
    if (typeof signature === 'string')
      for (const secret of secrets)
        try {
          return await webhooks.constructEventAsync(http.rawBody ?? '', signature, secret, 300);
        } catch {
          // The next secret may fit.
        }
    throw new ApiError('invalid_signature', 'The signature of this event does not hold.');
  }

  /** Of two changes within one second the processor itself tells which is the later: it is asked how things stand. */
  async #decided(
    event: Stripe.Event,
    meant: PlanEvent | undefined,
  ): Promise<PlanEvent | undefined> {
    if (!meant || meant.rank !== RANK.changes || !this.isConfigured) return meant;
    const { database, settings } = this.#parts;
    const known = await database.em().findOne(Subscription, { id: meant.subscriptionId });
    if (!known || known.eventRank !== RANK.changes || Number(known.eventAt) !== meant.at.getTime())
      return meant;
    const now = await this.#call((stripe) => stripe.subscriptions.retrieve(meant.subscriptionId));
    return ofSubscription(now, { event, at: meant.at, prices: settings.prices });
  }

  #priceOf(plan: Plan): Stripe.Checkout.SessionCreateParams.LineItem {
    const named = this.#parts.settings.prices[plan];
    if (named !== undefined) return { price: named };
    const { cents, name } = PLAN_PRICES[plan];
    return {
      price_data: {
        currency: 'usd',
        unit_amount: cents,
        recurring: { interval: 'month' },
        product_data: { name },
      },
    };
  }

  #mustBeConfigured(): void {
    if (!this.isConfigured)
      throw new ApiError('not_configured', 'Payments are not set up on this server.');
  }

  async #call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await work(await this.#client());
    } catch (error) {
      const { type, message } = error as { type?: string; message?: string };
      this.#parts.log.error({ type, message }, 'the payment processor refused or was not reached');
      const isLate = type === 'StripeConnectionError' && /timeout/i.test(message ?? '');
      throw isLate
        ? new ApiError('upstream_timeout', 'The payment processor did not answer in time.')
        : new ApiError('upstream_error', 'The payment processor could not be used. Try again.');
    }
  }
}

/** The name under which the processor does something once: the same for the same parts, and none that a caller can guess for another. */
function nameOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
