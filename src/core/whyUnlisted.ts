import { isKnown } from '../../engines/facts.ts';
import { volcanoesNamed } from '../../engines/ground/datasets/volcanoes.ts';
import { coordinatesIn } from '../../engines/ground/earth/writtenCoordinates.ts';
import type { Context } from './context.ts';

/**
 * Forms of postal codes: four to seven digits, with what the United States, Brazil, Poland and Japan add; those of the United Kingdom,
 * Canada and the Netherlands.
 */
const POSTAL_CODES = [
  /^\d{4,7}$/,
  /^\d{2,5}-\d{3,4}$/,
  /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
  /^[a-z]\d[a-z] ?\d[a-z]\d$/i,
  /^\d{4} ?[a-z]{2}$/i,
];

/** What a text that no populated place bears as its name seems to be instead, and what to give; undefined where nothing is known of it. */
export async function whyUnlisted(
  query: string,
  { ask, signal }: Pick<Context, 'ask' | 'signal'>,
): Promise<string | undefined> {
  const at = coordinatesIn(query);
  if (at) return `'${query}' is read as coordinates: give lat ${at.lat} and lon ${at.lon} instead`;
  if (POSTAL_CODES.some((form) => form.test(query.trim())))
    return `'${query}' looks like a postal code, which the gazetteer does not list: name the town, or give lat and lon`;
  const fact = await ask(volcanoesNamed({ text: query }), signal);
  const [volcano, second] = isKnown(fact) ? fact.value.volcanoes : [];
  if (!volcano || second) return undefined;
  const { name, country, lat, lon } = volcano;
  return `${name} is a volcano of ${country}, whose slopes differ: its summit is at lat ${lat}, lon ${lon}; give these, or name a town near it`;
}
