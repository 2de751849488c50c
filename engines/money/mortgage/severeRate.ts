import type { ExceedancePoint } from '../loss/exceedance.ts';
import { DAMAGE } from './tables.ts';

/** Yearly probability of an event that costs more than the share of the value that moves a borrower, from the occurrence curve. */
export function severeRate(curve: readonly ExceedancePoint[]): number {
  let before: ExceedancePoint | undefined;
  for (const point of curve) {
    if (point.oep >= DAMAGE.severeShare) {
      if (!before) return 1 / point.return_period_yr;
      const share = (DAMAGE.severeShare - before.oep) / Math.max(1e-12, point.oep - before.oep);
      return (
        1 / (before.return_period_yr * (point.return_period_yr / before.return_period_yr) ** share)
      );
    }
    before = point;
  }
  return 0;
}
