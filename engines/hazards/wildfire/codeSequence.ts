import { duffMoistureCode } from './duffMoisture.ts';
import { droughtCode } from './droughtCode.ts';
import { fineFuelMoistureCode } from './fineFuelMoisture.ts';
import type { FireDay, FireSeason } from './fireDay.ts';
import {
  buildupIndex,
  dailySeverityRating,
  fireWeatherIndex,
  initialSpreadIndex,
} from './fireWeatherIndex.ts';
import { START_CODES } from './tables.ts';

/** The three moisture codes, carried from day to day. */
export interface MoistureCodes {
  readonly ffmc: number;
  readonly dmc: number;
  readonly dc: number;
}

/** The whole Fire Weather Index System of one day. */
export interface FireWeather extends MoistureCodes {
  readonly isi: number;
  readonly bui: number;
  readonly fwi: number;
  readonly dsr: number;
}

/** The codes and indices of a day from the codes of the day before. @source Van Wagner & Pickett (1985), Technical Report 33 */
export function fireWeatherOf(
  before: MoistureCodes,
  day: FireDay,
  season: FireSeason,
): FireWeather {
  const ffmc = fineFuelMoistureCode(before.ffmc, day);
  const dmc = duffMoistureCode(before.dmc, day, season);
  const dc = droughtCode(before.dc, day, season);
  const isi = initialSpreadIndex(ffmc, day.windKmh);
  const bui = buildupIndex(dmc, dc);
  const fwi = fireWeatherIndex(isi, bui);
  return { ffmc, dmc, dc, isi, bui, fwi, dsr: dailySeverityRating(fwi) };
}

/**
 * The system run over days that follow one another.
 *
 * @param days  weather and season by day; undefined is a missing day, which leaves the codes as they were
 * @param start  codes of the day before the first; default the start of a season
 * @returns one entry a day; undefined on missing days
 */
export function fireWeatherSequence(
  days: readonly ((FireDay & FireSeason) | undefined)[],
  start: MoistureCodes = START_CODES,
): (FireWeather | undefined)[] {
  let codes = start;
  return days.map((day) => {
    if (day === undefined) return undefined;
    const answer = fireWeatherOf(codes, day, day);
    codes = answer;
    return answer;
  });
}
