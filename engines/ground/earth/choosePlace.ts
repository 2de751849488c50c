import type { FoundPlace, NamedRegion } from '../datasets/placeSearch.ts';
import { distanceKm } from './geodesy.ts';

/** POLICY: a namesake this far away and with more than this share of the people may be the one that is meant. */
export const NAMESAKE_KM = 50;
const NAMESAKE_SHARE = 0.4;
/** POLICY: a seat of administration yields to a namesake of nearly its size, a capital to a larger one. */
const SEAT_SHARE = 0.8;

/** A populated place with the words by which people know it, and coordinates as the gazetteer writes them. */
export interface NamedPlace extends FoundPlace {
  /** `Lyon, Auvergne-Rhône-Alpes, France`. */
  readonly label: string;
}

/** What a name means: one place and its namesakes, several that may be meant, or none and what comes near. */
export type ChosenPlace =
  | { readonly is: 'one'; readonly place: NamedPlace; readonly others: readonly NamedPlace[] }
  | { readonly is: 'several'; readonly candidates: readonly NamedPlace[] }
  | { readonly is: 'none'; readonly nearest: readonly NamedPlace[] };

/** POLICY: a town that bears the name of a country or state is meant before it as its capital or with so many people, elsewhere with more than any town in it; of another name only with many more. */
const TOWN_BEFORE_REGION = { people: 100_000, peopleOfOtherName: 1_000_000 };

/** POLICY: a town of so many people is meant before a lake or other area of its name; one of another name only with many more: Sylhet is written Sylt too. */
const TOWN_BEFORE_AREA = { people: 100_000, peopleOfOtherName: 1_000_000 };

/**
 * Whether a name that a country, state, lake or other area bears too means the region rather than one of the places found for it: a seat
 * of its administration is meant where it is the only town of the name.
 */
export function isRegionMeant(chosen: ChosenPlace, region: NamedRegion): boolean {
  if (chosen.is === 'none') return true;
  if (region.kind !== 'country_or_division')
    return !foundIn(chosen).some((place) => isMeantBeforeArea(place, region));
  if (
    chosen.is === 'one' &&
    chosen.place.kind === 'seat' &&
    (nameKey(chosen.place.name) === nameKey(region.name) || liesIn(chosen.place, region))
  )
    return false;
  return !foundIn(chosen).some((place) => isMeantBeforeRegion(place, region));
}

/** The places that a name may mean. */
function foundIn(chosen: ChosenPlace): readonly NamedPlace[] {
  if (chosen.is === 'none') return [];
  return chosen.is === 'one' ? [chosen.place] : chosen.candidates;
}

function isMeantBeforeRegion(place: FoundPlace, region: NamedRegion): boolean {
  const people = place.population ?? 0;
  if (people >= TOWN_BEFORE_REGION.peopleOfOtherName) return true;
  if (nameKey(place.name) !== nameKey(region.name)) return false;
  // Bāli is a town in West Bengal; larger towns than it lie on Bali.
  const isLarge = liesIn(place, region) || people > region.largestTownPeople;
  return place.kind === 'capital' || (isLarge && people >= TOWN_BEFORE_REGION.people);
}

function isMeantBeforeArea({ name, population }: FoundPlace, region: NamedRegion): boolean {
  const { people, peopleOfOtherName } = TOWN_BEFORE_AREA;
  const least = nameKey(name) === nameKey(region.name) ? people : peopleOfOtherName;
  return (population ?? 0) >= least;
}

/** Whether a place lies in a country, division or area. */
export function liesIn(place: FoundPlace, { name, box }: NamedRegion): boolean {
  if (box === null) return place.divisionName === name || place.countryName === name;
  const [west, south, east, north] = box;
  return place.lon >= west && place.lon <= east && place.lat >= south && place.lat <= north;
}

/**
 * The place a name means, from what the gazetteer found: one of its names is the text, and no namesake elsewhere is of its size. A
 * place of another name that once bore this one or is nicknamed so is none: Amman was a Philadelphia, New Orleans is the Crescent City.
 *
 * @param found   places found for the name, the likeliest first
 * @param region  the country or state that bears the name too
 */
export function choosePlace(
  found: readonly FoundPlace[],
  region: NamedRegion | null = null,
): ChosenPlace {
  const named = found.map(namedPlace);
  const exact = named.filter(({ match }) => match === 'exact');
  const [place, ...namesakes] = seatFirst(exact, region);
  if (!place) return { is: 'none', nearest: named };
  const others = namesakes.filter(
    (other) => distanceKm(place.lat, place.lon, other.lat, other.lon) > NAMESAKE_KM,
  );
  const least = (place.population ?? 0) * shareOf(place);
  const candidates = others.filter((other) => bearsNameOf(other, place));
  const isDoubtful = candidates.some(({ population }) => (population ?? 0) > least);
  return isDoubtful
    ? { is: 'several', candidates: [place, ...candidates] }
    : { is: 'one', place, others };
}

/** Places with the seat of the region before those that are much smaller: Genève before Geneva in Illinois. */
function seatFirst(
  exact: readonly NamedPlace[],
  region: NamedRegion | null,
): readonly NamedPlace[] {
  const seat = region && exact.find((place) => place.kind === 'seat' && liesIn(place, region));
  if (!seat) return exact;
  const others = exact.filter((place) => place !== seat);
  const least = (seat.population ?? 0) * NAMESAKE_SHARE;
  return others.every(({ population }) => (population ?? 0) <= least) ? [seat, ...others] : exact;
}

function shareOf({ kind }: FoundPlace): number {
  if (kind === 'capital') return 1;
  return kind === 'seat' ? SEAT_SHARE : NAMESAKE_SHARE;
}

/** Whether one of two names is the other or begins with it: Newcastle, and Newcastle upon Tyne. */
function bearsNameOf(a: FoundPlace, b: FoundPlace): boolean {
  const [one, other] = [nameKey(a.name), nameKey(b.name)];
  return one.startsWith(other) || other.startsWith(one);
}

/** A name by its letters alone, without marks. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\d]/gu, '')
    .toLowerCase();

/** Towns named in a sentence. */
const TOLD = 5;

/** Why a country, state, lake or other area is no place, towns in it, and the towns of that name if there are. */
export function namesRegion({ name, kind, what, towns }: NamedRegion, chosen: ChosenPlace): string {
  const own = foundIn(chosen)
    .filter((place) => place.name === name)
    .slice(0, TOLD);
  const namesakes =
    own.length > 0 ? ` (towns of that name: ${own.map(({ label }) => label).join('; ')})` : '';
  const told = towns.length > 0 ? `, such as ${towns.join(' or ')},` : ',';
  return kind === 'lake'
    ? `${name} is ${what}, whose shores differ: name a town on its shore, or give lat and lon${namesakes}`
    : `${name} is ${what}, where places differ: name a town there${told} or give lat and lon${namesakes}`;
}

/** A place with its label, and its coordinates without what single precision adds to their five decimals. */
export function namedPlace(place: FoundPlace): NamedPlace {
  const [lat, lon] = [fiveDecimals(place.lat), fiveDecimals(place.lon)];
  return { ...place, lat, lon, label: labelOf(place) };
}

function labelOf({ name, divisionName, countryName }: FoundPlace): string {
  const parts = [name, divisionName === name ? null : divisionName, countryName];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

const fiveDecimals = (degrees: number): number => Number(degrees.toFixed(5));
