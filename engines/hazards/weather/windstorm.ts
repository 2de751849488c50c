import { referenceDamage } from '../referenceHouse.ts';

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

/** Reduced variate of 50 years. */
const Y50 = -Math.log(-Math.log1p(-1 / 50));

/** Yearly number of gusts of a speed or more, from the 50-year gust and the scale of the Gumbel law. */
export function gustRatePerYear(gust50YearMps: number, scaleMps: number, gustMps: number): number {
  return Math.exp(-Y50 - (gustMps - gust50YearMps) / scaleMps);
}

/** Slices of the yearly largest gust, by equal steps of Gumbel's reduced variate from 0.6 (the middle year) to 10 (once in 20,000). */
const SLICES = 24;
const [LEAST_Y, MOST_Y] = [0.6, 10];
const STEP_Y = (MOST_Y - LEAST_Y) / SLICES;
const rateAt = (y: number): number => Math.exp(-y);
const WEIGHTS = Float64Array.from(
  { length: SLICES },
  (_unused, k) => rateAt(LEAST_Y + k * STEP_Y) - rateAt(LEAST_Y + (k + 1) * STEP_Y),
);

/**
 * Expected yearly loss ratio of the reference building to wind storms: the damage of gusts over the Gumbel law of the strongest of each year.
 *
 * @param gust50YearMps  3-second gust of 50 years, m/s
 * @param scaleMps       scale of the Gumbel law, m/s
 * @returns 1/yr; 1e-5 to 3e-4 over Europe
 */
export function windstormLossPerYear(gust50YearMps: number, scaleMps: number): number {
  const damage = referenceDamage('gust');
  let sum = 0;
  for (let k = 0; k < SLICES; k++)
    sum +=
      WEIGHTS[k] * damage.mean(gust50YearMps + scaleMps * (LEAST_Y + (k + 0.5) * STEP_Y - Y50));
  return sum;
}
