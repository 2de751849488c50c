import { PERILS, type Peril } from '../siteRisk/perils.ts';

/** What each word of an application asks for; together they hold every peril once. */
const HELD = {
  earthquake: ['earthquake'],
  flood: ['flood'],
  sinkhole: ['sinkhole'],
  wind: ['wind', 'severe_storm'],
  wildfire: ['wildfire'],
  tsunami: ['tsunami'],
  volcano: ['volcano'],
  landslide: ['landslide'],
} as const satisfies Readonly<Record<string, readonly Peril[]>>;

/** A word for one peril, or for two that are covered together. */
export type SingleWord = keyof typeof HELD;

/** The single words in their order. */
export const SINGLE_WORDS = Object.keys(HELD) as SingleWord[];

/** Perils in the words of an application. */
export const REQUESTED = [...SINGLE_WORDS, 'all'] as const;
export type RequestedWord = (typeof REQUESTED)[number];

/** The same cover in single words, each once. */
export function singleWords(words: readonly RequestedWord[]): SingleWord[] {
  return words.includes('all')
    ? [...SINGLE_WORDS]
    : SINGLE_WORDS.filter((word) => words.includes(word));
}

/** The perils behind the words of an application. */
export function requestedPerils(words: readonly RequestedWord[]): ReadonlySet<Peril> {
  return words.includes('all')
    ? new Set(PERILS)
    : new Set(singleWords(words).flatMap((word): readonly Peril[] => HELD[word]));
}

/** What a word is called in a sentence. */
export function wordsFor(word: SingleWord): string {
  return word === 'wind' ? 'wind, tornado and hail' : word;
}
