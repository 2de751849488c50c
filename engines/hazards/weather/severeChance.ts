import { chanceWithin, type Chance } from '../eventChance.ts';
import { CIRCLE_KM2 } from './tables.ts';

/** What is read of the severe-weather climate of a place. */
interface Climate {
  readonly hailDaysPerYear: number;
  readonly tornadoPer10000Km2Year: number;
  /** Share by rating, EF0 to EF5. */
  readonly efShare: readonly number[];
  readonly lnSigma: number;
}

/** An event of severe weather within 40 km: how often, and its chance within days. */
export interface SevereChance {
  readonly chance: Chance;
  readonly ratePerYear: number;
}

/** Chance of a day with hail of 25 mm or more within 40 km of a place. @param days horizon, days */
export function hailChance({ hailDaysPerYear, lnSigma }: Climate, days: number): SevereChance {
  return { chance: chanceWithin(hailDaysPerYear, lnSigma, days), ratePerYear: hailDaysPerYear };
}

/**
 * Chance of a tornado of a rating or more within 40 km of a place.
 *
 * @param rating  least EF rating, 0 to 5
 * @param days    horizon, days
 */
export function tornadoChance(climate: Climate, rating: number, days: number): SevereChance {
  const { tornadoPer10000Km2Year, efShare, lnSigma } = climate;
  const share = efShare.slice(rating).reduce((sum, part) => sum + part, 0);
  const ratePerYear = (tornadoPer10000Km2Year * share * CIRCLE_KM2) / 10_000;
  return { chance: chanceWithin(ratePerYear, lnSigma, days), ratePerYear };
}
