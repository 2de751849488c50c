import * as z from 'zod';
import { isKnown } from '../../engines/facts.ts';
import { placeSearch } from '../../engines/ground/datasets/placeSearch.ts';
import {
  choosePlace,
  isRegionMeant,
  namesRegion,
  type ChosenPlace,
  type NamedPlace,
} from '../../engines/ground/earth/choosePlace.ts';
import type { Context } from './context.ts';
import { whyUnlisted } from './whyUnlisted.ts';

/** Places looked at for a name. */
const LOOKED_AT = 8;
/** Places named in a refusal. */
const NAMED = 5;

/** A number and street before a comma: the gazetteer knows what follows. */
const STREET = /^[^,،、，;]*\d[^,،、，;]*[,،、，;]/;

/** Whether a name is the address of a street, of which the gazetteer knows the town alone. */
export const isStreet = (text: string): boolean => STREET.test(text);

/** How a place given by name was found, as answers show it. */
export const placeMatch = z
  .object({
    query: z.string().describe('The name as it was given'),
    name: z.string().describe('As the gazetteer writes it'),
    label: z.string().describe('With its division and country'),
    lat: z.number().describe('Latitude computed for, degrees, WGS 84'),
    lon: z.number().describe('Longitude computed for, degrees, WGS 84'),
    country_code: z.string().describe('ISO 3166-1 alpha-2'),
    population: z.int().nullable().describe('Null where the gazetteer counts nobody'),
    place_id: z.int().describe('Number at GeoNames'),
    alternatives: z
      .array(
        z.object({
          label: z.string(),
          lat: z.number(),
          lon: z.number(),
          population: z.int().nullable(),
        }),
      )
      .describe('Other places of that name, the likeliest first'),
    note: z.string().optional().describe('What of the name was not looked up'),
    source: z.string().describe('The gazetteer'),
    attribution: z.string().describe('To be shown with the place'),
  })
  .meta({ id: 'PlaceMatch', description: 'The place that a name was taken for' });

export type PlaceMatch = z.output<typeof placeMatch>;

/** A name that means one place, or a sentence that says why it does not. */
export type MatchedPlace = { readonly match: PlaceMatch } | { readonly refusal: string };

const TOWN_ONLY =
  'Only the town of this address was found: the answer is for its middle, not for the house. Give lat and lon for the address itself.';

/** Looks a name up in the gazetteer. */
export async function matchPlace(
  query: string,
  { ask, signal }: Pick<Context, 'ask' | 'signal'>,
): Promise<MatchedPlace> {
  const fact = await ask(placeSearch({ text: query, limit: LOOKED_AT }), signal);
  if (!isKnown(fact))
    return { refusal: `the gazetteer cannot answer (${fact.missing}); give lat and lon` };
  const { region } = fact.value;
  const chosen = choosePlace(fact.value.places, region);
  if (region !== null && isRegionMeant(chosen, region))
    return { refusal: namesRegion(region, chosen) };
  if (chosen.is === 'none')
    return {
      refusal: (await whyUnlisted(query, { ask, signal })) ?? nothingNamed(query, chosen.nearest),
    };
  if (chosen.is === 'several')
    return {
      refusal: `several places are called '${query}': ${labels(chosen.candidates)}; add the state or country, or give lat and lon`,
    };
  const { attribution } = fact.value;
  return { match: matchOf(query, chosen, { source: fact.source, attribution }) };
}

/** A place as answers show it. */
function matchOf(
  query: string,
  { place, others }: Extract<ChosenPlace, { is: 'one' }>,
  gazetteer: Pick<PlaceMatch, 'source' | 'attribution'>,
): PlaceMatch {
  const { name, label, lat, lon, countryCode, population, geonameId } = place;
  return {
    query,
    name,
    label,
    lat,
    lon,
    country_code: countryCode,
    population,
    place_id: geonameId,
    alternatives: others.map((other) => ({
      label: other.label,
      lat: other.lat,
      lon: other.lon,
      population: other.population,
    })),
    ...(isStreet(query) ? { note: TOWN_ONLY } : {}),
    ...gazetteer,
  };
}

function nothingNamed(query: string, nearest: readonly NamedPlace[]): string {
  return nearest.length === 0
    ? `no populated place is called '${query}' and none comes near; give lat and lon`
    : `no populated place is called '${query}'; nearest: ${labels(nearest)}`;
}

const labels = (places: readonly NamedPlace[]): string =>
  places
    .slice(0, NAMED)
    .map(({ label }) => label)
    .join('; ');
