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

/** The names of the tiers, cheapest first. */
export const TIER_NAMES: readonly [TierName, ...TierName[]] = ['free', 'pro', 'enterprise'];
