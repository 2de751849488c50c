import * as z from 'zod';
import { mappedObjects } from '../../../engines/ground/datasets/infrastructure.ts';
import { connector, service, type Parsed, type RawReply } from '../connector.ts';
import { objectsOfXml } from '../formats/osmXml.ts';
import { fromJson, fromXml, listOf, unavailable } from '../pipeline/reply.ts';
import { loose } from '../formats/values.ts';

const MAX_OBJECTS = 2000;

/** Filters of each kind. */
const FILTERS: Readonly<Record<string, string>> = {
  building: '["building"]',
  hospital: '["amenity"="hospital"]',
  school: '["amenity"="school"]',
  fire_station: '["amenity"="fire_station"]',
  power: '["power"~"^(plant|substation|line)$"]',
  water: '["man_made"~"^(water_works|pipeline)$"]',
  bridge: '["bridge"="yes"]["highway"]',
  rail: '["railway"="rail"]',
  airport: '["aeroway"="aerodrome"]',
  harbour: '["harbour"]',
};

const Element = z.object({
  type: z.enum(['node', 'way', 'relation', 'area']),
  id: z.number().int(),
  lat: loose.lat,
  lon: loose.lon,
  center: z.object({ lat: loose.lat, lon: loose.lon }).optional(),
  tags: z.record(z.string(), z.string()).optional(),
});
/** A failure while answering comes with status 200, a remark and whatever was found before. */
const Reply = z.object({
  elements: z.array(z.unknown()),
  remark: z.string().nullish(),
  osm3s: z.object({ timestamp_osm_base: loose.time }).optional(),
});

type Objects = z.output<typeof mappedObjects.answer>;

function answerOf({ elements, remark, osm3s }: z.output<typeof Reply>): Parsed<Objects> {
  if (typeof remark === 'string' && /error/i.test(remark))
    return unavailable(`the source says: ${remark.slice(0, 80)}`);
  const dataAt = osm3s?.timestamp_osm_base ?? null;
  return listOf(elements, Element, {
    read: ({ type, id, lat, lon, center, tags }) => ({
      id: `${type}/${id}`,
      lat: lat ?? center?.lat ?? null,
      lon: lon ?? center?.lon ?? null,
      tags: tags ?? {},
    }),
    wrap: (objects) => ({ objects, dataAt, complete: elements.length < MAX_OBJECTS }),
    asOf: () => dataAt,
  });
}

function objectsIn(reply: RawReply): Parsed<Objects> {
  if (!/^\s*</.test(reply.text)) return fromJson(reply, Reply, answerOf);
  return fromXml(reply, (document) => {
    const { data: body } = Reply.safeParse(objectsOfXml(document));
    return body === undefined ? unavailable('the reply holds no map data') : answerOf(body);
  });
}

/** Buildings and infrastructure of OpenStreetMap. */
export const osmOverpass = connector({
  id: 'osm-overpass',
  title: 'OpenStreetMap (Overpass)',
  category: 'environmental',
  provider: 'OpenStreetMap contributors',
  home: 'https://overpass-api.de',
  licence: 'ODbL',
  cadence: 'minutes',
  attribution: '© OpenStreetMap contributors',
  coverage: 'world',
  key: 'none',
  perMinute: 10,
  timeoutMs: 30_000,
  baseUrl: 'https://overpass-api.de/api',
  serves: [
    service({
      dataset: mappedObjects,
      keepSeconds: 7 * 86_400,
      staleSeconds: 60 * 86_400,
      persistent: true,
      example: { lat: 50.747, lon: 7.174, radiusKm: 0.5, kinds: ['hospital', 'school'] },
      request({ lat, lon, radiusKm, kinds }) {
        const parts = kinds
          .map(
            (kind) =>
              `nwr${FILTERS[kind] ?? ''}(around:${Math.round(radiusKm * 1000)},${lat},${lon});`,
          )
          .join('');
        const query = `[out:json][timeout:25];(${parts});out center tags qt ${MAX_OBJECTS};`;
        return {
          url: '/interpreter',
          method: 'POST',
          body: new URLSearchParams({ data: query }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        };
      },
      parse: objectsIn,
    }),
  ],
});
