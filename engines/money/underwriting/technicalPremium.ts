import type { Loss } from '../../component.ts';
import type { PerilLoss } from '../siteRisk/siteLoss.ts';
import { premiumRate } from './decide.ts';
import { STANDARD_POLICY } from './policy.ts';

/**
 * Technical premium of the standard policy as a multiple of the expected loss: one price of one house, whichever operation is asked. The ends of the
 * expected loss give those of the premium.
 *
 * @param total  expected loss ratio of the same perils, 1/yr
 * @returns 0 where nothing is lost
 */
export function premiumLoading(perils: readonly PerilLoss[], total: Pick<Loss, 'value'>): number {
  return total.value > 0 ? premiumRate(STANDARD_POLICY, perils) / total.value : 0;
}
