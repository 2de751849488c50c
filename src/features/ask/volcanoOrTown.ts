import { volcanoesNamed } from '../../../engines/ground/datasets/volcanoes.ts';
import type { FoundPlace } from '../../../engines/ground/datasets/placeSearch.ts';
import { isKnown } from '../../../engines/facts.ts';
import { NAMESAKE_KM, nameKey, namedPlace } from '../../../engines/ground/earth/choosePlace.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import type { Context } from '../../core/context.ts';
import { Abstention } from './abstention.ts';

/** A volcano that a question may name. */
export interface NamedVolcano {
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly eruptions: number;
  readonly isOldCaldera: boolean;
  readonly attribution: string;
}

/** POLICY: so many eruptions on record make a volcano known beside a town of its name elsewhere. */
const KNOWN_BY_ERUPTIONS = 10;
/** POLICY: people of a town that yields to a known volcano, and of one that no volcano comes before. */
const TOWN = { small: 5_000, large: 50_000 };
/** Words that make a name that of a mountain. */
const MOUNTAIN =
  /\b(super-?volcano|caldera|mount|mt|monte|mont|volcano|volc[aá]n|nevado|gunung|cerro|pico)\b/i;

export const isCalledMountain = (text: string): boolean => MOUNTAIN.test(text);
export const isKnownVolcano = ({ eruptions, isOldCaldera }: NamedVolcano): boolean =>
  isOldCaldera || eruptions >= KNOWN_BY_ERUPTIONS;

/** The volcano that bears a name; undefined where none does, or more than one. */
export async function volcanoNamed(
  text: string,
  { ask }: Pick<Context, 'ask'>,
): Promise<NamedVolcano | undefined> {
  const fact = await ask(volcanoesNamed({ text }));
  const [volcano, second] = isKnown(fact) ? fact.value.volcanoes : [];
  if (!isKnown(fact) || !volcano || second) return undefined;
  return { ...volcano, attribution: fact.value.attribution };
}

/** The first of several names that a volcano bears. */
export async function volcanoAmong(
  texts: readonly string[],
  context: Pick<Context, 'ask'>,
): Promise<NamedVolcano | undefined> {
  for (const text of texts) {
    const volcano = await volcanoNamed(text, context);
    if (volcano) return volcano;
  }
  return undefined;
}

/**
 * Whether a name means the volcano that bears it rather than the towns found for it, which lie elsewhere. A town within 50 km is
 * meant; so is one with many people, or one of its very name where the volcano is little known. Towns that bear the name beside
 * another of their own yield.
 *
 * @param text   the name as it was asked for
 * @param found  towns found for it, the likeliest first
 * @throws Abstention `ambiguous_place` where either may be meant
 */
export function isVolcanoMeant(
  text: string,
  volcano: NamedVolcano,
  found: readonly FoundPlace[],
): boolean {
  const towns = found.filter(({ match }) => match === 'exact').map(namedPlace);
  const isNear = ({ lat, lon }: FoundPlace): boolean =>
    distanceKm(lat, lon, volcano.lat, volcano.lon) <= NAMESAKE_KM;
  if (towns.some(isNear)) return false;
  const own = towns.filter(({ name }) => nameKey(name) === nameKey(text));
  const people = Math.max(...(own[0] ? own : towns).map(({ population }) => population ?? 0));
  if (isCalledMountain(text)) return people < TOWN.large;
  if (isKnownVolcano(volcano) && (!own[0] || people < TOWN.small)) return true;
  if (people >= TOWN.large || (own[0] && !isKnownVolcano(volcano))) return false;
  throw new Abstention(
    'ambiguous_place',
    `${volcano.name} is a volcano of ${volcano.country} and a town elsewhere: name the volcano as one, or the town with its state or country.`,
    [`${volcano.name} volcano`, ...towns.slice(0, 4).map(({ label }) => label)],
  );
}
