import type { TsunamiSource } from '../../ground/datasets/tsunamis.ts';
import { Z95 } from '../../ground/math/normal.ts';
import { chanceWithin, type Chance } from '../eventChance.ts';

/** POLICY. No recurrence of a zone is known better than this, log standard deviation. */
const LEAST_LN_SIGMA = 0.1;

/** The listed segments of a zone that reach a magnitude. */
export function segmentsOf(
  sources: readonly TsunamiSource[],
  zone: string,
  magnitude: number,
): readonly TsunamiSource[] {
  return sources.filter((source) => source.zone === zone && source.magnitude >= magnitude - 1e-9);
}

/**
 * Chance that one of some segments breaks within days; undefined where there is none. Rates add up; their uncertainties are taken as
 * independent, so variances add. POLICY: a published range is read as 90 %.
 */
export function ruptureChance(
  segments: readonly TsunamiSource[],
  days: number,
): Chance | undefined {
  if (segments.length === 0) return undefined;
  let ratePerYear = 0;
  let variance = 0;
  for (const { recurrenceYears } of segments) {
    const rate = 1 / recurrenceYears.best;
    const lnSigma = Math.log(recurrenceYears.high / recurrenceYears.low) / (2 * Z95);
    ratePerYear += rate;
    variance += (rate * lnSigma) ** 2;
  }
  const lnSigma = Math.max(LEAST_LN_SIGMA, Math.sqrt(variance) / ratePerYear);
  return chanceWithin(ratePerYear, lnSigma, days);
}
