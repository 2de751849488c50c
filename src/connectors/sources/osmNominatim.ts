import * as z from 'zod';
import { geocode } from '../../../engines/ground/datasets/infrastructure.ts';
import { connector, service, type Parsed, type RawReply } from '../connector.ts';
import { placesOfXml } from '../formats/osmXml.ts';
import { empty, jsonOf, fromJson, fromXml, listOf, unavailable } from '../pipeline/reply.ts';
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
const ADDRESS = [
  'housenumber',
  'street',
  'locality',
  'district',
  'city',
  'county',
  'state',
  'postcode',
  'country',
];
const Place = z.object({
  display_name: strict.text,
  lat: strict.lat,
  lon: strict.lon,
  osm_type: loose.text,
  importance: loose.number,
  address,
});
/** What GeocodeJSON says of a place: its whole name is its label, parts of the address stand beside it. @source Nominatim Manual, Place Output Formats: GeocodeJSON */
const Geocoded = z
  .looseObject({ label: z.string() })
  .transform(({ label, osm_type, ...more }): Record<string, unknown> => ({
    display_name: label,
    osm_type,
    address: Object.fromEntries(
      ADDRESS.flatMap((name) => (name in more ? [[name, more[name]]] : [])),
    ),
  }));
/** A place as GeoJSON: longitude before latitude. */
const Feature = z
  .object({
    properties: z.union([
      z.object({ geocoding: Geocoded }).transform(({ geocoding }) => geocoding),
      z.record(z.string(), z.unknown()),
    ]),
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

type Places = z.output<typeof geocode.answer>;

const answerOf = (rows: readonly unknown[]): Parsed<Places> =>
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
  });

function placesIn(reply: RawReply): Parsed<Places> {
  if (Nothing.safeParse(jsonOf(reply.text)).success) return empty({ places: [] });
  if (!/^\s*</.test(reply.text)) return fromJson(reply, Reply, answerOf);
  return fromXml(reply, (document) => {
    const rows = placesOfXml(document);
    if (rows === undefined) return unavailable('the reply holds no places');
    if (Array.isArray(rows)) return answerOf(rows);
    return Nothing.safeParse(rows).success
      ? empty({ places: [] })
      : unavailable(`the source says: ${rows.error.slice(0, 80)}`);
  });
}

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
      parse: placesIn,
    }),
  ],
});
