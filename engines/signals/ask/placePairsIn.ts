import { isHazardWord, VERB_FIRST } from './placesIn.ts';

/** Two names that a question joins, and the words of both, which may be one name. */
export interface PlacePair {
  readonly first: string;
  readonly second: string;
  readonly joined: string;
}

const NAME = String.raw`\p{Lu}[\p{L}'’.-]*(?:(?:\s|,\s)(?:(?:de|la|le|del|of|the|do|da|di|on|upon|sur|am)\s)?\p{Lu}[\p{L}'’.-]*){0,4}`;
const AND = String.raw`(?:and|or|und|oder|et|ou|y|e|o|ve|veya|dan|atau|и|или|vs\.?|versus)`;
const AT = '(?:in|at|near|for|of|en|à|au|a|em|bei|für|для|в)';
/** A second hazard before its place: `and earthquake risk in`. */
const SECOND = String.raw`(?:(?:the\s+|also\s+)?(?:\p{Ll}+\s+){1,5}${AT}\s+|${AT}\s+)?`;
const PAIR = new RegExp(
  String.raw`(?<![\p{L}'’-])(?=((${NAME})(?![\p{L}'’-])(?:\s*,?\s+${AND}\s+${SECOND}|\s*[&+/]\s*)(${NAME})))`,
  'gu',
);

/**
 * Names that a question joins: `Lima and Quito`, `tsunamis in Hilo or floods in Miami`, `Trinidad and Tobago`. Whether they are places,
 * and one or two, only a list of places can tell.
 */
export function placePairsIn(text: string): readonly PlacePair[] {
  if (!/\p{Ll}/u.test(text)) return [];
  const found = [...text.matchAll(PAIR)].map(([, joined = '', first = '', second = '']) => ({
    first: plain(first),
    second: plain(second),
    joined: plain(joined),
  }));
  return found.filter(({ first }) => !isHazardWord(first)).slice(0, MOST_PAIRS);
}

const MOST_PAIRS = 4;
const plain = (name: string): string =>
  name.replace(VERB_FIRST, '').replaceAll(/[\s,.'’-]+$/gu, '');
