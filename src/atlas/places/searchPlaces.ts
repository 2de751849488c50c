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
/** Names shorter than this are not looked up by their look; from the other lengths on two edits are allowed, and three where nothing is as near. */
const NEAR = { leastLength: 4, twoEditsFrom: 6, threeEditsFrom: 9 };
/** Candidates by their look are judged, those with most people first, until so many places per place asked for are at hand. */
const JUDGED = 2;
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
  const isExact = found.size > 0;
  const wanted = { limit, allowed };
  if (!exactOnly && plain && found.size < limit) add(beginning(plain, wanted), plain);
  if (!exactOnly && plain && !isExact && found.size < limit) add(nearly(plain, wanted), plain);
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

interface Wanted {
  readonly limit: number;
  readonly allowed: (place: Place, query: PlaceQuery) => boolean;
}

function beginning(query: PlaceQuery, { limit, allowed }: Wanted): Candidate[] {
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

/** Places of names that look like it; no more of them are made than may be among the best. */
function nearly(query: PlaceQuery, { limit, allowed }: Wanted): Candidate[] {
  const { people } = placeTable();
  const possible = alike(query.name)
    .flatMap(({ name, places, edits }) =>
      places.map((i) => ({ i, name, edits, most: mostRank(people[i], edits) })),
    )
    .sort((a, b) => b.most - a.most);
  const judged: Candidate[] = [];
  const best: number[] = [];
  for (const { i, name, edits, most } of possible) {
    const worst = best[JUDGED * limit - 1];
    if (worst !== undefined && most < worst) break;
    const each = candidate(i, name, 'near', edits);
    if (!allowed(each.place, query)) continue;
    judged.push(each);
    best.push(each.rank);
    best.sort((a, b) => b - a);
  }
  return judged;
}

/** No place with so many people ranks higher. */
function mostRank(people: number, edits: number): number {
  return Math.log10(people + RANK.leastPeople) + RANK.principal + RANK.capital + RANK.edit * edits;
}

/** Names a few letters away: principal ones, and any with two neighbouring letters changed about or one too many. */
function alike(name: string): readonly (NamedPlaces & { readonly edits: number })[] {
  if (name.length < NEAR.leastLength) return [];
  const near = index().near(name, name.length < NEAR.twoEditsFrom ? 1 : 2);
  const slips = [...slipsOf(name)].flatMap((slip) => {
    const places = index().exact(slip);
    return places.length === 0 ? [] : [{ name: slip, places, edits: 1 }];
  });
  if (near.length + slips.length > 0 || name.length < NEAR.threeEditsFrom)
    return [...near, ...slips];
  return index().near(name, 3);
}

function slipsOf(name: string): Set<string> {
  const slips = new Set<string>();
  const letters = Array.from(name);
  for (const [i, letter] of letters.entries()) {
    const [before, after] = [letters.slice(0, i).join(''), letters.slice(i + 1).join('')];
    slips.add(before + after);
    const [next, ...rest] = letters.slice(i + 1);
    if (next !== undefined && next !== letter) slips.add(before + next + letter + rest.join(''));
  }
  return slips;
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
