import * as z from 'zod';
import { gammaPInverse } from '../ground/math/gamma.ts';
import { DAYS_PER_YEAR } from '../ground/math/time.ts';

/** A probability with its 90 % interval. */
export interface Chance {
  readonly mean: number;
  readonly p05: number;
  readonly p95: number;
}

/** How far a rate may lie from its mean, as a Gamma law of its shape: the 5 and 95 % points are those of scale 1. */
export interface RateSpread {
  readonly shape: number;
  readonly p05: number;
  readonly p95: number;
}

/** The law of a rate. @param lnSigma  spread of the rate, above 0 */
export function rateSpread(lnSigma: number): RateSpread {
  const shape = 1 / lnSigma ** 2;
  return { shape, p05: gammaPInverse(shape, 0.05), p95: gammaPInverse(shape, 0.95) };
}

/**
 * Probability of at least one event within days, where the yearly rate is known to a Gamma distribution: the count is negative
 * binomial, `P(N >= 1) = 1 - (1 + m/a)^-a` with `a = 1/s^2` and `m` the expected count.
 *
 * @param ratePerYear  mean rate, 0 or more
 * @param lnSigma      spread of the rate, above 0
 * @param days         horizon, days
 * @source Greenwood & Yule (1920), J. R. Stat. Soc. 83(2), 255-279. doi:10.2307/2341080
 */
export function chanceWithin(ratePerYear: number, lnSigma: number, days: number): Chance {
  return chanceBySpread(ratePerYear, rateSpread(lnSigma), days);
}

/** `chanceWithin` where the law of the rate is at hand, as for the sizes of one volcano. */
export function chanceBySpread(
  ratePerYear: number,
  { shape, p05, p95 }: RateSpread,
  days: number,
): Chance {
  const expected = (ratePerYear * days) / DAYS_PER_YEAR;
  const mean = meanOf(expected, shape);
  const at = (point: number): number => -Math.expm1((-expected * point) / shape);
  // Near certainty the mean, weighed down by its tail, may fall below the 5 % point of the rate.
  return { mean, p05: Math.min(mean, at(p05)), p95: Math.max(mean, at(p95)) };
}

/** The mean of `chanceWithin` alone, 0 to 1. */
export function meanWithin(ratePerYear: number, lnSigma: number, days: number): number {
  return meanOf((ratePerYear * days) / DAYS_PER_YEAR, 1 / lnSigma ** 2);
}

const meanOf = (expected: number, shape: number): number => 1 - (1 + expected / shape) ** -shape;

/**
 * The yearly rate at which `chanceWithin` gives a yearly probability for one year.
 *
 * @param yearly   probability of at least one event within a year, 0 to below 1
 * @param lnSigma  spread of the rate, above 0
 * @returns mean rate per year
 */
export function rateOfYearly(yearly: number, lnSigma: number): number {
  const shape = 1 / lnSigma ** 2;
  return shape * Math.expm1(-Math.log1p(-yearly) / shape);
}

/** Horizon of the chances that answers of hazards hold, days. */
const LISTED_DAYS = 365;

/** Chances of an event by its least size, in the answer of a hazard; the market oracle gives the same. */
export const eventChances = z
  .object({
    horizon_days: z.literal(LISTED_DAYS),
    least_size: z
      .array(z.number())
      .describe('VEI, magnitude, EF rating, mm of hail or cm of water'),
    probability: z
      .array(z.number().min(0).max(1))
      .describe('Of at least one event of that size or more; the market oracle gives the same'),
    probability_p05: z.array(z.number()).describe('Lower ends of the 90 % intervals of the rates'),
    probability_p95: z.array(z.number()).describe('Upper ends'),
  })
  .meta({ id: 'EventChances' });

/** Chances by size for an answer; sizes of which nothing is known are left out. */
export function listChances(
  sizes: readonly number[],
  chanceOf: (size: number, days: number) => Chance | undefined,
): z.output<typeof eventChances> {
  const rows = sizes.flatMap((size) => {
    const chance = chanceOf(size, LISTED_DAYS);
    return chance ? [{ size, chance }] : [];
  });
  return {
    horizon_days: LISTED_DAYS,
    least_size: rows.map(({ size }) => size),
    probability: rows.map(({ chance }) => chance.mean),
    probability_p05: rows.map(({ chance }) => chance.p05),
    probability_p95: rows.map(({ chance }) => chance.p95),
  };
}
