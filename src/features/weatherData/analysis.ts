import type * as z from 'zod';
import { climateNormals } from '../../../engines/ground/datasets/climate.ts';
import { dailyWeatherHistory } from '../../../engines/ground/datasets/weather.ts';
import { isKnown, whyMissing, type Fact } from '../../../engines/facts.ts';
import { quantileOf } from '../../../engines/ground/math/quantile.ts';
import { DAYS_PER_YEAR, DAY_MS } from '../../../engines/ground/math/time.ts';
import { trendOf } from '../../../engines/ground/math/trend.ts';
import { onWire } from '../../../engines/onWire.ts';
import type { Context } from '../../core/context.ts';
import { inquire } from '../../core/inquire.ts';
import { DATA_CARD } from './card.ts';
import { checkedWindow } from './checkedWindow.ts';
import { dayBefore } from './history.ts';
import { findStation, noStation } from './places.ts';
import type { analysisInput, analysisReply } from './analysisSchemas.ts';

type Reply = z.input<typeof analysisReply>;
type Daily = z.output<(typeof dailyWeatherHistory)['answer']>;
type Normals = z.output<(typeof climateNormals)['answer']>;

const MOST_DAYS = 11_000;
/** Days without which a year counts as whole. */
const WHOLE_YEAR_DAYS = 360;

/**
 * Statistics of the daily weather of a place over a window: spreads, counts, departure from the normals, trend.
 *
 * @throws ApiError `not_found` for a station that is not listed
 */
export async function analyseWeather(
  input: z.output<typeof analysisInput>,
  context: Context,
): Promise<Reply> {
  const place = await placeOf(input, context);
  const end = input.end_date ?? dayBefore(context.clock.now(), 7);
  const start = input.start_date ?? dayBefore(Date.parse(end), 365);
  const { startDate, endDate } = checkedWindow({ start, end, mostDays: MOST_DAYS }, 'body');
  const asked = await inquire(
    {
      daily: dailyWeatherHistory({ ...place.at, startDate, endDate }),
      normals: climateNormals(place.at),
    },
    context,
  );
  const { daily, normals } = asked.facts;
  const head = {
    ...place.at,
    ...onWire({ stationId: place.stationId, startDate, endDate }),
    provenance: asked.provenance(DATA_CARD),
  };
  return isKnown(daily)
    ? { status: 'ok', ...head, ...statisticsOf(daily.value, normals) }
    : { status: 'unavailable', ...head, ...nothingKnown(whyMissing(daily)) };
}

function nothingKnown(reason: string) {
  return {
    reason,
    summary: `The weather of the window is not known: ${reason}.`,
    days: 0,
    temperature_max_c: null,
    temperature_min_c: null,
    precipitation_mm: null,
    wind_gust_max_mps: null,
    counts: null,
    anomalies: null,
    trend: null,
  };
}

function statisticsOf(daily: Daily, normals: Fact<Normals>) {
  const anomalies = isKnown(normals) ? anomaliesOf(daily, normals.value) : null;
  const total = known(daily.precipitationMm).reduce((sum, each) => sum + each, 0);
  return {
    summary: sentence(known(daily.temperatureMaxC).length, anomalies),
    days: daily.temperatureMaxC.length,
    temperature_max_c: spreadOf(daily.temperatureMaxC),
    temperature_min_c: spreadOf(daily.temperatureMinC),
    precipitation_mm: { ...spreadOf(daily.precipitationMm), total },
    wind_gust_max_mps: spreadOf(daily.windGustMaxMps),
    counts: countsOf(daily),
    anomalies,
    trend: trendIn(daily),
  };
}

async function placeOf(
  { lat, lon, station_id }: z.output<typeof analysisInput>,
  context: Context,
): Promise<{ at: { lat: number; lon: number }; stationId: string | null }> {
  if (station_id === undefined) return { at: { lat: lat ?? 0, lon: lon ?? 0 }, stationId: null };
  const { station, alike } = await findStation(station_id, context);
  if (!station)
    throw noStation(station_id, alike, 'not a first-order station; give lat and lon instead');
  return { at: { lat: station.lat, lon: station.lon }, stationId: station.id };
}

const known = (values: readonly (number | null)[]): number[] =>
  values.flatMap((value) => (value === null ? [] : [value]));

function spreadOf(values: readonly (number | null)[]): NonNullable<Reply['temperature_max_c']> {
  const sorted = known(values).toSorted((a, b) => a - b);
  const at = (share: number): number | null => quantileOf(sorted, share) ?? null;
  const mean =
    sorted.length === 0 ? null : sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return {
    mean,
    minimum: at(0),
    p10: at(0.1),
    p50: at(0.5),
    p90: at(0.9),
    maximum: at(1),
    days: sorted.length,
  };
}

function countsOf({ temperatureMaxC, temperatureMinC, precipitationMm }: Daily): Reply['counts'] {
  let [dry, longest] = [0, 0];
  for (const rain of precipitationMm) {
    dry = rain !== null && rain < 1 ? dry + 1 : 0;
    longest = Math.max(longest, dry);
  }
  const count = (values: readonly (number | null)[], holds: (value: number) => boolean) =>
    known(values).filter(holds).length;
  return {
    hot_days: count(temperatureMaxC, (value) => value >= 30),
    frost_days: count(temperatureMinC, (value) => value < 0),
    wet_days: count(precipitationMm, (value) => value >= 1),
    heavy_rain_days: count(precipitationMm, (value) => value >= 20),
    longest_dry_spell_days: longest,
  };
}

/** Daily means as the middle of the extremes, dated. */
function meansOf({
  startDate,
  temperatureMaxC,
  temperatureMinC,
}: Daily): { date: Date; mean: number }[] {
  const first = Date.parse(startDate);
  return temperatureMaxC.flatMap((high, i) => {
    const low = temperatureMinC[i] ?? null;
    return high === null || low === null
      ? []
      : [{ date: new Date(first + i * DAY_MS), mean: (high + low) / 2 }];
  });
}

/** Departure from the normals of the same months, day by day. */
function anomaliesOf(
  daily: Daily,
  { meanTemperatureC, precipitationMm }: Normals,
): Reply['anomalies'] {
  const means = meansOf(daily);
  const warmer = means.map(
    ({ date, mean }) => mean - (meanTemperatureC[date.getUTCMonth()] ?? NaN),
  );
  const first = Date.parse(daily.startDate);
  let [fallen, usual] = [0, 0];
  for (const [i, rain] of daily.precipitationMm.entries()) {
    if (rain === null) continue;
    fallen += rain;
    usual +=
      ((precipitationMm[new Date(first + i * DAY_MS).getUTCMonth()] ?? NaN) * 12) / DAYS_PER_YEAR;
  }
  return {
    mean_temperature_c:
      warmer.length === 0 ? null : warmer.reduce((sum, each) => sum + each, 0) / warmer.length,
    precipitation_pct: usual > 0 ? (100 * fallen) / usual : null,
    period: '1991-2020',
  };
}

function trendIn(daily: Daily): Reply['trend'] {
  const years = [...Map.groupBy(meansOf(daily), ({ date }) => date.getUTCFullYear())].filter(
    ([, days]) => days.length >= WHOLE_YEAR_DAYS,
  );
  const trend = trendOf(
    years.map(([year]) => year),
    years.map(([, days]) => days.reduce((sum, { mean }) => sum + mean, 0) / days.length),
  );
  return trend
    ? {
        temperature_c_per_decade: 10 * trend.slope,
        low: 10 * trend.low,
        high: 10 * trend.high,
        p_value: trend.p,
        years: trend.n,
      }
    : null;
}

function sentence(days: number, anomalies: Reply['anomalies']): string {
  const counted = days === 1 ? '1 day with temperatures' : `${days} days with temperatures`;
  const warmer = anomalies?.mean_temperature_c ?? null;
  if (warmer === null) return `${counted}.`;
  const rain = anomalies?.precipitation_pct ?? null;
  return `${counted}, ${besideNormal(warmer)} 1991-2020${rain === null ? '' : `, with ${Math.round(rain)} % of the usual rain`}.`;
}

/** How a mean temperature compares with the normal, to a tenth of a degree. */
function besideNormal(warmerC: number): string {
  const tenths = Math.abs(warmerC).toFixed(1);
  return tenths === '0.0' ? 'as warm as' : `${tenths} °C ${warmerC < 0 ? 'colder' : 'warmer'} than`;
}
