import type * as z from 'zod';
import { climateNormals } from '../../../engines/ground/datasets/climate.ts';
import { dailyWeatherHistory } from '../../../engines/ground/datasets/weather.ts';
import { stationHistory } from '../../../engines/ground/datasets/climateSeries.ts';
import { isKnown, whyMissing, type Fact } from '../../../engines/facts.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { onWire } from '../../../engines/onWire.ts';
import type { Context } from '../../core/context.ts';
import { inquire } from '../../core/inquire.ts';
import { DATA_CARD } from './card.ts';
import { checkedWindow } from './checkedWindow.ts';
import { findStation, noStation } from './places.ts';
import type { historicalReply } from './schemas.ts';

type Reply = z.input<typeof historicalReply>;

const MOST_DAYS = 3660;
/** Archives are some days behind. */
const BEHIND_DAYS = 7;
const DEFAULT_DAYS = 31;

/** Day of the UTC calendar so many days before now. */
export function dayBefore(nowMs: number, days: number): string {
  return new Date(nowMs - days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Daily weather of a station in the past: its own archive, else reanalysis of its place.
 *
 * @throws ApiError `not_found` for a station that is not listed
 */
export async function historyOf(
  input: { station_id: string; start_date?: string | undefined; end_date?: string | undefined },
  context: Context,
): Promise<Reply> {
  const { station, alike } = await findStation(input.station_id, context);
  if (!station)
    throw noStation(input.station_id, alike, 'history is kept for first-order stations');
  const end = input.end_date ?? dayBefore(context.clock.now(), BEHIND_DAYS);
  const start = input.start_date ?? dayBefore(Date.parse(end), DEFAULT_DAYS - 1);
  const { startDate, endDate } = checkedWindow({ start, end, mostDays: MOST_DAYS }, 'query');
  const { lat, lon, ghcnId, id } = station;
  const asked = await inquire(
    {
      archive: stationHistory({ stationId: ghcnId, startDate, endDate }),
      normals: climateNormals({ lat, lon }),
    },
    context,
    ({ archive }) => ({
      daily: hasDays(archive) ? undefined : dailyWeatherHistory({ lat, lon, startDate, endDate }),
    }),
  );
  const { archive, daily, normals } = asked.facts;
  return {
    station_id: id,
    archive_id: ghcnId,
    start_date: startDate,
    end_date: endDate,
    normals: normalsOf(normals),
    ...(daily ? reanalysed(daily, whyNoDays(archive)) : measured(archive)),
    provenance: asked.provenance(DATA_CARD),
  };
}

type Archive = Fact<z.output<(typeof stationHistory)['answer']>>;
type Told = Pick<Reply, 'status' | 'reason' | 'measured_by' | 'days'>;

const hasDays = (archive: Archive) => isKnown(archive) && archive.value.days.length > 0;

const whyNoDays = (archive: Archive) =>
  isKnown(archive)
    ? `${archive.source}: no day of the window is in the archive`
    : whyMissing(archive);

/** The days of the station's own archive. */
function measured(archive: Archive): Told {
  const days = isKnown(archive) ? archive.value.days : [];
  return { status: 'ok', measured_by: 'station', days: onWire(days) };
}

/** The days of a reanalysis of the place, where the archive has none. */
function reanalysed(
  daily: Fact<z.output<(typeof dailyWeatherHistory)['answer']>>,
  why: string,
): Told {
  if (!isKnown(daily))
    return {
      status: 'unavailable',
      reason: `${why}; ${whyMissing(daily)}`,
      measured_by: null,
      days: null,
    };
  const { startDate, temperatureMaxC, temperatureMinC, precipitationMm } = daily.value;
  const first = Date.parse(startDate);
  const days = temperatureMaxC.map((high, i) => ({
    date: new Date(first + i * DAY_MS).toISOString().slice(0, 10),
    temperature_max_c: high,
    temperature_min_c: temperatureMinC[i] ?? null,
    precipitation_mm: precipitationMm[i] ?? null,
    snow_mm: null,
  }));
  return { status: 'ok', reason: why, measured_by: 'reanalysis', days };
}

function normalsOf(fact: Fact<z.output<(typeof climateNormals)['answer']>>): Reply['normals'] {
  if (!isKnown(fact)) return null;
  const { annualMeanTemperatureC, annualPrecipitationMm, meanTemperatureC, precipitationMm } =
    fact.value;
  return {
    annual_mean_temperature_c: annualMeanTemperatureC,
    annual_precipitation_mm: annualPrecipitationMm,
    monthly_mean_temperature_c: [...meanTemperatureC],
    monthly_precipitation_mm: [...precipitationMm],
    period: '1991-2020',
  };
}
