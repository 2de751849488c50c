import { drynessOfMonth, halfDailyRangeC } from '../weather/dailyRange.ts';
import { fireWeatherOf, type MoistureCodes } from './codeSequence.ts';
import type { FireDay } from './fireDay.ts';
import { buildupIndex, fireWeatherIndex, initialSpreadIndex } from './fireWeatherIndex.ts';
import { fineFuelMoistureCode } from './fineFuelMoisture.ts';
import { SEVERE_DAY, START_CODES, TYPICAL_DAY } from './tables.ts';

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Monthly climate that typical days are made of. */
export interface MonthlyClimate {
  /** Twelve means, January first, °C. */
  readonly meanTemperatureC: readonly number[];
  /** Twelve sums, mm. */
  readonly precipitationMm: readonly number[];
  readonly lat: number;
}

/** Fire weather of an average year. */
export interface ClimateFireWeather {
  /** Mean Fire Weather Index by month, January first. */
  readonly meanFwi: readonly number[];
  /** 1 to 12: the month with the highest mean. */
  readonly peakMonth: number;
  /** Index of a hot, dry and windy day in the peak month. */
  readonly severeDayFwi: number;
  /** Codes at the end of each month, to start a run from. */
  readonly monthEnd: readonly MoistureCodes[];
}

/**
 * Fire weather of typical days, worked out from monthly normals: noon warmer than the mean, air as humid as the month's dryness lets
 * it be, wind at the mean over land, rain on evenly spaced days. Two years are run, the first to forget the start.
 *
 * Typical days have no heat waves and no storms: means come out low where a month's mean hides them.
 *
 * @param climate  twelve temperatures and rain sums
 * @returns undefined where the months are not twelve numbers
 */
export function climateFireWeather(climate: MonthlyClimate): ClimateFireWeather | undefined {
  const days = DAYS.map((_, month) => typicalDay(climate, month));
  if (days.some(({ temperatureC, humidityPct }) => !Number.isFinite(temperatureC + humidityPct)))
    return undefined;
  let codes: MoistureCodes = START_CODES;
  const meanFwi = Array.from({ length: 12 }, () => 0);
  const monthEnd = Array.from({ length: 12 }, (): MoistureCodes => START_CODES);
  for (let year = 0; year < 2; year++) {
    for (let m = 0; m < 12; m++) {
      const result = runMonth(codes, {
        m,
        day: days[m],
        rainMm: climate.precipitationMm[m],
        lat: climate.lat,
      });
      codes = result.codes;
      meanFwi[m] = result.meanFwi;
      monthEnd[m] = codes;
    }
  }
  const peak = meanFwi.indexOf(Math.max(...meanFwi));
  return {
    meanFwi,
    peakMonth: peak + 1,
    severeDayFwi: severeFwi(monthEnd[peak], days[peak]),
    monthEnd,
  };
}

interface Month {
  readonly m: number;
  readonly day: FireDay | undefined;
  readonly rainMm: number;
  readonly lat: number;
}

function runMonth(
  start: MoistureCodes,
  { m, day, rainMm, lat }: Month,
): { codes: MoistureCodes; meanFwi: number } {
  const length = DAYS[m];
  if (!day) return { codes: start, meanFwi: 0 };
  const wetDays = Math.min(length, Math.round(rainMm / TYPICAL_DAY.rainOfWetDayMm));
  let codes = start;
  let sum = 0;
  for (let d = 0; d < length; d++) {
    const isWet =
      wetDays > 0 && Math.floor(((d + 1) * wetDays) / length) > Math.floor((d * wetDays) / length);
    const weather = fireWeatherOf(codes, isWet ? { ...day, rainMm: rainMm / wetDays } : day, {
      month: m + 1,
      lat,
    });
    codes = weather;
    sum += weather.fwi;
  }
  return { codes: { ffmc: codes.ffmc, dmc: codes.dmc, dc: codes.dc }, meanFwi: sum / length };
}

/** A dry day of a month: the drier the month against what the air could take up, the wider the daily range and the lower the dew point. */
function typicalDay({ meanTemperatureC, precipitationMm }: MonthlyClimate, m: number): FireDay {
  const mean = meanTemperatureC[m];
  const dryness = drynessOfMonth(mean, precipitationMm[m]);
  const { noonShare, dewBelowMinimumC } = TYPICAL_DAY;
  const half = halfDailyRangeC(dryness);
  const temperatureC = mean + noonShare * half;
  const dewPoint = mean - half - dryness * dewBelowMinimumC;
  return {
    temperatureC,
    humidityPct: humidityOf(temperatureC, dewPoint),
    windKmh: TYPICAL_DAY.windKmh,
    rainMm: 0,
  };
}

/** @source Bolton (1980), eq. 10, of dew point and temperature. doi:10.1175/1520-0493(1980)108<1046:TCOEPT>2.0.CO;2 */
function humidityOf(temperatureC: number, dewPointC: number): number {
  const pressure = (t: number) => Math.exp((17.67 * t) / (t + 243.5));
  return Math.min(100, (100 * pressure(dewPointC)) / pressure(temperatureC));
}

function severeFwi(codes: MoistureCodes = START_CODES, day?: FireDay): number {
  if (!day) return 0;
  const severe = {
    temperatureC: day.temperatureC + SEVERE_DAY.warmerC,
    humidityPct: day.humidityPct * SEVERE_DAY.humidityShare,
    windKmh: SEVERE_DAY.windKmh,
    rainMm: 0,
  };
  let ffmc = codes.ffmc;
  for (let d = 0; d < SEVERE_DAY.days; d++) ffmc = fineFuelMoistureCode(ffmc, severe);
  return fireWeatherIndex(
    initialSpreadIndex(ffmc, severe.windKmh),
    buildupIndex(codes.dmc, codes.dc),
  );
}
