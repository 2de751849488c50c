import type { FoundPlace } from '../../../engines/ground/datasets/placeSearch.ts';
import { openColumns } from '../geography/columnFile.ts';
import { once } from '../geography/once.ts';
import { foldName } from './foldName.ts';
import { NameIndex, type NamedPlaces } from './nameIndex.ts';
import { countryName, liesWithin, queriesOf, type PlaceQuery } from './placeQuery.ts';
import { placeTable, type Place } from './placeTable.ts';

/** What a look-up by name may ask besides the text. */
export interface SearchOptions {
  readonly limit: number;
  readonly countryCode?: string | undefined;
  /** Only names that are the text. */
  readonly exactOnly?: boolean;
}

const index = once(
  () => new NameIndex(openColumns(new URL('../data/placeNames.bin', import.meta.url))),
);

/** POLICY. Order of places of one kind of match: tenfold people count one, the principal name and the rank of a capital less. */
const RANK = { principal: 0.7, capital: 0.6, seat: 0.2, part: -0.7, edit: -1.5, leastPeople: 30 };
/** POLICY. What a town is called comes before what towns of its country are also called, up to so many times larger ones: New Orleans is the Crescent City, but one in California is named so. */
const NICKNAME_TIMES = 100;
/** POLICY. The same against towns of other countries: Petrópolis before Saint Petersburg, Guangzhou before Canton in Ohio. */
const FOREIGN_NAME_TIMES = 20;
/** Names shorter than this are not looked up by their look; from the second length on two edits are allowed. */
const NEAR = { leastLength: 4, twoEditsFrom: 6 };
/** Prefixes are read until so many places per place asked for are at hand. */
const PLENTY = 3;
/** Names read where the place must lie in a country or division. */
const MOST_NAMES = 400;

interface Candidate {
  readonly place: Place;
  readonly match: FoundPlace['match'];
  readonly rank: number;
}

/**
 * Populated places by name, in any script they are written in: names that are the text before names that begin with it before
 * names a letter or two away; the larger first. Some 0.1 to 3 ms.
 *
 * @param text  a name, or a name with its state or country
 */
export function searchPlaces(
  text: string,
  { limit, countryCode, exactOnly = false }: SearchOptions,
): readonly FoundPlace[] {
  const queries = queriesOf(text);
  const allowed = (place: Place, { within }: PlaceQuery) =>
    (countryCode === undefined || place.countryCode === countryCode.toUpperCase()) &&
    liesWithin(place, within);
  const found = new Map<number, Candidate>();
  const add = (candidates: readonly Candidate[], query: PlaceQuery) => {
    for (const each of best(
      candidates.filter(({ place }) => allowed(place, query)),
      limit,
    ))
      if (!found.has(each.place.id) && found.size < limit) found.set(each.place.id, each);
  };
  for (const query of queries) {
    if (found.size > 0) break;
    add(exactly(query.name), query);
  }
  const [plain] = queries;
  if (!exactOnly && plain && found.size < limit) add(beginning(plain, { limit, allowed }), plain);
  if (!exactOnly && plain && found.size === 0) add(nearly(plain.name), plain);
  return [...found.values()].map(described);
}

function exactly(name: string): Candidate[] {
  const found = index()
    .exact(name)
    .map((i) => candidate(i, name, 'exact', 0));
  const isNamed = ({ place }: Candidate) => foldName(place.name) === name;
  const named = found.filter(isNamed);
  const first = Math.max(...named.map(({ rank }) => rank));
  // Behind the first of those that are named so, in the order that they have.
  return found.map((each) =>
    !isNamed(each) && named.some((other) => goesBefore(other.place, each.place))
      ? { ...each, rank: Math.min(each.rank, first - 1 / each.rank) }
      : each,
  );
}

function goesBefore(named: Place, other: Place): boolean {
  const times = named.countryCode === other.countryCode ? NICKNAME_TIMES : FOREIGN_NAME_TIMES;
  return times * named.population >= other.population;
}

function beginning(
  query: PlaceQuery,
  { limit, allowed }: { limit: number; allowed: (place: Place, query: PlaceQuery) => boolean },
): Candidate[] {
  const { people, place } = placeTable();
  const isFree = query.within.length === 0;
  const most = ({ places: [first = -1] }: NamedPlaces) => people[first] ?? 0;
  const wanted = isFree ? limit * PLENTY : MOST_NAMES;
  const names: NamedPlaces[] = [];
  index().startingWith(query.name, (more, next) => {
    names.push(...more);
    if (names.length > wanted) names.sort((a, b) => most(b) - most(a)).length = wanted;
    const last = names[wanted - 1];
    return !last || most(last) < next;
  });
  return names.flatMap((named) =>
    named.places
      .filter((i) => isFree || allowed(place(i), query))
      .slice(0, limit)
      .map((i) => candidate(i, named.name, 'prefix', 0)),
  );
}

function nearly(name: string): Candidate[] {
  if (name.length < NEAR.leastLength) return [];
  const near = index().near(name, name.length < NEAR.twoEditsFrom ? 1 : 2);
  return near.flatMap((entry) =>
    entry.places.map((i) => candidate(i, entry.name, 'near', entry.edits)),
  );
}

function candidate(i: number, name: string, match: Candidate['match'], edits: number): Candidate {
  const place = placeTable().place(i);
  const isPrincipal = foldName(place.name) === name;
  const rank =
    Math.log10(place.population + RANK.leastPeople) +
    (isPrincipal ? RANK.principal : 0) +
    (place.kind === 'PPLC' ? RANK.capital : 0) +
    (place.kind === 'PPLA' ? RANK.seat : 0) +
    (place.kind === 'PPLX' ? RANK.part : 0) +
    RANK.edit * edits;
  return { place, match, rank };
}

/** The best candidates, each place once. */
function best(candidates: readonly Candidate[], limit: number): readonly Candidate[] {
  const once = new Map<number, Candidate>();
  for (const each of candidates) {
    const other = once.get(each.place.id);
    if (!other || other.rank < each.rank) once.set(each.place.id, each);
  }
  return [...once.values()]
    .sort((a, b) => b.rank - a.rank || a.place.id - b.place.id)
    .slice(0, limit);
}

function described({ place, match }: Candidate): FoundPlace {
  const { id, name, lat, lon, countryCode, divisionCode, divisionName, population, timeZone } =
    place;
  return {
    geonameId: id,
    name,
    match,
    lat,
    lon,
    countryCode,
    countryName: countryName(countryCode),
    divisionCode,
    divisionName,
    population: population > 0 ? population : null,
    timeZone,
    kind: KINDS[place.kind] ?? 'town',
  };
}

/** @source GeoNames feature codes, https://www.geonames.org/export/codes.html */
const KINDS: Readonly<Record<string, FoundPlace['kind']>> = {
  PPLC: 'capital',
  PPLA: 'seat',
  PPLX: 'part_of_town',
};
