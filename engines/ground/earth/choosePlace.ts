import type { FoundPlace } from '../datasets/placeSearch.ts';
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

/** POLICY: a town that bears the name of a country or state is meant before it as its capital or with so many people; of another name only with many more. */
const TOWN_BEFORE_REGION = { people: 100_000, peopleOfOtherName: 1_000_000 };

/**
 * Whether a name that a country or state bears too means the region rather than one of the places found for it: a seat of its
 * administration is meant where it is the only town of the name.
 */
export function isRegionMeant(chosen: ChosenPlace, region: string): boolean {
  if (chosen.is === 'none') return true;
  if (
    chosen.is === 'one' &&
    chosen.place.kind === 'seat' &&
    nameKey(chosen.place.name) === nameKey(region)
  )
    return false;
  const places = chosen.is === 'one' ? [chosen.place] : chosen.candidates;
  return !places.some((place) => isMeantBeforeRegion(place, region));
}

function isMeantBeforeRegion({ kind, name, population }: FoundPlace, region: string): boolean {
  const people = population ?? 0;
  if (people >= TOWN_BEFORE_REGION.peopleOfOtherName) return true;
  return (
    nameKey(name) === nameKey(region) && (kind === 'capital' || people >= TOWN_BEFORE_REGION.people)
  );
}

/**
 * The place a name means, from what the gazetteer found: one of its names is the text, and no namesake elsewhere is of its size. A
 * place of another name that once bore this one or is nicknamed so is none: Amman was a Philadelphia, New Orleans is the Crescent City.
 *
 * @param found  places found for the name, the likeliest first
 */
export function choosePlace(found: readonly FoundPlace[]): ChosenPlace {
  const named = found.map(namedPlace);
  const [place, ...namesakes] = named.filter(({ match }) => match === 'exact');
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
