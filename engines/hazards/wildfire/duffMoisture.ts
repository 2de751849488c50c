import type { FireDay, FireSeason } from './fireDay.ts';
import { DMC_DAY_LENGTH_H } from './tables.ts';

/**
 * Duff Moisture Code: dryness of loose organic ground some 7 cm deep, 0 and above.
 *
 * Within 5e-4 of the Canadian Forest Service's program.
 *
 * @param before  code of the day before, 0 or more
 * @returns code; NaN where an input is no number
 * @source Van Wagner & Pickett (1985), Technical Report 33, eqs. 11 to 17
 */
export function duffMoistureCode(
  before: number,
  { temperatureC, humidityPct, rainMm }: FireDay,
  season: FireSeason,
): number {
  const drying =
    1.894 * (Math.max(-1.1, temperatureC) + 1.1) * (100 - humidityPct) * dayLengthH(season) * 1e-4;
  return Math.max(0, afterRain(before, rainMm)) + drying;
}

function afterRain(code: number, rainMm: number): number {
  if (!(rainMm > 1.5)) return code;
  const effective = 0.92 * rainMm - 1.27;
  const moisture = 20 + 280 / Math.exp(0.023 * code);
  const wetted = moisture + (1000 * effective) / (48.77 + slope(code) * effective);
  return 43.43 * (5.6348 - Math.log(wetted - 20));
}

/** Slope of the rain effect, eqs. 13a to 13c. */
function slope(code: number): number {
  if (code <= 33) return 100 / (0.5 + 0.3 * code);
  return code <= 65 ? 14 - 1.3 * Math.log(code) : 6.2 * Math.log(code) - 17.2;
}

function dayLengthH({ month, lat }: FireSeason): number {
  return DMC_DAY_LENGTH_H[bandOf(lat)][month - 1];
}

function bandOf(lat: number | undefined): keyof typeof DMC_DAY_LENGTH_H {
  if (lat === undefined || lat > 30) return 'north';
  if (lat > 10) return 'northTropic';
  if (lat > -10) return 'equator';
  return lat > -30 ? 'southTropic' : 'south';
}
