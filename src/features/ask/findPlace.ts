import {
  placeSearch,
  type FoundPlace,
  type NamedRegion,
} from '../../../engines/ground/datasets/placeSearch.ts';
import { isKnown } from '../../../engines/facts.ts';
import {
  choosePlace,
  isRegionMeant,
  liesIn,
  namedPlace,
  namesRegion,
  type ChosenPlace,
  type NamedPlace,
} from '../../../engines/ground/earth/choosePlace.ts';
import type { ReadQuestion } from '../../../engines/signals/ask/readQuestion.ts';
import type { Context } from '../../core/context.ts';
import { Abstention } from './abstention.ts';
import type { AskPlace } from './schemas.ts';
import {
  isCalledMountain,
  isVolcanoMeant,
  volcanoAmong,
  volcanoNamed,
  type NamedVolcano,
} from './volcanoOrTown.ts';

interface Body {
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
}

/**
 * The place a question means: given beside it, written as coordinates, or named.
 *
 * @throws Abstention `no_place`, `ambiguous_place`, `several_places`
 */
export async function placeOf(
  body: Body,
  read: ReadQuestion,
  context: Pick<Context, 'ask'>,
): Promise<AskPlace> {
  const { lat, lon } = body;
  if (lat !== undefined && lon !== undefined) return bare({ lat, lon }, 'given');
  if (read.coordinates) return bare(read.coordinates, 'coordinates');
  const whole = await wholeName(read, context);
  const place = whole ? named(whole) : await namedIn(read, context);
  if (place) return place;
  throw new Abstention(
    'no_place',
    read.isFollowUp
      ? 'Each question is read on its own: name the town again, or give lat and lon.'
      : 'The question names no place that is listed; name a town, or give lat and lon.',
  );
}

/**
 * The place that one of the texts of a question names: a volcano that is meant, else the first town that lies in no other region than
 * the one named beside it, else that region, else the name that comes nearest; undefined where no text is like any name.
 */
async function namedIn(
  read: ReadQuestion,
  context: Pick<Context, 'ask'>,
): Promise<AskPlace | undefined> {
  let near: Named | undefined;
  let region: Named | undefined;
  // What is called a mountain is looked for first as one: Kilauea volcano, not Kilauea.
  const byMountain = read.placeTexts.toSorted(
    (a, b) => Number(isCalledMountain(b)) - Number(isCalledMountain(a)),
  );
  for (const text of byMountain) {
    const found = await search(text, context);
    const volcano = await volcanoMeant(text, found, context);
    if (volcano) return (await townBeside(read, context)) ?? summitOf(volcano, found);
    if (!isExact(found)) near ??= found;
    else if (isWholeRegion(found)) region ??= found;
    else if (!region || region.region?.kind === 'lake' || isIn(found, region)) return named(found);
  }
  const likeliest = region ?? near;
  return likeliest && named(likeliest);
}

/** The volcano that a text means, of the places that it names as well. */
async function volcanoMeant(
  text: string,
  found: Named | undefined,
  context: Pick<Context, 'ask'>,
): Promise<NamedVolcano | undefined> {
  const volcano = await volcanoNamed(text, context);
  if (!volcano || !(isExact(found) || isCalledMountain(text))) return undefined;
  return isVolcanoMeant(text, volcano, found?.places ?? []) ? volcano : undefined;
}

/**
 * The place whose name is two names joined, such as Trinidad and Tobago; undefined where none is.
 *
 * @throws Abstention `several_places` where both are places
 */
async function wholeName(
  { placePairs }: ReadQuestion,
  context: Pick<Context, 'ask'>,
): Promise<Named | undefined> {
  for (const { first, second, joined } of placePairs) {
    // Lists of countries write some of them with a sign: Trinidad & Tobago.
    const written = joined.replace(/ and /, ' & ');
    const whole = [await search(joined, context), await search(written, context)].find(isExact);
    if (whole) return whole;
    const [one, other] = [await search(first, context), await search(second, context)];
    if (isExact(one) && isExact(other))
      throw new Abstention(
        'several_places',
        `The question asks of several places, ${first} and ${second}: ask of each alone.`,
        [first, second],
      );
  }
  return undefined;
}

const isExact = (found: Named | undefined): found is Named =>
  found !== undefined && (found.places[0]?.match === 'exact' || found.region !== null);

const isWholeRegion = ({ places, region }: Named): boolean =>
  region !== null && isRegionMeant(choosePlace(places, region), region);

/** Whether the likeliest place of a name lies in a region that is named beside it: Bangladesh near Khulna. */
const isIn = ({ places: [first] }: Named, { region }: Named): boolean =>
  first !== undefined && region !== null && liesIn(first, region);

/** Whether a place, country or division is listed by that very name. */
export async function isPlaceName(text: string, context: Pick<Context, 'ask'>): Promise<boolean> {
  return isExact(await search(text, context));
}

/** The summit of a volcano that a question names, if no more than one bears the name. */
export async function volcanoIn(
  { placeTexts }: ReadQuestion,
  context: Pick<Context, 'ask'>,
): Promise<AskPlace | undefined> {
  const volcano = await volcanoAmong(placeTexts, context);
  return volcano && summitOf(volcano);
}

/** The town that a question of a volcano names beside it, by a name with a capital that no volcano bears. */
export async function townBeside(
  { placeTexts }: ReadQuestion,
  context: Pick<Context, 'ask'>,
): Promise<AskPlace | undefined> {
  for (const text of placeTexts.filter((each) => /^\p{Lu}/u.test(each))) {
    if (await volcanoNamed(text, context)) continue;
    const found = await search(text, context);
    if (!isExact(found) || isWholeRegion(found)) continue;
    const chosen = choosePlace(found.places, found.region);
    if (chosen.is === 'one') return named(found);
  }
  return undefined;
}

/** The summit of a volcano as the place of a question; towns of exactly its name stand beside it. */
export function summitOf(
  { lat, lon, name, country, attribution }: NamedVolcano,
  towns?: Named,
): AskPlace {
  const alternatives = (towns?.places ?? []).filter(({ match }) => match === 'exact');
  return {
    ...bare({ lat, lon }, 'exact'),
    name,
    country,
    alternatives: labels(alternatives.map(namedPlace)),
    attribution,
  };
}

interface Named {
  readonly places: readonly FoundPlace[];
  /** Country or division of that name. */
  readonly region: NamedRegion | null;
  readonly attribution: string;
}

async function search(text: string, { ask }: Pick<Context, 'ask'>): Promise<Named | undefined> {
  const fact = await ask(placeSearch({ text }));
  return isKnown(fact) && (fact.value.places.length > 0 || fact.value.region !== null)
    ? fact.value
    : undefined;
}

function named({ places, region, attribution }: Named): AskPlace {
  const chosen = choosePlace(places, region);
  if (region !== null && isRegionMeant(chosen, region))
    throw new Abstention('no_place', `${namesRegion(region, chosen)}.`, labelsOf(chosen, region));
  if (chosen.is === 'none')
    throw new Abstention('no_place', 'No place of that name is listed.', labels(chosen.nearest));
  if (chosen.is === 'several')
    throw new Abstention(
      'ambiguous_place',
      `Several places are called ${chosen.candidates[0]?.name}; add the state or country.`,
      labels(chosen.candidates),
    );
  const { place, others } = chosen;
  return {
    lat: place.lat,
    lon: place.lon,
    name: place.name,
    country: place.countryName,
    division: place.divisionName,
    match: 'exact',
    alternatives: others.map(({ label }) => label),
    attribution,
  };
}

/** Towns that a question for a lake may go on with. */
function labelsOf(chosen: ChosenPlace, { kind }: NamedRegion): string[] {
  if (kind !== 'lake' || chosen.is === 'none') return [];
  return labels(chosen.is === 'one' ? [chosen.place, ...chosen.others] : chosen.candidates);
}

const labels = (places: readonly NamedPlace[]): string[] =>
  places.slice(0, 5).map(({ label }) => label);

function bare(
  at: { lat: number; lon: number },
  match: 'given' | 'coordinates' | 'exact',
): AskPlace {
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
