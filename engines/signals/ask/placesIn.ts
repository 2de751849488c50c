import { COMMON_WORDS, HAZARD_INTENTS } from './tables/hazardWords.ts';

/** Words after which a place follows, and words that end it. */
const BEFORE =
  /\b(?:in|at|near|around|for|of|about|to|from|by|outside|downtown|over|across|off|reach(?:es)?|hit|hits|strike|strikes|is|are|does|do|will|can|has)\s+(?:the\s+(?:city|town|coast|region|area|state)\s+of\s+)?/gi;
const AFTER =
  /\s+(?:over|within|during|in (?:the|a) |next|this|by|before|after|since|if|when|and|or|with|right now|now|today|tomorrow|have|has|erupt\w*|flood\w*|get|face|likely|safe|at risk|exposed|prone|from|to|for|because|under|compared|versus|vs|per year|a year|\d)\b.*$|(?<!\b(?:st|ste|mt|ft))[?!.;:](?:\s.*)?$/i;

/** Names of a question that may be its place, the likeliest first: with state or country, and shorter pieces of it. */
export function placeTextsIn(text: string): readonly string[] {
  // Where all is in capitals, they show no name.
  const { named, opening } = /\p{Ll}/u.test(text)
    ? capitalisedIn(text)
    : { named: [], opening: [] };
  const starts = [...text.matchAll(BEFORE)].map((match) => match.index + match[0].length);
  const tails = starts.map((start) => cleaned(text.slice(start))).toReversed();
  const names = [...otherScriptsIn(text), ...named, ...tails, ...opening].map(countryInFull);
  const shown = names.filter(isName);
  const all = shown.length > 0 ? shown : leftOver(text).filter(isName);
  return [...new Set(all)].slice(0, MOST_NAMES);
}

const MOST_NAMES = 10;

/** Words with a capital, and the first of the question, which has one whatever it is: Volcano lies in Hawaii, Hurricane in Utah. */
function capitalisedIn(text: string): { named: readonly string[]; opening: readonly string[] } {
  const found = [
    ...text.matchAll(
      /\p{Lu}[\p{L}'’.-]*(?:(?:\s|,\s?)(?:(?:de|la|le|del|of|the|do|da|di|on|upon|sur|am|an der)\s)?\p{Lu}[\p{L}'’.-]*)*/gu,
    ),
  ]
    .map((match) => {
      const name = cleaned(match[0]);
      const own = name.replace(VERB_FIRST, '');
      return { name: own, isOpening: match.index === 0 && own === name && !/[\s,]/.test(own) };
    })
    .filter(({ name }) => !NO_PLACES.has(name.toLowerCase()) && !HAZARD_WORD.test(name));
  const of = (isOpening: boolean): string[] =>
    found.filter((each) => each.isOpening === isOpening).map(({ name }) => name);
  // Zurich on Lake Zurich, as far as no list has it whole, is Zurich; Bushfire Canberra is Canberra.
  const named = of(false).flatMap((name) => [
    name,
    ...(/^(.+?) (?:on|upon|am) /.exec(name)?.slice(1) ?? []),
    ...withoutHazard(name),
  ]);
  return { named: named.toSorted((a, b) => b.length - a.length), opening: of(true) };
}

/** A name without the word of a hazard before or after it, where there is one. */
function withoutHazard(name: string): readonly string[] {
  const words = name.split(' ');
  const [first, last] = [words[0] ?? '', words.at(-1) ?? ''];
  const left = words.slice(isHazardWord(first) ? 1 : 0, isHazardWord(last) ? -1 : undefined);
  return left.length === words.length || left.length === 0 ? [] : [left.join(' ')];
}

/** Letters between which no script puts spaces, and others that have capitals or not. */
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Hebrew}]{2,}/gu;
/** What follows a name in Japanese, Chinese and Korean. */
const PARTICLE = /(?:における|での|では|には|の|は|が|に|で|的|在|에서|의|에|은|는)$/u;

function otherScriptsIn(text: string): readonly string[] {
  return [...text.matchAll(OTHER_SCRIPT)].flatMap(([name]) => [name, name.replace(PARTICLE, '')]);
}

/** A verb or question word before a name: `Will Cape Town`. */
export const VERB_FIRST =
  /^(?:will|is|are|was|were|can|could|does|do|did|should|would|has|have|might|which|what|how|why|ist|sind|est|è|é|es|está|sono|são)\s+(?=\p{Lu})/iu;

/** Capitalised words of questions that say what is asked, though towns bear them. */
const HAZARD_WORD =
  /^(earthquakes?|quakes?|seismic|volcano(es)?|lava|ash|tsunamis?|floods?|flooding|hurricanes?|typhoons?|cyclones?|tornado(es)?|twisters?|hail|storms?|winds?|weather|heat|droughts?|water|rain|snow|wildfires?|bushfires?|landslides?|mudslides?|sinkholes?|hazards?|dangers?|chances?|odds|probability|magnitude|insurance|premiums?|mortgages?|bridges?|gas|climate|safe)$/i;

/** Whether a word says what is asked, whatever town bears it. */
export const isHazardWord = (word: string): boolean => HAZARD_WORD.test(word);

/** Capitalised words of questions that name no place, and general words. */
const NO_PLACES = new Set(
  `what how is are will where when why which who can could should does do tell show give i my me us the a an pga vei ef m mw usgs noaa
  list please it there here home house world earth fire risk ignore system assistant`.split(/\s+/),
);

function cleaned(text: string): string {
  return text
    .replace(AFTER, '')
    .replace(/^(?:the|a|an|my|our)\s+/i, '')
    .replace(/['’]\p{Ll}{1,4}$/u, '')
    .replaceAll(/[\s,.'-]+$/g, '')
    .trim();
}

/** Short names of countries that are also words or names of villages. */
const COUNTRIES: Readonly<Record<string, string>> = {
  US: 'United States',
  USA: 'United States',
  'U.S': 'United States',
  'U.S.A': 'United States',
  UK: 'United Kingdom',
  'U.K': 'United Kingdom',
  UAE: 'United Arab Emirates',
};
const countryInFull = (name: string): string => COUNTRIES[name] ?? name;

const HAZARDS = HAZARD_INTENTS.map(([, words]) => new RegExp(`^(?:${words.source})$`));

/** Whether a word belongs to the question rather than to a name. */
function isCommon(word: string): boolean {
  const lower = word.toLowerCase().replace(/['’]s?$/u, '');
  return (
    COMMON_WORDS.has(lower) ||
    NO_PLACES.has(lower) ||
    HAZARD_WORD.test(lower) ||
    HAZARDS.some((pattern) => pattern.test(lower)) ||
    /\d/.test(lower)
  );
}

/** Runs of words that are none of the question's own: `wildfire paradise california`. */
function leftOver(text: string): readonly string[] {
  const runs: string[][] = [[]];
  for (const [word] of text.matchAll(/[\p{L}\d.'’-]+,?/gu)) {
    if (isCommon(word.replace(/,$/, ''))) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs
    .filter((run) => run.length > 0 && run.length <= LONGEST_NAME)
    .map((run) => cleaned(run.join(' ')))
    .toSorted((a, b) => b.length - a.length);
}

/** Words of the longest name that is looked up. */
const LONGEST_NAME = 5;

function isName(name: string): boolean {
  return (
    name.length >= 2 &&
    name.length <= 80 &&
    /\p{L}/u.test(name) &&
    !name.split(/[\s,]+/).every(isCommon)
  );
}
