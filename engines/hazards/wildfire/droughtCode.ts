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
  return (
    DC_DAY_LENGTH[lat === undefined || lat > 20 ? 'north' : lat > -20 ? 'tropic' : 'south'][
      month - 1
    ] ?? NaN
  );
}

/** What a winter leaves of the drought. */
export interface Winter {
  /** Drought Code at the end of the season, 0 or more. */
  readonly autumnCode: number;
  /** Rain and snow between the seasons, mm. */
  readonly precipitationMm: number;
  /** Share of the autumn's moisture that is carried over: 1, 0.75 (default) or 0.5. */
  readonly carriedOver?: number;
  /** Share of the winter's water that reaches the deep layer: 0.9, 0.75 (default) or 0.5. */
  readonly taken?: number;
}

/**
 * Drought Code at the start of a season, after a winter that may not have filled the ground.
 *
 * @returns code, 15 or more; undefined where a winter's value is negative or no number
 * @source Lawson & Armitage (2008), Weather guide for the CFFDRS, pages 28-30; Van Wagner (1985), Drought, timelag and fire danger rating
 */
export function overwinteredDroughtCode({
  autumnCode,
  precipitationMm,
  carriedOver = 0.75,
  taken = 0.75,
}: Winter): number | undefined {
  if (!(autumnCode >= 0 && precipitationMm >= 0)) return undefined;
  const autumn = 800 * Math.exp(-autumnCode / 400);
  const spring = carriedOver * autumn + 3.94 * taken * precipitationMm;
  return Math.max(15, 400 * Math.log(800 / spring));
}
