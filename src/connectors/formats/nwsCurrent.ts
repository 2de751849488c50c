import * as z from 'zod';
import type { currentWeather } from '../../../engines/ground/datasets/weather.ts';
import type { stationObservations } from '../../../engines/ground/datasets/weatherStations.ts';
import { ANY_SERIES, type Parsed } from '../connector.ts';
import { data, list, rowsOf, unavailable } from '../pipeline/reply.ts';
import { Observation, observationOf } from './nwsShapes.ts';
import { newest } from './values.ts';

export const OneObservation = z.object({ properties: Observation });
/** A station that reported nothing: an address without a time or a value. */
const NoObservation = z
  .object({ properties: z.strictObject({ '@id': z.string(), '@type': z.string().optional() }) })
  .transform(() => ({}));
const AnyObservation = z.union([OneObservation, NoObservation]);

/** Observations of the station asked for, or of the one that a reply nobody asked for is about; those of another station are refused. */
export function fromStation(
  features: readonly unknown[],
  stationId: string,
): Parsed<z.output<typeof stationObservations.answer>> {
  const rows = rowsOf(features, AnyObservation, (seen) =>
    'properties' in seen ? seen.properties : undefined,
  );
  if (!Array.isArray(rows)) return rows;
  const held = new Set(rows.flatMap(({ station }) => station?.split('/').at(-1) ?? []));
  const [only = null] = held;
  if (stationId !== ANY_SERIES && [...held].some((id) => id !== stationId))
    return unavailable(`the reply is about station ${[...held].join(', ')}, not ${stationId}`);
  const observations = rows.map(observationOf);
  return list(
    observations,
    {
      stationId: stationId !== ANY_SERIES ? stationId : held.size === 1 ? only : null,
      observations,
    },
    newest(observations.map(({ at }) => at)),
  );
}

/** The weather of now from an observation that holds a temperature. */
export function currentOf(
  properties: z.output<typeof Observation>,
): Parsed<z.output<typeof currentWeather.answer>> {
  const seen = observationOf(properties);
  if (seen.temperatureC === null) return unavailable('the nearest station reports no temperature');
  const {
    at,
    temperatureC,
    humidityPct,
    windSpeedMps,
    windGustMps,
    windDirectionDeg,
    precipitationMm,
    pressureHpa,
  } = seen;
  return data(
    {
      observedAt: at,
      temperatureC,
      humidityPct,
      windSpeedMps,
      windGustMps,
      windDirectionDeg,
      precipitationMm,
      pressureHpa,
      cloudCoverPct: null,
      wmoCode: null,
    },
    at,
  );
}
