import { placeSearch, type FoundPlace } from '../../../engines/ground/datasets/placeSearch.ts';
import { isKnown } from '../../../engines/facts.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import type { ReadQuestion } from '../../../engines/signals/ask/readQuestion.ts';
import type { Context } from '../../core/context.ts';
import { Abstention } from './abstention.ts';
import type { AskPlace } from './schemas.ts';

/** POLICY: a namesake this far away and with more than this share of the people may be the one that is meant. */
const NAMESAKE_KM = 50;
const NAMESAKE_SHARE = 0.4;

interface Body {
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
}

/**
 * The place a question means: given beside it, written as coordinates, or named.
 *
 * @throws Abstention `no_place`, `ambiguous_place`
 */
export async function placeOf(
  body: Body,
  read: ReadQuestion,
  context: Pick<Context, 'ask'>,
): Promise<AskPlace> {
  const { lat, lon } = body;
  if (lat !== undefined && lon !== undefined) return bare({ lat, lon }, 'given');
  if (read.coordinates) return bare(read.coordinates, 'coordinates');
  let near: Named | undefined;
  for (const text of read.placeTexts) {
    const found = await search(text, context);
    if (found?.places[0]?.match === 'exact') return named(found);
    near ??= found;
  }
  throw new Abstention(
    'no_place',
    near
      ? 'No place of that name is listed.'
      : 'The question names no place that is listed; name a town, or give lat and lon.',
    (near?.places ?? []).slice(0, 5).map(labelOf),
  );
}

interface Named {
  readonly places: readonly FoundPlace[];
  readonly attribution: string;
}

async function search(text: string, { ask }: Pick<Context, 'ask'>): Promise<Named | undefined> {
  const fact = await ask(placeSearch({ text }));
  return isKnown(fact) && fact.value.places.length > 0 ? fact.value : undefined;
}

function named({ places, attribution }: Named): AskPlace {
  const [first, ...others] = places.filter(({ match }) => match === 'exact');
  if (!first) throw new Abstention('no_place', 'No place of that name is listed.');
  const far = others.filter(
    (other) => distanceKm(first.lat, first.lon, other.lat, other.lon) > NAMESAKE_KM,
  );
  const rival = far.find(
    ({ population }) => (population ?? 0) > NAMESAKE_SHARE * (first.population ?? 0),
  );
  if (rival && first.kind !== 'capital')
    throw new Abstention(
      'ambiguous_place',
      `Several places are called ${first.name}; add the state or country.`,
      [first, ...far].slice(0, 5).map(labelOf),
    );
  return {
    lat: rounded(first.lat),
    lon: rounded(first.lon),
    name: first.name,
    country: first.countryName,
    division: first.divisionName,
    match: 'exact',
    alternatives: far.map(labelOf),
    attribution,
  };
}

function bare(at: { lat: number; lon: number }, match: 'given' | 'coordinates'): AskPlace {
  return {
    ...at,
    name: null,
    country: null,
    division: null,
    match,
    alternatives: [],
    attribution: null,
  };
}

/** Coordinates of the gazetteer are of five decimals, kept as single precision. */
const rounded = (degrees: number): number => Number(degrees.toFixed(5));

function labelOf({ name, divisionName, countryName }: FoundPlace): string {
  return [name, divisionName, countryName]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}
