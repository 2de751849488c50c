import type { DamagePeril } from '../../ground/vulnerability/damageRatio.ts';
import { referenceDamage } from '../referenceHouse.ts';
import { CIRCLE_KM2, HAIL, HAIL_LOSS_LEVEL, STORM_GUST } from './tables.ts';

/**
 * Yearly number of times that a point itself meets hail of 25 mm or more, from the days with such hail within 40 km.
 *
 * @param daysWithin40Km  days a year
 * @returns per year, roughly an eightieth of the days
 * @source Cintineo et al. (2012), Wea. Forecasting 27, 1235-1248, for the size of swaths. doi:10.1175/WAF-D-11-00151.1
 */
export function hailStrikesPerYear(daysWithin40Km: number): number {
  return (daysWithin40Km * HAIL.swathKm2) / CIRCLE_KM2;
}

/** Yearly number of times that a point itself meets thunderstorm gusts of 26 m/s or more, from the days within 40 km. */
export function gustStrikesPerYear(daysWithin40Km: number): number {
  return (daysWithin40Km * STORM_GUST.swathKm2) / CIRCLE_KM2;
}

/** Sizes are cut into so many slices of equal chance. */
const SLICES = 40;

/** Mean damage of the reference building over sizes that fall off exponentially above a least one. */
function meanDamage(peril: DamagePeril, least: number, excess: number): number {
  const curve = referenceDamage(peril);
  let sum = 0;
  for (let k = 0; k < SLICES; k++)
    sum += curve.mean(least - excess * Math.log((k + 0.5) / SLICES)) / SLICES;
  return sum;
}

let hailDamage: number | undefined;
let gustDamage: number | undefined;

/** What reports of hail miss where roofs are of shingles, as a factor on losses. @param usAndCanadaShare how far the United States and Canada tell the climate, 0 to 1 */
export function hailLossLevel(usAndCanadaShare: number): number {
  return HAIL_LOSS_LEVEL ** usAndCanadaShare;
}

/**
 * Expected yearly share of value lost to hail, 1/yr.
 *
 * @param daysWithin40Km    days a year with hail of 25 mm or more
 * @param usAndCanadaShare  how far the United States and Canada tell the climate, 0 to 1
 */
export function hailLossPerYear(daysWithin40Km: number, usAndCanadaShare: number): number {
  hailDamage ??= meanDamage('hail', HAIL.leastMm, HAIL.excessMm);
  return hailLossLevel(usAndCanadaShare) * hailStrikesPerYear(daysWithin40Km) * hailDamage;
}

/** Expected yearly share of value lost to thunderstorm gusts. @param daysWithin40Km days a year with gusts of 26 m/s or more */
export function gustLossPerYear(daysWithin40Km: number): number {
  gustDamage ??= meanDamage('gust', STORM_GUST.leastMps, STORM_GUST.excessMps);
  return gustStrikesPerYear(daysWithin40Km) * gustDamage;
}
