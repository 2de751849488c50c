import * as z from 'zod';
import { elementText, many } from './xml.ts';
import { numberOf } from './values.ts';

const Members = z.record(z.string(), z.unknown());
const Tag = z.object({ '@k': z.string(), '@v': z.string() });
const Element = z.looseObject({ '@id': z.string(), center: Members.optional(), tag: many(Tag) });
const Osm = z.object({
  osm: z.object({
    remark: z.unknown().optional(),
    meta: z.object({ '@osm_base': z.string() }).optional(),
    node: many(Element),
    way: many(Element),
    relation: many(Element),
  }),
});

const placeOf = (members: Readonly<Record<string, unknown>>) => ({
  lat: members['@lat'],
  lon: members['@lon'],
});

/** Objects of OpenStreetMap in XML, the form that Overpass sends unless asked otherwise, as its JSON has them; undefined for another document. @source OpenStreetMap Wiki, OSM XML and Overpass API, Output formats */
export function objectsOfXml(document: unknown): unknown {
  const { data: found } = Osm.safeParse(document);
  if (found === undefined) return undefined;
  const { remark, meta, ...kinds } = found.osm;
  return {
    remark: elementText(remark),
    osm3s: { timestamp_osm_base: meta?.['@osm_base'] },
    elements: (['node', 'way', 'relation'] as const).flatMap((type) =>
      kinds[type].map(({ center, tag, ...members }) => ({
        type,
        id: numberOf(members['@id']),
        ...placeOf(members),
        ...(center === undefined ? {} : { center: placeOf(center) }),
        tags: Object.fromEntries(tag.map((each) => [each['@k'], each['@v']])),
      })),
    ),
  };
}

const Found = z.object({
  searchresults: z.union([z.object({ place: many(Members) }), z.literal('')]),
});
const Reversed = z.object({
  reversegeocode: z.object({
    error: z.unknown().optional(),
    result: z.union([Members, z.string()]).optional(),
    addressparts: Members.optional(),
  }),
});

/** Parts of an address are elements, facts of the place are attributes. */
const addressOf = (members: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) => {
      const text = /^[@#]/.test(name) ? undefined : elementText(value);
      return text === undefined ? [] : [[name, text]];
    }),
  );

function placeOfXml(place: Readonly<Record<string, unknown>>, name: unknown, parts: object) {
  return {
    ...placeOf(place),
    display_name: name,
    osm_type: place['@osm_type'],
    importance: place['@importance'],
    address: parts,
  };
}

/**
 * Places of Nominatim in XML as its JSON has them; undefined for another document, and the service's own words where it fails.
 *
 * @source Nominatim Manual, Place Output Formats: XML
 */
export function placesOfXml(document: unknown): unknown[] | { error: string } | undefined {
  const { data: search } = Found.safeParse(document);
  if (search !== undefined)
    return search.searchresults === ''
      ? []
      : search.searchresults.place.map((place) =>
          placeOfXml(place, place['@display_name'], addressOf(place)),
        );
  const { data: reverse } = Reversed.safeParse(document);
  if (reverse === undefined) return undefined;
  const { error, result, addressparts } = reverse.reversegeocode;
  if (error !== undefined) return { error: elementText(error) ?? 'error' };
  return typeof result === 'object'
    ? [placeOfXml(result, elementText(result), addressOf(addressparts ?? {}))]
    : undefined;
}
