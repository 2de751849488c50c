import * as z from 'zod';
import { geocode } from '../../../engines/ground/datasets/infrastructure.ts';
import { connector, service } from '../connector.ts';
import { empty, jsonOf, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, strict, withQuery } from '../formats/values.ts';

const address = z
  .record(z.string(), z.unknown())
  .optional()
  .transform((members) =>
    Object.fromEntries(
      Object.entries(members ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  );
const Place = z.object({
  display_name: strict.text,
  lat: strict.lat,
  lon: strict.lon,
  osm_type: loose.text,
  importance: loose.number,
  address,
});
/** A place as GeoJSON: longitude before latitude. */
const Feature = z
  .object({
    properties: z.record(z.string(), z.unknown()),
    geometry: z.object({
      type: z.literal('Point'),
      coordinates: z.tuple([strict.lon, strict.lat]),
    }),
  })
  .transform(({ properties, geometry: { coordinates } }): unknown => ({
    ...properties,
    lon: coordinates[0],
    lat: coordinates[1],
  }))
  .pipe(Place);
const Nothing = z.object({ error: z.literal('Unable to geocode') });
const Reply = z.union([
  z.array(z.unknown()),
  z.object({ features: z.array(z.unknown()) }).transform(({ features }) => features),
  z.looseObject({ display_name: z.string() }).transform((place) => [place as unknown]),
]);

/** Places by name and names by place. One call a second in all; blocked clients get a web page. */
export const osmNominatim = connector({
  id: 'osm-nominatim',
  title: 'OpenStreetMap (Nominatim)',
  category: 'environmental',
  provider: 'OpenStreetMap contributors',
  home: 'https://nominatim.openstreetmap.org',
  licence: 'ODbL',
  attribution: '© OpenStreetMap contributors',
  cadence: 'minutes',
  coverage: 'world',
  key: 'none',
  perMinute: 55,
  baseUrl: 'https://nominatim.openstreetmap.org',
  serves: [
    service({
      dataset: geocode,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      example: { text: 'Madison Square Garden' },
      request: (query) =>
        'text' in query
          ? {
              url: withQuery('/search', {
                q: query.text,
                format: 'jsonv2',
                limit: query.limit,
                addressdetails: 1,
                'accept-language': 'en',
              }),
            }
          : {
              url: withQuery('/reverse', {
                lat: query.lat,
                lon: query.lon,
                format: 'jsonv2',
                zoom: 14,
                'accept-language': 'en',
              }),
            },
      parse: (reply) =>
        Nothing.safeParse(jsonOf(reply.text)).success
          ? empty({ places: [] })
          : fromJson(reply, Reply, (rows) =>
              listOf(rows, z.union([Place, Feature]), {
                read: ({ display_name, lat, lon, osm_type, importance, address: parts }) => ({
                  name: display_name,
                  lat,
                  lon,
                  kind: osm_type,
                  importance,
                  address: parts,
                }),
                wrap: (places) => ({ places }),
              }),
            ),
    }),
  ],
});
