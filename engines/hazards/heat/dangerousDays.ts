import { DAYS_PER_YEAR } from '../../ground/math/time.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { oddsTimes } from '../../ground/math/odds.ts';

/** A rarer day than this is not told by a table of climates. */
const LEAST_PER_YEAR = 0.01;

/** A day that comes more seldom than once in so many years cannot be told from none. */
const MOST_YEARS = 1000;

/** Days a year as a table of some decades can tell them: none where they come less than once in a thousand years. */
export const toldDays = (perYear: number): number => (perYear < 1 / MOST_YEARS ? 0 : perYear);

/** Eighty per cent interval of the days of dangerous heat, days a year. @param lnSigma  spread of the table */
export function dangerousDays(perYear: number, lnSigma: number) {
  const end = (z: number): number =>
    toldDays(DAYS_PER_YEAR * oddsTimes(perYear / DAYS_PER_YEAR, Math.exp(z * lnSigma)));
  return { days_heat_index_41_c_p10_per_yr: end(-Z90), days_heat_index_41_c_p90_per_yr: end(Z90) };
}

interface Days {
  readonly days_heat_index_41_c_per_yr: number;
  readonly days_heat_index_41_c_p10_per_yr: number;
  readonly days_heat_index_41_c_p90_per_yr: number;
}

/** How often dangerous heat comes, in a sentence: days a year, or years between days, where it is that rare. */
export function dangerousDaysWords({
  days_heat_index_41_c_per_yr: perYear,
  days_heat_index_41_c_p10_per_yr: low,
  days_heat_index_41_c_p90_per_yr: high,
}: Days): string {
  const what = 'Dangerous heat (heat index of 41 °C or more)';
  if (perYear < LEAST_PER_YEAR) return `${what} comes on less than one day in a hundred years.`;
  if (perYear < 0.75) return `${what} comes on about one day in ${figure(1 / perYear)} years.`;
  const days = perYear < 1.5 ? 'one day' : `${Math.round(perYear)} days`;
  return `${what} comes on about ${days} a year (80 % interval ${figure(low)} to ${figure(high)}).`;
}

/** POLICY. Days above 38 °C are told too where there are as many a year, and as many times those of the heat index. */
const DRY = { daysPerYear: 5, times: 2 };

/** That hot days come without a high heat index, where the air is dry; empty elsewhere. @param above38PerYear  days above 38 °C a year */
export function dryHeatWords(above38PerYear: number, dangerousPerYear: number): string {
  if (above38PerYear < DRY.daysPerYear || above38PerYear < DRY.times * dangerousPerYear) return '';
  return ` The air is above 38 °C on about ${Math.round(above38PerYear)} days a year; it is so dry that the heat index stays lower, but in the sun and at work that heat is dangerous too.`;
}

const figure = (value: number): number => Number(value.toPrecision(2));
