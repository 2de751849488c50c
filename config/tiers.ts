/** A subscription tier and what it allows; limited in all three windows, or (null) in none. */
export interface Tier {
  readonly priceCentsPerMonth: number;
  readonly limits: TierLimits | null;
}

/** Calls an account may make: in any 60 seconds, per UTC day, per UTC month. */
export interface TierLimits {
  readonly perMinute: number;
  readonly perDay: number;
  readonly perMonth: number;
}

export type TierName = 'free' | 'pro' | 'enterprise';

/** Every tier by name, cheapest first; prices in US cents. */
export const TIERS: Readonly<Record<TierName, Tier>> = {
  free: { priceCentsPerMonth: 0, limits: { perMinute: 10, perDay: 100, perMonth: 3_000 } },
  pro: {
    priceCentsPerMonth: 49_900,
    limits: { perMinute: 300, perDay: 100_000, perMonth: 3_000_000 },
  },
  enterprise: { priceCentsPerMonth: 99_900, limits: null },
};

/** POLICY: what the personal alerts cost a month, US cents. */
const ALERTS_CENTS = 500;

/** What is paid for each plan a month, US cents, and what it is called on the bill. */
export const PLAN_PRICES = {
  pro: {
    cents: TIERS.pro.priceCentsPerMonth,
    name: 'Geophysical Risk Intelligence, tier pro',
  },
  enterprise: {
    cents: TIERS.enterprise.priceCentsPerMonth,
    name: 'Geophysical Risk Intelligence, tier enterprise',
  },
  alerts: { cents: ALERTS_CENTS, name: 'Personal hazard alerts' },
} as const;

/** POLICY: days for which a plan that is owed still gives what it gave. */
export const GRACE_DAYS = 7;

/** The names of the tiers, cheapest first. */
export const TIER_NAMES: readonly [TierName, ...TierName[]] = ['free', 'pro', 'enterprise'];
