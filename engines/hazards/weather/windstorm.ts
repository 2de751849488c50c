import { Z90 } from '../../ground/math/normal.ts';
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

/**
 * Log standard deviation of that loss by what is not known of the gusts: the law is moved as a whole, so that its scale keeps its share of the 50-year gust, to
 * the 10 and 90 per cent points of its gusts. Where gusts of 50 years are 45 m/s the loss goes with the sixth power of the gust, at 32 m/s with the ninth:
 * the curve is cubic in what passes 20 m/s. The same for every building, as constructions only scale the curve.
 *
 * @param lnSigma  log standard deviation of the gusts
 * @returns 0 where the gusts are known
 * @source gusts: Gumbel (1958), as EN 1991-1-4:2005, 4.2(2)P, note 4, has it; damage: Klawa & Ulbrich (2003), doi:10.5194/nhess-3-725-2003
 */
export function windstormLossLnSigma(
  gust50YearMps: number,
  scaleMps: number,
  lnSigma: number,
): number {
  if (lnSigma <= 0) return 0;
  const factor = Math.exp(Z90 * lnSigma);
  const high = windstormLossPerYear(gust50YearMps * factor, scaleMps * factor);
  const low = windstormLossPerYear(gust50YearMps / factor, scaleMps / factor);
  return low > 0 ? Math.log(high / low) / (2 * Z90) : 0;
}
