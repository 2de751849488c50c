import { DAYS_PER_YEAR } from '../../ground/math/time.ts';
import { normalCdf } from '../../ground/math/normal.ts';
import { STREAM, STREAM_SIGMA_C } from './tables/parameters.ts';

/**
 * Temperature of a stream by that of the air over it.
 *
 * @param airC  weekly or monthly mean air temperature, °C, -20 to 40
 * @returns °C, 0 to 31
 * @source Mohseni, Stefan & Erickson (1998), Water Resour. Res. 34, 2685-2692, eq. 1. doi:10.1029/98WR01877
 */
export function streamTemperatureC(airC: number): number {
  const { alphaC, betaC, gamma, muC } = STREAM;
  return muC + (alphaC - muC) / (1 + Math.exp(gamma * (betaC - airC)));
}

/** Days a year whose stream is warmer than a limit: each month's days scatter normally about its mean. @param shiftC added to every month */
export function daysAbove(monthsAirC: readonly number[], limitC: number, shiftC = 0): number {
  const daysPerMonth = DAYS_PER_YEAR / 12;
  return monthsAirC.reduce((sum, airC) => {
    const excess = (streamTemperatureC(airC) + shiftC - limitC) / STREAM_SIGMA_C.daily;
    return sum + daysPerMonth * normalCdf(excess);
  }, 0);
}
