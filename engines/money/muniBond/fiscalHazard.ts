import type { ExceedancePoint } from '../loss/exceedance.ts';
import {
  DEFAULT_GIVEN_SHOCK,
  FISCAL_SHARE,
  HAZARD_PER_COST,
  REVENUE_OVER_VALUE,
  SHOCK_OVER_REVENUE,
} from './tables.ts';

/** What hazards do to an issuer in a year. */
export interface FiscalHazard {
  readonly costOverRevenue: number;
  readonly shockPerYear: number;
  readonly addedHazardPerYear: number;
}

/**
 * Hazard of default that losses of the tax base add: a part in proportion to the expected cost over revenue, and a part for the years that
 * cost half of the revenue.
 *
 * @param lossRatio  expected loss of the tax base, share of its value a year
 * @param curve      yearly losses by return period, rising
 */
export function fiscalHazard(lossRatio: number, curve: readonly ExceedancePoint[]): FiscalHazard {
  const costOverRevenue = (FISCAL_SHARE * lossRatio) / REVENUE_OVER_VALUE;
  const shockLoss = (SHOCK_OVER_REVENUE * REVENUE_OVER_VALUE) / FISCAL_SHARE;
  const shockPerYear = reachedPerYear(curve, shockLoss);
  return {
    costOverRevenue,
    shockPerYear,
    addedHazardPerYear: HAZARD_PER_COST * costOverRevenue + DEFAULT_GIVEN_SHOCK * shockPerYear,
  };
}

/** Yearly probability of a loss, straight in the logarithm of the rate between the points of a curve. */
function reachedPerYear(curve: readonly ExceedancePoint[], loss: number): number {
  let previous: ExceedancePoint | undefined;
  for (const point of curve) {
    if (point.aep >= loss) {
      if (!previous) return 1 / point.return_period_yr;
      const share = (loss - previous.aep) / Math.max(1e-12, point.aep - previous.aep);
      const years =
        previous.return_period_yr * (point.return_period_yr / previous.return_period_yr) ** share;
      return 1 / years;
    }
    previous = point;
  }
  return 0;
}
