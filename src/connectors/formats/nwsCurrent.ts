import type * as z from 'zod';
import type { currentWeather } from '../../../engines/ground/datasets/weather.ts';
import type { Parsed } from '../connector.ts';
import { data, unavailable } from '../pipeline/reply.ts';
import { observationOf, type Observation } from './nwsShapes.ts';

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
