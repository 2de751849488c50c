import {
  weatherStations,
  stationObservations,
} from '../../../engines/ground/datasets/weatherStations.ts';
import { currentWeather } from '../../../engines/ground/datasets/weather.ts';
import {
  listedStations,
  type ListedStation,
} from '../../../engines/ground/datasets/weatherStationList.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { isKnown } from '../../../engines/facts.ts';
import type * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { inquire } from '../../core/inquire.ts';
import { DATA_CARD } from './card.ts';
import { findStation, noStation, stateCode } from './places.ts';
import type { currentReply, stationRow, stationsReply } from './schemas.ts';

type StationRow = z.input<typeof stationRow>;

interface StationsAsked {
  readonly state?: string | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly limit: number;
}

/** Stations of a state or around a point; the embedded first-order stations where nothing narrower is asked. */
export async function listStations(
  { state, lat, lon, limit }: StationsAsked,
  context: Context,
): Promise<z.input<typeof stationsReply>> {
  const code = state === undefined ? undefined : stateCode(state);
  const from = lat !== undefined && lon !== undefined ? { lat, lon } : undefined;
  const listed = listedStations(
    code !== undefined
      ? { state: code }
      : from
        ? { ...from, limit: Math.min(200, limit) }
        : { all: true as const },
  );
  const live =
    code !== undefined
      ? weatherStations({ state: code, limit })
      : from
        ? weatherStations(from)
        : undefined;
  const asked = await inquire({ listed }, context);
  const askedLive = live === undefined ? undefined : await inquire({ live }, context);
  const known = isKnown(asked.facts.listed) ? asked.facts.listed.value.stations : [];
  const archive = new Map(known.map(({ id, ghcnId }) => [id, ghcnId]));
  const near = (at: { lat: number; lon: number }) =>
    from ? distanceKm(from.lat, from.lon, at.lat, at.lon) : null;
  const liveFact = askedLive?.facts.live;
  const rows: StationRow[] =
    liveFact && isKnown(liveFact) && liveFact.value.stations.length > 0
      ? liveFact.value.stations.map(({ id, name, lat: y, lon: x, elevationM }) => ({
          station_id: id,
          name,
          state: code ?? null,
          lat: y,
          lon: x,
          elevation_m: elevationM,
          archive_id: archive.get(id) ?? null,
          distance_km: near({ lat: y, lon: x }),
        }))
      : known.map((station) => rowOf(station, near(station)));
  const reason =
    liveFact && !isKnown(liveFact)
      ? `${liveFact.source}: ${liveFact.missing}; first-order stations only`
      : undefined;
  const sorted = from ? rows.toSorted((a, b) => (a.distance_km ?? 0) - (b.distance_km ?? 0)) : rows;
  const provenance = (askedLive ?? asked).provenance(DATA_CARD);
  return {
    status: 'ok',
    ...(reason === undefined ? {} : { reason }),
    stations: sorted.slice(0, limit),
    total: sorted.length,
    provenance,
  };
}

function rowOf(
  { id, name, state, lat, lon, ghcnId }: ListedStation,
  km: number | null,
): StationRow {
  return {
    station_id: id,
    name,
    state,
    lat,
    lon,
    elevation_m: null,
    archive_id: ghcnId,
    distance_km: km,
  };
}

/**
 * Latest observation of a station; the modelled weather of its place where the station does not answer.
 *
 * @throws ApiError `not_found` for a station that nobody knows
 */
export async function currentAt(
  given: string,
  context: Context,
): Promise<z.input<typeof currentReply>> {
  const stationId = given.toUpperCase();
  const { station, alike } = await findStation(stationId, context);
  if (!/^[A-Z0-9]{3,8}$/.test(stationId))
    throw noStation(given, alike, 'identifiers have three to eight letters and digits');
  const asked = await inquire({ seen: stationObservations({ stationId }) }, context);
  const { seen } = asked.facts;
  const head = { station_id: stationId, station: station ? rowOf(station, null) : null };
  if (isKnown(seen)) {
    const [latest] = seen.value.observations;
    if (latest)
      return {
        status: 'ok',
        ...head,
        observation: observationOf(latest),
        measured_by: 'station',
        provenance: asked.provenance(DATA_CARD),
      };
  }
  const reason = isKnown(seen) ? 'the station reports nothing' : `${seen.source}: ${seen.missing}`;
  if (!station)
    throw noStation(
      given,
      alike,
      reason.includes('HTTP 404')
        ? 'the weather service does not know it'
        : `not in the embedded list, and ${reason}`,
    );
  const { lat, lon } = station;
  const second = await inquire(
    { seen: stationObservations({ stationId }), model: currentWeather({ lat, lon }) },
    context,
  );
  const { model } = second.facts;
  const provenance = second.provenance(DATA_CARD);
  if (!isKnown(model))
    return {
      status: 'unavailable',
      reason: `${reason}; ${model.source}: ${model.missing}`,
      ...head,
      observation: null,
      measured_by: null,
      provenance,
    };
  const {
    observedAt,
    temperatureC,
    humidityPct,
    windSpeedMps,
    windGustMps,
    windDirectionDeg,
    pressureHpa,
    precipitationMm,
  } = model.value;
  const observation = observationOf({
    at: observedAt,
    temperatureC,
    humidityPct,
    windSpeedMps,
    windGustMps,
    windDirectionDeg,
    pressureHpa,
    precipitationMm,
    dewpointC: null,
    visibilityM: null,
    description: null,
  });
  return { status: 'ok', reason, ...head, observation, measured_by: 'model', provenance };
}

type Observation = z.output<(typeof stationObservations)['answer']>['observations'][number];

function observationOf(
  seen: Observation,
): NonNullable<z.input<typeof currentReply>['observation']> {
  return {
    observed_at: seen.at,
    temperature_c: seen.temperatureC,
    dewpoint_c: seen.dewpointC,
    humidity_pct: seen.humidityPct,
    wind_speed_mps: seen.windSpeedMps,
    wind_gust_mps: seen.windGustMps,
    wind_direction_deg: seen.windDirectionDeg,
    pressure_hpa: seen.pressureHpa,
    visibility_m: seen.visibilityM,
    precipitation_mm: seen.precipitationMm,
    description: seen.description,
  };
}

/** A window of days that ends in the past and is not too long. @throws ApiError `bad_request` */
export function checkedWindow(
  start: string,
  end: string,
  mostDays: number,
): { startDate: string; endDate: string; days: number } {
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
  if (!(days >= 1))
    throw new ApiError('bad_request', `start_date ${start} is after end_date ${end}.`);
  if (days > mostDays)
    throw new ApiError(
      'bad_request',
      `From ${start} to ${end} are ${days} days; ask for ${mostDays} or fewer.`,
    );
  return { startDate: start, endDate: end, days };
}
