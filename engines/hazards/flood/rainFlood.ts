import { normalCdf } from '../../ground/math/normal.ts';
import { DRAINING_SLOPE_DEG, RAIN_FLOOD, RAIN_OR_SNOW, SEALED } from './tables.ts';

/** Storms and ground as rain floods see them. */
export interface RainSite {
  /** Rain of 24 hours once in 100 years, mm. */
  readonly day100YearMm: number;
  readonly slopeDeg: number | null;
  readonly populationWithin25Km: number;
}

/**
 * Yearly probability that a place taken at random stands under more than 15 cm after rain: surface water and small streams.
 *
 * Grows with the rain of the wettest days and with sealed ground, and falls with slope. POLICY form, good to a factor of four.
 *
 * @returns 0.0001 to 0.018
 */
export function rainFloodProbability({
  day100YearMm,
  slopeDeg,
  populationWithin25Km,
}: RainSite): number {
  const { referenceMm, atReference, least, most } = RAIN_FLOOD;
  const base = Math.min(most, Math.max(least, (atReference * day100YearMm) / referenceMm));
  const sealed =
    1 + SEALED.mostExtra * (populationWithin25Km / (populationWithin25Km + SEALED.population));
  const draining = slopeDeg === null ? 1 : 1.2 / (1 + (slopeDeg / (4 * DRAINING_SLOPE_DEG)) ** 2);
  return base * sealed * draining;
}

/**
 * Share of the wettest days that can bring water rather than snow, by the warmest month: next to none on ice caps, all of it where summers are warm.
 *
 * @param meanTemperatureC  by month, °C
 * @returns 0 to 1
 */
export function liquidShare(meanTemperatureC: readonly number[]): number {
  const { halfC, daySigmaC } = RAIN_OR_SNOW;
  return normalCdf((Math.max(...meanTemperatureC) - halfC) / daySigmaC);
}
