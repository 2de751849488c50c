import * as z from 'zod';
import { naturalEvents } from '../../../engines/ground/datasets/hazardFeeds.ts';
import { ANY_SERIES, connector, service } from '../connector.ts';
import { anyFeatures, anyRows, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, newest, strict, timeOf, withQuery } from '../formats/values.ts';

const Place = z.object({
  date: strict.time,
  type: z.literal('Point'),
  coordinates: z.tuple([strict.lon, strict.lat]),
  magnitudeValue: loose.number,
  magnitudeUnit: loose.text,
});
const Event = z.object({
  id: strict.text,
  title: strict.text,
  /** `geometries` in the second version of the interface. */
  geometry: z.array(z.unknown()).min(1).optional(),
  geometries: z.array(z.unknown()).min(1).optional(),
  closed: loose.time,
  categories: z.array(z.object({ id: z.union([z.string(), z.number()]) })).optional(),
  sources: z.array(z.object({ id: z.string() })).optional(),
});

/** Categories by their numbers in the second version of the interface. @source EONET API v2.1, categories */
const NUMBERS: Readonly<Record<number, string>> = {
  8: 'wildfires',
  9: 'floods',
  10: 'severeStorms',
  12: 'volcanoes',
};

/** Whether an event is of the category asked for; one without any is believed. */
const isOf = ({ categories = [] }: z.output<typeof Event>, asked: string): boolean =>
  asked === ANY_SERIES ||
  categories.length === 0 ||
  categories.some(({ id }) => (typeof id === 'number' ? NUMBERS[id] : id) === asked);

/** Events as GeoJSON: a feature for each place that an event had, its members beside the place. @source EONET API v3, events in GeoJSON */
const Feature = z
  .object({
    geometry: z.looseObject({ type: z.string() }),
    properties: z.looseObject({ id: z.string() }),
  })
  .transform(({ geometry, properties }) => ({
    ...properties,
    geometry: [
      {
        ...geometry,
        date: properties['date'],
        magnitudeValue: properties['magnitudeValue'],
        magnitudeUnit: properties['magnitudeUnit'],
      },
    ],
  }));
/** Of the places of an event the last: by their time, since features need not come in its order. */
function lastOfEach(features: readonly unknown[]): unknown[] {
  const byId = new Map<unknown, z.output<typeof Feature>>();
  const unread: unknown[] = [];
  for (const raw of features) {
    const { data: event } = Feature.safeParse(raw);
    if (event === undefined) {
      unread.push(raw);
      continue;
    }
    const { id } = event;
    const [before, now] = [byId.get(id), event].map((each) => timeOf(each?.geometry[0]?.date));
    if (before === undefined || (now !== undefined && now > before)) byId.set(id, event);
  }
  return [...byId.values(), ...unread];
}
const Reply = z.union([
  z.object({ events: anyRows }),
  anyFeatures.transform(({ features }) => ({ events: lastOfEach(features) })),
]);

/** Natural events picked by curators: a cross-check, hours to days late. */
export const nasaEonet = connector({
  id: 'nasa-eonet',
  title: 'NASA EONET',
  category: 'environmental',
  provider: 'NASA Earth Observatory',
  home: 'https://eonet.gsfc.nasa.gov',
  licence: 'free and open',
  attribution: 'NASA EONET',
  cadence: 'hours to days',
  coverage: 'world',
  key: 'none',
  perMinute: 30,
  baseUrl: 'https://eonet.gsfc.nasa.gov/api/v3',
  serves: [
    service({
      dataset: naturalEvents,
      keepSeconds: 1800,
      staleSeconds: 86_400,
      example: { category: 'volcanoes' },
      request: ({ category, days }) => ({
        url: withQuery('/events', { status: 'open', days, category, limit: 500 }),
      }),
      parse: (reply, { category }) =>
        fromJson(reply, Reply, ({ events }) =>
          listOf(events, Event, {
            read(event) {
              const { id, title, geometry, geometries, sources } = event;
              if (event.closed !== null || !isOf(event, category)) return undefined;
              const last = (geometry ?? geometries ?? [])
                .flatMap((raw) => Place.safeParse(raw).data ?? [])
                .at(-1);
              if (last === undefined) return undefined;
              const [lon, lat] = last.coordinates;
              return {
                id,
                title,
                lat,
                lon,
                at: last.date,
                magnitude: last.magnitudeValue,
                magnitudeUnit: last.magnitudeUnit,
                sources: (sources ?? []).map((source) => source.id),
              };
            },
            wrap: (found) => ({ events: found }),
            asOf: (found) => newest(found.map(({ at }) => at)),
          }),
        ),
    }),
  ],
});
