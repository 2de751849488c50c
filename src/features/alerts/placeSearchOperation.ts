import * as z from 'zod';
import { isKnown } from '../../../engines/facts.ts';
import { geocode as liveGeocode } from '../../../engines/ground/datasets/infrastructure.ts';
import { onWire } from '../../../engines/onWire.ts';
import { pick } from '../../../engines/pick.ts';
import type { Context } from '../../core/context.ts';
import { operation } from '../../core/operation.ts';
import { isStreet } from '../../core/placeMatch.ts';
import { gazetteerMatches } from './gazetteerMatches.ts';

const MATCHES = 8;

const match = z
  .object({
    name: z.string().describe('As the gazetteer writes it'),
    label: z.string().describe('With its region and country'),
    match_code: z
      .enum(['exact', 'prefix', 'near', 'town', 'address'])
      .describe(
        'exact: one of its names is the text; prefix: one begins so; near: a letter or two away; town: only the town of an address, its street is not looked up; address: found by the live geocoder',
      ),
    place_id: z
      .int()
      .nullable()
      .describe('Number at GeoNames; null for an address of the live geocoder'),
    lat: z.number().describe('Latitude, degrees, WGS 84'),
    lon: z.number().describe('Longitude, degrees, WGS 84'),
    country_code: z.string().nullable().describe('ISO 3166-1 alpha-2'),
    country_name: z.string().nullable().describe('Name of the country'),
    admin_name: z.string().nullable().describe('State, province or region'),
    population: z.int().nullable().describe('Null where nobody is counted'),
    time_zone: z.string().nullable().describe('IANA time zone'),
    kind: z
      .string()
      .nullable()
      .describe('capital, seat, town, part_of_town, or what the geocoder calls it'),
  })
  .meta({ id: 'GeocodeMatch' });

/** GET /api/v1/alerts/geocode */
export const geocode = operation({
  method: 'GET',
  path: '/api/v1/alerts/geocode',
  access: 'key-or-session',
  tool: true,
  title: 'Find a place by name',
  summary:
    'Places whose name is the text, begins with it or is close to it, in any script, the likeliest first.',
  errors: ['source_unavailable'],
  input: z.object({
    q: z
      .string()
      .min(2)
      .max(120)
      .describe(
        'A name in any script, perhaps with its region or country: `Lyon`, `Paris, Texas`, `京都`',
      ),
  }),
  output: z
    .object({
      query: z.string().describe('What was asked for'),
      count: z.int().describe('How many matches are listed'),
      matches: z.array(match).describe('At most eight, the likeliest first'),
      reason: z.string().nullable().describe('Why there is none'),
      attribution: z.string().describe('To be shown with the places'),
    })
    .meta({ id: 'GeocodeResponse' }),
  example: { q: 'San Francisco' },
  async run({ q }, context) {
    const isAddress = isStreet(q);
    const { places, attribution } = await gazetteerMatches(q, MATCHES, context);
    const known = places.map((place) => ({
      name: place.name,
      label: place.label,
      match_code: isAddress ? ('town' as const) : place.match,
      place_id: place.geonameId,
      ...onWire(pick(place, 'lat', 'lon', 'countryCode', 'countryName')),
      admin_name: place.divisionName,
      ...onWire(pick(place, 'population', 'timeZone', 'kind')),
    }));
    const isSure = known.some(({ match_code }) => !['near', 'town'].includes(match_code));
    const found = isSure ? undefined : await addresses(q, context);
    const matches = [...(found?.matches ?? []), ...known].slice(0, MATCHES);
    return {
      query: q,
      count: matches.length,
      matches,
      reason: matches.length > 0 ? null : 'No populated place has a name like this.',
      attribution: found ? `${found.attribution}; ${attribution}` : attribution,
    };
  },
});

/** What the live geocoder says, where the operator has set one up and it answers. */
async function addresses(
  q: string,
  { outlets, askFrom, signal, sourceNote }: Context,
): Promise<{ matches: z.input<typeof match>[]; attribution: string } | undefined> {
  const { geocoder } = outlets;
  if (geocoder === undefined) return undefined;
  const fact = await askFrom(geocoder, liveGeocode({ text: q, limit: 5 }), signal);
  if (!isKnown(fact)) return undefined;
  const matches = fact.value.places.map(({ name, lat, lon, kind, address }) => ({
    name: name.split(',', 1)[0] ?? name,
    label: name,
    match_code: 'address' as const,
    place_id: null,
    lat,
    lon,
    country_code: address['country_code']?.toUpperCase() ?? null,
    country_name: address['country'] ?? null,
    admin_name: address['state'] ?? null,
    population: null,
    time_zone: null,
    kind,
  }));
  return { matches, attribution: sourceNote(geocoder)?.attribution ?? geocoder };
}
