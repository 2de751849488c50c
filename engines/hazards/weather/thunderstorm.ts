import { CIRCLE_KM2, HAIL, STORM_GUST } from './tables.ts';

/**
 * Yearly number of times that a point itself meets hail of 25 mm or more, from the days with such hail within 40 km.
 *
 * @param daysWithin40Km  days a year
 * @returns per year, roughly a thirtieth of the days
 * @source Cintineo et al. (2012), Wea. Forecasting 27, 1235-1248, for the size of swaths. doi:10.1175/WAF-D-11-00151.1
 */
export function hailStrikesPerYear(daysWithin40Km: number): number {
  return (daysWithin40Km * HAIL.swathKm2) / CIRCLE_KM2;
}

/** Yearly number of times that a point itself meets thunderstorm gusts of 26 m/s or more, from the days within 40 km. */
export function gustStrikesPerYear(daysWithin40Km: number): number {
  return (daysWithin40Km * STORM_GUST.swathKm2) / CIRCLE_KM2;
}

/** Expected yearly share of value lost to hail. @param daysWithin40Km days a year with hail of 25 mm or more */
export function hailLossPerYear(daysWithin40Km: number): number {
  return hailStrikesPerYear(daysWithin40Km) * HAIL.lossRatio;
}

/** Expected yearly share of value lost to thunderstorm gusts. @param daysWithin40Km days a year with gusts of 26 m/s or more */
export function gustLossPerYear(daysWithin40Km: number): number {
  return gustStrikesPerYear(daysWithin40Km) * STORM_GUST.lossRatio;
}
