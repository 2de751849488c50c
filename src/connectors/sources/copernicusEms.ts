import * as z from 'zod';
import { mappingActivations } from '../../../engines/ground/datasets/hazardFeeds.ts';
import { connector, service } from '../connector.ts';
import { anyRows, fromJson, listOf } from '../pipeline/reply.ts';
import { latOf, lonOf, loose, newest, strict, textOf } from '../formats/values.ts';

const Activation = z.object({
  code: strict.text,
  name: strict.text,
  category: z.unknown(),
  countries: z.array(z.unknown()).optional(),
  eventTime: loose.time,
  centroid: loose.text,
});

const Named = z.object({ name: z.string() });

/** Names come as text or inside an object. */
const nameOf = (value: unknown) => textOf(value) ?? textOf(Named.safeParse(value).data?.name);

const Reply = z.union([
  z.object({ results: anyRows }),
  anyRows.transform((results) => ({ results })),
]);

/** Activations of the European satellite mapping service. The centre is well-known text: `POINT (lon lat)`. */
export const copernicusEms = connector({
  id: 'copernicus-ems',
  title: 'Copernicus rapid mapping',
  category: 'environmental',
  provider: 'Copernicus Emergency Management Service',
  home: 'https://rapidmapping.emergency.copernicus.eu',
  licence: 'free with credit',
  attribution: 'European Union, Copernicus Emergency Management Service',
  cadence: 'on activation',
  coverage: 'world',
  key: 'none',
  perMinute: 30,
  baseUrl: 'https://rapidmapping.emergency.copernicus.eu/backend/dashboard-api',
  serves: [
    service({
      dataset: mappingActivations,
      certain: () => 'the list of activations only grows',
      keepSeconds: 21_600,
      staleSeconds: 7 * 86_400,
      example: {},
      request: () => ({ url: '/public-activations-info/' }),
      parse: (reply) =>
        fromJson(reply, Reply, ({ results }) =>
          listOf(results, Activation, {
            read({ code, name, category, countries, eventTime, centroid }) {
              const [lon, lat] = (/POINT ?\(([^)]+)\)/.exec(centroid ?? '')?.[1] ?? '')
                .trim()
                .split(/\s+/);
              return {
                code,
                name,
                category: nameOf(category) ?? null,
                countries: (countries ?? []).flatMap((country) => nameOf(country) ?? []),
                eventAt: eventTime,
                lat: latOf(lat) ?? null,
                lon: lonOf(lon) ?? null,
              };
            },
            wrap: (activations) => ({ activations }),
            asOf: (activations) => newest(activations.map(({ eventAt }) => eventAt)),
          }),
        ),
    }),
  ],
});
