import * as z from 'zod';
import { geocode } from '../../../engines/ground/datasets/infrastructure.ts';
import { connector, service } from '../connector.ts';
import { fromJson, listOf } from '../pipeline/reply.ts';
import { strict, withQuery } from '../formats/values.ts';

const Match = z.object({
  matchedAddress: strict.text,
  coordinates: z.object({ x: strict.lon, y: strict.lat }),
  addressComponents: z.record(z.string(), z.unknown()).optional(),
});
const Reply = z.object({ result: z.object({ addressMatches: z.array(z.unknown()) }) });

/** Street addresses of the United States. Answers without a match are empty. */
export const usCensusGeocoder = connector({
  id: 'us-census-geocoder',
  title: 'US Census geocoder',
  category: 'economic',
  provider: 'US Census Bureau',
  home: 'https://geocoding.geo.census.gov',
  licence: 'US Government work, public domain',
  cadence: 'twice a year',
  coverage: 'United States',
  key: 'none',
  perMinute: 120,
  baseUrl: 'https://geocoding.geo.census.gov/geocoder',
  serves: [
    service({
      dataset: geocode,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      example: { text: '4600 Silver Hill Rd, Washington, DC 20233' },
      request: (query) =>
        'text' in query
          ? {
              url: withQuery('/locations/onelineaddress', {
                address: query.text,
                benchmark: 'Public_AR_Current',
                format: 'json',
              }),
            }
          : undefined,
      parse: (reply) =>
        fromJson(reply, Reply, ({ result }) =>
          listOf(result.addressMatches, Match, {
            read: ({ matchedAddress, coordinates, addressComponents }) => ({
              name: matchedAddress,
              lat: coordinates.y,
              lon: coordinates.x,
              kind: 'address',
              importance: null,
              address: Object.fromEntries(
                Object.entries(addressComponents ?? {}).flatMap(([name, value]) =>
                  typeof value === 'string' && value !== '' ? [[name, value]] : [],
                ),
              ),
            }),
            wrap: (places) => ({ places }),
          }),
        ),
    }),
  ],
});
