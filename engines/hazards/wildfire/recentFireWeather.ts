import type * as z from 'zod';
import type { fireWeatherHistory } from '../../ground/datasets/fireClimate.ts';
import { DAY_MS } from '../../ground/math/time.ts';
import { fireWeatherSequence, type FireWeather, type MoistureCodes } from './codeSequence.ts';
import { droughtFactor, keetchByramMm } from './droughtFactor.ts';
import type { FireDay, FireSeason } from './fireDay.ts';
import { forestFireDanger } from './forestFireDanger.ts';
import { hotDryWindy, vapourDeficitHpa } from './hotDryWindy.ts';

type History = z.output<typeof fireWeatherHistory.answer>;

/** Days a run must hold before its codes count. @source Field et al. (2015), doi:10.5194/nhess-15-1407-2015: fine fuel and duff forget in weeks, drought in months */
const SPIN_UP_DAYS = 60;

/** Fire danger of the last day of a history. */
export interface RecentFireWeather {
  readonly date: string;
  readonly weather: FireDay;
  readonly codes: FireWeather;
  readonly ffdi: number;
  readonly droughtFactor: number;
  readonly keetchByramMm: number;
  readonly hotDryWindy: number;
  readonly days: number;
  readonly missingDays: number;
}

/** What a run starts from and lies in. */
export interface RunSetting {
  readonly lat: number;
  readonly annualRainMm: number;
  /** Codes before the first day. */
  readonly start: MoistureCodes;
  /** Moisture deficit before the first day, mm. */
  readonly startDeficitMm: number;
}

/**
 * The fire danger of the last whole day, with every day before it run in order.
 *
 * @returns undefined where fewer than 60 days are there or the last days are missing
 */
export function recentFireWeather(
  history: History,
  { lat, annualRainMm, start, startDeficitMm }: RunSetting,
): RecentFireWeather | undefined {
  const first = Date.parse(`${history.startDate}T00:00:00Z`);
  const days = history.temperatureC.map((_, i) =>
    dayOf(history, i, { lat, month: new Date(first + i * DAY_MS).getUTCMonth() + 1 }),
  );
  while (days.length > 0 && days.at(-1) === undefined) days.pop();
  const weather = days.at(-1);
  const codes = fireWeatherSequence(days, start).at(-1);
  if (days.length < SPIN_UP_DAYS || !weather || !codes) return undefined;
  const drought = days.flatMap((day, i) =>
    day
      ? [{ rainMm: day.rainMm, temperatureMaxC: history.temperatureMaxC[i] ?? day.temperatureC }]
      : [],
  );
  const deficit = keetchByramMm(drought, annualRainMm, startDeficitMm).at(-1) ?? startDeficitMm;
  const factor = droughtFactor(
    drought.map(({ rainMm }) => rainMm),
    deficit,
  );
  return {
    date: new Date(first + (days.length - 1) * DAY_MS).toISOString().slice(0, 10),
    weather,
    codes,
    ffdi: forestFireDanger({ ...weather, droughtFactor: factor }),
    droughtFactor: factor,
    keetchByramMm: deficit,
    hotDryWindy: hotDryWindy(
      weather.windKmh / 3.6,
      vapourDeficitHpa(weather.temperatureC, weather.humidityPct),
    ),
    days: days.length,
    missingDays: days.filter((day) => day === undefined).length,
  };
}

function dayOf(
  history: History,
  i: number,
  season: FireSeason,
): (FireDay & FireSeason) | undefined {
  const temperatureC = history.temperatureC[i];
  const humidityPct = history.humidityPct[i];
  const windKmh = history.windKmh[i];
  const rainMm = history.rainMm[i];
  if (
    typeof temperatureC !== 'number' ||
    typeof humidityPct !== 'number' ||
    typeof windKmh !== 'number' ||
    typeof rainMm !== 'number'
  )
    return undefined;
  return {
    temperatureC,
    humidityPct: Math.min(100, Math.max(0, humidityPct)),
    windKmh: Math.max(0, windKmh),
    rainMm: Math.max(0, rainMm),
    ...season,
  };
}
