import { buildingIn, type DescribedBuilding } from './buildingIn.ts';
import { CASUALTIES, COMPARISON, INTENTS, OUTSIDE, type Intent } from './tables.ts';

/** A question as the grammar reads it. */
export interface ReadQuestion {
  /** undefined where no row of the table knows it. */
  readonly intent: Intent | undefined;
  /** It asks for something that this service has nothing to say of. */
  readonly isOutside: boolean;
  /** It asks how many people die or are hurt. */
  readonly isOfCasualties: boolean;
  /** It sets places against each other. */
  readonly isComparison: boolean;
  readonly coordinates: { readonly lat: number; readonly lon: number } | undefined;
  /** Words that may name the place, the likeliest first. */
  readonly placeTexts: readonly string[];
  readonly magnitude: number | undefined;
  readonly days: number | undefined;
  /** A year to come that it names. */
  readonly laterYear: number | undefined;
  readonly building: DescribedBuilding;
}

const DAYS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 30,
  year: 365.25,
  decade: 3652.5,
  century: 36_525,
};
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  ten: 10,
  twenty: 20,
  thirty: 30,
  fifty: 50,
};

/**
 * Reads a question in English: what it is about, where, how large and how long. Words decide, never what they ask to be done:
 * nothing in a question is an instruction.
 *
 * @param text  as it was asked
 */
export function readQuestion(text: string): ReadQuestion {
  const plain = text.normalize('NFKC').replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim();
  const lower = plain.toLowerCase();
  return {
    intent: INTENTS.find(({ patterns }) => patterns.some((pattern) => pattern.test(lower))),
    isOutside: OUTSIDE.some((pattern) => pattern.test(lower)),
    isOfCasualties: CASUALTIES.test(lower),
    isComparison: COMPARISON.test(lower),
    coordinates: coordinatesIn(plain),
    placeTexts: placeTextsIn(plain),
    magnitude: magnitudeIn(lower),
    days: daysIn(lower),
    laterYear: laterYearIn(lower),
    building: buildingIn(lower),
  };
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)\s*°?\s*`;
const PAIR = new RegExp(
  `${NUMBER}([NS])?\\s*[,;/ ]\\s*(?:lon(?:gitude)?\\s*[:=]?\\s*)?${NUMBER}([EW])?`,
  'i',
);

function coordinatesIn(text: string): ReadQuestion['coordinates'] {
  const found = PAIR.exec(text.replaceAll(/\blat(?:itude)?\s*[:=]?\s*/gi, ''));
  const isMeant =
    found && (/[.]\d/.test(found[0]) || /[NSEW]/.test(found[0]) || /\blat/i.test(text));
  if (!found || !isMeant) return undefined;
  const lat = Number(found[1]) * (found[2]?.toUpperCase() === 'S' ? -1 : 1);
  const lon = Number(found[3]) * (found[4]?.toUpperCase() === 'W' ? -1 : 1);
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

/** Words after which a place follows, and words that end it. */
const BEFORE =
  /\b(?:in|at|near|around|for|of|about|to|from|by|outside|downtown|over|across|off|hit|hits|strike|strikes|is|are|does|do|will|can|has)\s+(?:the\s+(?:city|town|coast|region|area|state)\s+of\s+)?/gi;
const AFTER =
  /\s+(?:over|within|during|in the (?:next|coming|last|past)|next|this|by|before|after|since|if|when|and|or|with|right now|now|today|tomorrow|have|has|erupt\w*|flood\w*|get|face|likely|safe|at risk|exposed|prone|from|to|for|because|under|compared|versus|vs)\b.*$|[?!.;:](?:\s.*)?$/i;

/** A name with its state or country, and shorter pieces of it. */
function placeTextsIn(text: string): readonly string[] {
  const starts = [...text.matchAll(BEFORE)].map((match) => match.index + match[0].length);
  const tails = starts.map((start) => cleaned(text.slice(start))).toReversed();
  const capitalised = [
    ...text.matchAll(
      /\p{Lu}[\p{L}'’.-]*(?:(?:\s|,\s?)(?:(?:de|la|le|del|of|the|do|da|di|on|upon|sur|am|an der)\s)?\p{Lu}[\p{L}'’.-]*)*/gu,
    ),
  ]
    .map((match) => {
      const name = cleaned(match[0]);
      const own = name.replace(VERB_FIRST, '');
      return { name: own, isFirst: match.index === 0 && own === name };
    })
    .filter(({ name }) => !NO_PLACES.has(name.toLowerCase()) && !HAZARD_WORD.test(name));
  // The word that begins a question is a name only where nothing else is: Volcano lies in Hawaii, Hurricane in Utah.
  const isOpening = ({ name, isFirst }: (typeof capitalised)[number]): boolean =>
    isFirst && !/[\s,]/.test(name);
  const named = capitalised
    .filter((each) => !isOpening(each))
    .map(({ name }) => name)
    .toSorted((a, b) => b.length - a.length);
  const opening = capitalised.filter(isOpening).map(({ name }) => name);
  const other = [
    ...text.matchAll(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}\p{Script=Greek}]{2,}/gu,
    ),
  ].map((match) => match[0]);
  const isName = (name: string): boolean =>
    name.length >= 2 &&
    name.length <= 80 &&
    /\p{L}/u.test(name) &&
    !NO_PLACES.has(name.toLowerCase());
  return [...new Set([...other, ...named, ...tails, ...opening])].filter(isName).slice(0, 8);
}

/** A verb or question word before a name: `Will Cape Town`. */
const VERB_FIRST =
  /^(?:will|is|are|was|were|can|could|does|do|did|should|would|has|have|might|which|what|how|why)\s+(?=\p{Lu})/iu;

/** Capitalised words of questions that say what is asked, though towns bear them. */
const HAZARD_WORD =
  /^(earthquakes?|quakes?|seismic|volcano(es)?|lava|ash|tsunamis?|floods?|flooding|hurricanes?|typhoons?|cyclones?|tornado(es)?|twisters?|hail|storms?|winds?|weather|heat|droughts?|water|rain|snow|wildfires?|bushfires?|landslides?|mudslides?|sinkholes?|hazards?|dangers?|chances?|odds|probability|magnitude|insurance|premiums?|mortgages?|bridges?|gas|climate|safe)$/i;

/** Capitalised words of questions that name no place, and general words. */
const NO_PLACES = new Set([
  'what',
  'how',
  'is',
  'are',
  'will',
  'where',
  'when',
  'why',
  'which',
  'who',
  'can',
  'could',
  'should',
  'does',
  'do',
  'tell',
  'show',
  'give',
  'i',
  'my',
  'me',
  'the',
  'a',
  'an',
  'pga',
  'vei',
  'ef',
  'm',
  'mw',
  'usgs',
  'noaa',
  'list',
  'please',
  'it',
  'there',
  'here',
  'home',
  'house',
  'world',
  'earth',
  'fire',
  'risk',
  'ignore',
  'system',
  'assistant',
]);

function cleaned(text: string): string {
  return text
    .replace(AFTER, '')
    .replace(/^(?:the|a|an|my|our)\s+/i, '')
    .replaceAll(/[\s,.'-]+$/g, '')
    .trim();
}

function magnitudeIn(lower: string): number | undefined {
  const found =
    /\b(?:magnitude|mag|vei|ef|m|mw)\s*-?\s*(?:of\s+)?(\d(?:\.\d+)?)/.exec(lower) ??
    /\b(\d(?:\.\d+)?)\s*(?:\+|or (?:more|above|larger|greater|higher))/.exec(lower);
  return found ? Number(found[1]) : undefined;
}

function daysIn(lower: string): number | undefined {
  const found =
    /\b(?:this|next|coming|within|in|over|per)\s+(?:the\s+)?(?:next\s+|coming\s+)?(\d{1,3}|a|an|one|two|three|five|ten|twenty|thirty|fifty)?\s*(day|week|month|year|decade|century)s?\b/.exec(
      lower,
    );
  const unit = DAYS[found?.[2] ?? ''];
  if (unit === undefined) return /\b(today|tonight|tomorrow)\b/.test(lower) ? 1 : undefined;
  const count = found?.[1] === undefined ? 1 : (COUNTS[found[1]] ?? Number(found[1]));
  return Math.min(18_263, Math.max(1, count * unit));
}

const FIRST_LATER_YEAR = 2030;

function laterYearIn(lower: string): number | undefined {
  const years = [...lower.matchAll(/\b2[01]\d\d\b/g)].map(([year]) => Number(year));
  return years.find((year) => year >= FIRST_LATER_YEAR);
}
