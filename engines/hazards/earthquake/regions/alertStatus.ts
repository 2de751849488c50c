import { ALERT_MAGNITUDE, ALERT_STARTS, type RegionRow } from './tables.ts';
import { expectationOf, type ActiveSequence } from './forecast.ts';
import type { RegionRate } from './regionRates.ts';

/** How far earthquakes of the next week exceed background. */
export interface AlertStatus {
  readonly status: 'NORMAL' | 'ELEVATED' | 'HIGH' | 'VERY_HIGH' | null;
  readonly ratio: number | null;
  readonly reason?: string;
}

/** Status by the ratio of the count expected in 7 days (background and sequences) to background alone; null without a live catalogue. */
export function alertStatus(
  region: RegionRow,
  rates: readonly RegionRate[],
  sequences: readonly ActiveSequence[] | undefined,
): AlertStatus {
  if (!sequences)
    return { status: null, ratio: null, reason: 'no live earthquake catalogue answered' };
  const week = expectationOf(rates, sequences, {
    magnitude: ALERT_MAGNITUDE,
    days: 7,
    regime: region.aftershocks,
  });
  if (!week || week.baseline.mean <= 0)
    return { status: null, ratio: null, reason: 'no background rate is known' };
  const ratio = 1 + (week.clustering?.mean ?? 0) / week.baseline.mean;
  return { status: statusOf(ratio), ratio };
}

/** The status of a ratio; a ratio on an edge takes the higher one. */
export function statusOf(ratio: number): 'NORMAL' | 'ELEVATED' | 'HIGH' | 'VERY_HIGH' {
  if (ratio >= ALERT_STARTS.VERY_HIGH) return 'VERY_HIGH';
  if (ratio >= ALERT_STARTS.HIGH) return 'HIGH';
  return ratio >= ALERT_STARTS.ELEVATED ? 'ELEVATED' : 'NORMAL';
}
