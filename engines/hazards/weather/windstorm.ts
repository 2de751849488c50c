import { WINDSTORM } from './tables.ts';

/**
 * Gust of a return period from the 50-year gust and the scale of the Gumbel law, m/s.
 *
 * @param years  return period, above 1
 * @source Gumbel (1958); EN 1991-1-4:2005, 4.2(2)P, note 4, uses the same law
 */
export function gustOfReturnPeriod(gust50YearMps: number, scaleMps: number, years: number): number {
  const reduced = (t: number) => -Math.log(-Math.log(1 - 1 / t));
  return gust50YearMps + scaleMps * (reduced(years) - reduced(50));
}

/**
 * Expected yearly share of value lost to wind storms, a cubic law of the 50-year gust.
 *
 * @returns per year; 4e-5 to 2e-4 over Europe
 * @source Klawa & Ulbrich (2003), doi:10.5194/nhess-3-725-2003; level by POLICY, see `WINDSTORM`
 */
export function windstormLossPerYear(gust50YearMps: number): number {
  return (
    WINDSTORM.lossRatio * Math.pow(gust50YearMps / WINDSTORM.referenceGustMps, WINDSTORM.power)
  );
}
