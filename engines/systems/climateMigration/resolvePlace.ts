import * as z from 'zod';
import { placeSearch } from '../../ground/datasets/placeSearch.ts';
import {
  choosePlace,
  isRegionMeant,
  namesRegion,
  type NamedPlace,
} from '../../ground/earth/choosePlace.ts';
import { isKnown, type Fact, type Need } from '../../facts.ts';
import { point } from '../../schemas.ts';
import { UnresolvedInput } from '../../unresolvedInput.ts';
import { KNOWN_CITIES, KNOWN_DESTINATIONS } from './tables/places.ts';

/** A place as a caller gives it: a point, or a name with its state or country. */
export const placeInput = z
  .union([point, z.string().min(2).max(120)])
  .describe('A point {lat, lon}, or the name of a place with its state or country: "Buffalo, NY"');
export type PlaceInput = z.output<typeof placeInput>;

/** A place as it was understood. */
export const resolvedPlace = z
  .object({
    lat: z.number(),
    lon: z.number(),
    name: z.string().nullable(),
    country_code: z.string().nullable(),
    match: z
      .enum(['point', 'known_city', 'known_destination', 'gazetteer'])
      .describe('How the place was found'),
    asked: z.string().nullable().describe('The name that was asked for'),
  })
  .meta({ id: 'ResolvedPlace' });
export type ResolvedPlace = z.output<typeof resolvedPlace>;

type Searched = Fact<z.output<typeof placeSearch.answer>>;

/** What the gazetteer is asked for a place; undefined for points and known cities. */
export function searchNeed(
  place: PlaceInput,
): Need<z.output<typeof placeSearch.answer>> | undefined {
  return typeof place === 'string' && knownPlace(place) === undefined
    ? placeSearch({ text: place, limit: 5 })
    : undefined;
}

/**
 * The place that was meant.
 *
 * @param path  where the place stands in the body
 * @throws UnresolvedInput where no place has the name, with the nearest that there are
 */
export function resolvePlace(
  place: PlaceInput,
  search: Searched | undefined,
  path: readonly (string | number)[],
): ResolvedPlace {
  if (typeof place !== 'string')
    return { ...place, name: null, country_code: null, match: 'point', asked: null };
  const known = knownPlace(place);
  if (known) return known;
  if (search === undefined || !isKnown(search))
    throw new UnresolvedInput(
      path,
      `The gazetteer could not be asked for "${place}": give lat and lon`,
    );
  const { places, region } = search.value;
  const chosen = choosePlace(places, region);
  if (region !== null && isRegionMeant(chosen, region))
    throw new UnresolvedInput(path, namesRegion(region, chosen));
  if (chosen.is === 'one')
    return {
      lat: chosen.place.lat,
      lon: chosen.place.lon,
      name: chosen.place.label,
      country_code: chosen.place.countryCode,
      match: 'gazetteer',
      asked: place,
    };
  throw new UnresolvedInput(
    path,
    chosen.is === 'several'
      ? `Several places are called "${place}": ${labels(chosen.candidates)}; add the state or country`
      : `No place is named "${place}"; ${chosen.nearest.length === 0 ? 'nothing comes near: give lat and lon' : `nearest: ${labels(chosen.nearest)}`}`,
  );
}

const labels = (places: readonly NamedPlace[]): string =>
  places.map(({ label }) => label).join('; ');

/** A known destination or city by its name, alone or with its state or country code. */
function knownPlace(text: string): ResolvedPlace | undefined {
  const key = fold(text);
  const destination = KNOWN_DESTINATIONS.find(({ name, state }) =>
    [name, `${name}, ${state}`, `${name} ${state}`].some((each) => fold(each) === key),
  );
  // A city that a gazetteer holds many of counts only with its state; the known ones of that name are the largest but for these.
  if (destination && (key !== fold(destination.name) || !AMBIGUOUS.has(destination.id)))
    return {
      lat: destination.lat,
      lon: destination.lon,
      name: `${destination.name}, ${destination.state}`,
      country_code: 'US',
      match: 'known_destination',
      asked: text,
    };
  const city = KNOWN_CITIES.find(([name, country]) =>
    [name, `${name}, ${country}`].some((each) => fold(each) === key),
  );
  return (
    city && {
      lat: city[2],
      lon: city[3],
      name: city[0],
      country_code: city[1],
      match: 'known_city',
      asked: text,
    }
  );
}

/** Known destinations whose name alone means another place to many. */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  'portland_me',
  'burlington',
  'rochester',
  'syracuse',
  'columbus',
]);

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase();
