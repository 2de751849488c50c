import { inducedCount } from '../induced/seismogenicIndex.ts';
import { MAGNITUDES } from './tables/parameters.ts';

/** What decides how many earthquakes of which size come. */
export interface RateCase {
  /** Volume of one cycle, m3. */
  readonly volumeM3: number;
  readonly index: number;
  readonly bValue: number;
  readonly maxMagnitude: number;
  /** Worth of a year's cycling in first cycles. */
  readonly response: number;
  /** Coulomb driver, 1 for the reference. */
  readonly driver: number;
  /** Natural earthquakes of M 3 and more within the reach of the asset, 1/yr. */
  readonly naturalM3PerYear: number;
}

/** Earthquakes of one magnitude step. */
export interface MagnitudeRate {
  readonly magnitude: number;
  readonly ratePerYear: number;
}

/**
 * Earthquakes at or above a magnitude a year: natural ones plus driver x response x V 10^(index - b M), cut at the largest magnitude.
 *
 * @source Shapiro, Dinske, Langenbruch & Wenzel (2010), The Leading Edge 29(3), 304-309, eq. 3. doi:10.1190/1.3353727
 */
export function rateAbove(rates: RateCase, magnitude: number): number {
  if (magnitude >= rates.maxMagnitude) return 0;
  const at = (m: number): number =>
    rates.driver * rates.response * inducedCount(rates, m) +
    rates.naturalM3PerYear * 10 ** (-rates.bValue * (m - MAGNITUDES.least));
  return at(magnitude) - at(rates.maxMagnitude);
}

/** Rates by steps of magnitude, from 3 to the largest; the middle of each step stands for it. */
export function magnitudeRates(rates: RateCase): MagnitudeRate[] {
  const top = Math.min(MAGNITUDES.most, rates.maxMagnitude);
  const steps = Math.max(0, Math.ceil((top - MAGNITUDES.least) / MAGNITUDES.step - 1e-9));
  return Array.from({ length: steps }, (_, i) => {
    const low = MAGNITUDES.least + i * MAGNITUDES.step;
    const high = Math.min(top, low + MAGNITUDES.step);
    return {
      magnitude: (low + high) / 2,
      ratePerYear:
        rateAbove({ ...rates, maxMagnitude: top }, low) -
        rateAbove({ ...rates, maxMagnitude: top }, high),
    };
  });
}
