import * as z from 'zod';
import type { RawReply, SourceRequest } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { jsonOf } from '../pipeline/reply.ts';
import { Station } from './nwsShapes.ts';

export const HEADERS = { accept: 'application/geo+json' };

/** The grid cell of a point: where everything else about it is found. At most four decimals and no trailing zeros, else it redirects. */
export function pointRequest({
  lat,
  lon,
}: {
  lat: number;
  lon: number;
}): SourceRequest | undefined {
  return inUnitedStates({ lat, lon })
    ? { url: `/points/${Number(lat.toFixed(4))},${Number(lon.toFixed(4))}`, headers: HEADERS }
    : undefined;
}

const Point = z.object({
  properties: z.object({
    forecast: z.url(),
    forecastHourly: z.url(),
    forecastGridData: z.url(),
    observationStations: z.url(),
  }),
});

/** The address that a point's reply names, else nothing to follow. */
export function linkIn(
  reply: RawReply,
  name: keyof z.output<typeof Point>['properties'],
): SourceRequest | undefined {
  const point = Point.safeParse(jsonOf(reply.text));
  return point.success ? { url: point.data.properties[name], headers: HEADERS } : undefined;
}

const Stations = z.object({
  features: z.array(Station).min(1),
  observationStations: z.array(z.string()),
});

/** From the stations of a cell to the latest observation of the nearest. */
export function latestOfNearest(reply: RawReply): SourceRequest | undefined {
  const stations = Stations.safeParse(jsonOf(reply.text));
  const id = stations.data?.features[0]?.properties.stationIdentifier;
  return id === undefined
    ? undefined
    : { url: `/stations/${id}/observations/latest`, headers: HEADERS };
}
