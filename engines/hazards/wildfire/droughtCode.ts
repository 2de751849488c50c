import type { FireDay, FireSeason } from './fireDay.ts';
import { DC_DAY_LENGTH } from './tables.ts';

/**
 * Drought Code: dryness of deep compact organic ground, 0 and above (about 1000 is a drought beyond record in Canada).
 *
 * Within 5e-4 of the Canadian Forest Service's program.
 *
 * @param before  code of the day before, 0 or more
 * @returns code; NaN where an input is no number
 * @source Van Wagner & Pickett (1985), Technical Report 33, eqs. 18 to 23
 */
export function droughtCode(
  before: number,
  { temperatureC, rainMm }: FireDay,
  season: FireSeason,
): number {
  const evaporation = Math.max(0, 0.36 * (Math.max(-2.8, temperatureC) + 2.8) + dayLength(season));
  return Math.max(0, afterRain(before, rainMm)) + evaporation / 2;
}

function afterRain(code: number, rainMm: number): number {
  if (!(rainMm > 2.8)) return code;
  const moisture = 800 * Math.exp(-code / 400);
  return code - 400 * Math.log(1 + (3.937 * (0.83 * rainMm - 1.27)) / moisture);
}

function dayLength({ month, lat }: FireSeason): number {
  const band = lat === undefined || lat > 20 ? 'north' : lat > -20 ? 'tropic' : 'south';
  return DC_DAY_LENGTH[band][month - 1];
}
