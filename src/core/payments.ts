import type { HttpExchange } from './httpExchange.ts';

/** What can be paid for: a tier of the API, or the personal alerts. */
export type Plan = 'pro' | 'enterprise' | 'alerts';

/** A paid plan of an account, as the processor's newest event tells. */
export interface PlanState {
  readonly plan: Plan;
  /** The processor's word, such as `active`, `past_due` or `canceled`. */
  readonly status: string;
  /** It gives what was paid for; so does one that is past due, for a week. */
  readonly isLive: boolean;
  readonly currentPeriodEndMs: number | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly pastDueSinceMs: number | null;
}

/** What came of an event: it had its effect, had it before, is older than what is known, or is none of ours. */
export type EventEffect = 'applied' | 'duplicate' | 'stale' | 'ignored';

/** Who buys. */
export interface Buyer {
  readonly id: number;
  readonly email: string;
}

/** Where a purchase leads back to, and what makes it one. */
export interface Purchase {
  /** Page of ours to come back to. */
  readonly returnPath: string;
  /** Purchases of a buyer that name the same are one: the caller's `Idempotency-Key`. */
  readonly onceFor?: string | undefined;
}

/** Plans that are paid for, by a payment processor. */
export interface Payments {
  /** Whether plans can be bought here. */
  readonly isConfigured: boolean;
  /**
   * The address of the processor's page where a plan is bought.
   *
   * @throws ApiError `not_configured`; `conflict` where a plan of that kind is paid for; `upstream_error`, `upstream_timeout`
   */
  checkout(buyer: Buyer, plan: Plan, purchase: Purchase): Promise<string>;
  /** The address of the processor's page where plans are changed and ended. @throws ApiError as `checkout`; `conflict` for who never bought */
  portal(buyer: Buyer, returnPath: string): Promise<string>;
  /** The plans of an account that were ever paid for, newest first. */
  plansOf(accountId: number): Promise<readonly PlanState[]>;
  /** Since when an account owes for its tier, read afresh; null: it does not. */
  owedSinceMs(accountId: number): Promise<number | null>;
  /**
   * Takes an event of the processor: of the API's plans or the alerts', told apart by its content.
   *
   * @param http  with the body as it came and `Stripe-Signature`
   * @throws ApiError `not_configured` without a signing secret, `invalid_signature`
   */
  receive(http: HttpExchange): Promise<EventEffect>;
}
