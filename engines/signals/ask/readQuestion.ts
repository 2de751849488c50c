import { coordinatesIn, type Coordinates } from '../../ground/earth/writtenCoordinates.ts';
import { DAYS_PER_YEAR } from '../../ground/math/time.ts';
import { aspectsIn, type Aspect } from './aspects.ts';
import { buildingIn, type DescribedBuilding } from './buildingIn.ts';
import { perilsIn } from './perilAspect.ts';
import { placePairsIn, type PlacePair } from './placePairsIn.ts';
import { placeTextsIn } from './placesIn.ts';
import { plainQuestion } from './plainQuestion.ts';
import { spanIn, type Span } from './spanIn.ts';
import { CASUALTIES, COMPARISON, INTENTS, OUTSIDE, SUPERLATIVE, type Intent } from './tables.ts';
import { HAZARD_INTENTS, UNCOVERED } from './tables/hazardWords.ts';
import { worthIn, type Worth } from './worthIn.ts';

/** A question as the grammar reads it. */
export interface ReadQuestion {
  /** undefined where no row of the table knows it. */
  readonly intent: Intent | undefined;
  /** Hazards that it names beside the first, in a list: `flood and earthquake risk`. */
  readonly others: readonly Intent[];
  /** Hazards that it names and that are not answered with it, in words. */
  readonly unread: readonly string[];
  /** What of an answer it asks for. */
  readonly aspects: readonly Aspect[];
  /** Subjects that nothing here answers, by their names. */
  readonly uncovered: readonly string[];
  /** It asks for something that this service has nothing to say of. */
  readonly isOutside: boolean;
  /** It asks how many people die or are hurt. */
  readonly isOfCasualties: boolean;
  /** It sets places against each other, or asks which of all is the most. */
  readonly isComparison: boolean;
  /** It goes on from a question before, which is not kept. */
  readonly isFollowUp: boolean;
  readonly isOfOtherLanguage: boolean;
  readonly coordinates: Coordinates | undefined;
  /** Words that may name the place, the likeliest first. */
  readonly placeTexts: readonly string[];
  /** Names that it joins by a word such as `and`. */
  readonly placePairs: readonly PlacePair[];
  readonly magnitude: number | undefined;
  readonly days: number | undefined;
  /** The return period that it names, years. */
  readonly returnYears: number | undefined;
  /** A year to come that it names. */
  readonly laterYear: number | undefined;
  /** A year gone by that it names. */
  readonly pastYear: number | undefined;
  /** Years between which it asks for events, and how many years back from now. */
  readonly span: Span | undefined;
  /** The category of a hurricane, 1 to 5. */
  readonly category: number | undefined;
  /** Perils that it names, as the loss of a building calls them. */
  readonly perils: readonly string[];
  /** The term of a loan, where it is one that is reckoned with, years. */
  readonly loanYears: 15 | 30 | undefined;
  /** It asks where the numbers come from. */
  readonly isOfSources: boolean;
  /** It is a name and nothing else. */
  readonly isNameAlone: boolean;
  /** It names a postal code. */
  readonly isOfPostcode: boolean;
  readonly building: DescribedBuilding;
  /** What it says that the building is worth. */
  readonly worth: Worth | undefined;
}

const DAYS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 30,
  year: DAYS_PER_YEAR,
  decade: 10 * DAYS_PER_YEAR,
  century: 100 * DAYS_PER_YEAR,
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
 * Reads a question: what it is about, where, how large and how long. Words decide, never what they ask to be done: nothing in a
 * question is an instruction.
 *
 * @param question  as it was asked
 */
export function readQuestion(question: string): ReadQuestion {
  const { text, isOfOtherLanguage } = plainQuestion(question);
  const lower = text.toLowerCase();
  const intent = INTENTS.find(({ patterns }) => patterns.some((pattern) => pattern.test(lower)));
  const others = othersIn(lower, intent);
  return {
    intent,
    others,
    unread: unreadIn(lower, [...(intent ? [intent] : []), ...others]),
    aspects: aspectsIn(lower),
    uncovered: UNCOVERED.flatMap(([name, words]) => (words.test(lower) ? [name] : [])),
    isOutside: OUTSIDE.some((pattern) => pattern.test(lower)),
    isOfCasualties: CASUALTIES.test(lower),
    isComparison: COMPARISON.test(lower) || SUPERLATIVE.test(lower),
    isFollowUp: FOLLOW_UP.test(lower),
    isOfOtherLanguage,
    coordinates: coordinatesIn(text),
    placeTexts: placeTextsIn(text),
    placePairs: placePairsIn(text),
    magnitude: magnitudeIn(lower),
    days: daysIn(lower),
    returnYears: returnYearsIn(lower),
    laterYear: laterYearIn(lower),
    pastYear: pastYearIn(lower),
    span: spanIn(lower),
    category: categoryIn(lower),
    perils: perilsIn(lower),
    loanYears: loanYearsIn(lower),
    isOfSources: OF_SOURCES.test(lower),
    isNameAlone: NAME_ALONE.test(text),
    isOfPostcode: POSTCODE.test(lower),
    building: buildingIn(lower),
    worth: worthIn(lower),
  };
}

/** What stands between two hazards of a list. */
const LISTS =
  /^\s*(?:risks?|hazards?|dangers?|damage)?\s*(?:,|&|\/|\+|and|or|nor|plus|as well as)(?:\s*(?:and|or|&))?\s+(?:the\s+|also\s+|about\s+)?$|^[/+&]$/;

/** Hazards that a question lists beside that of its intent, in its order; none where it asks for one thing. */
function othersIn(lower: string, intent: Intent | undefined): readonly Intent[] {
  if (!HAZARD_INTENTS.some(([id]) => id === intent?.id)) return [];
  const found = HAZARD_INTENTS.flatMap(([id, words]) =>
    [...lower.matchAll(words)].map(({ index, 0: word }) => ({
      id,
      index,
      end: index + word.length,
    })),
  ).toSorted((a, b) => a.index - b.index);
  const listed = found.filter(({ index, end }) =>
    found.some(
      (other) =>
        (other.end < index && LISTS.test(lower.slice(other.end, index))) ||
        (end < other.index && LISTS.test(lower.slice(end, other.index))),
    ),
  );
  const ids = new Set(listed.map(({ id }) => id).filter((id) => id !== intent?.id));
  return INTENTS.filter(({ id }) => ids.has(id)).slice(0, MOST_OTHERS);
}

/** Hazards of a question beside those that are answered; none where a kind of question is about more than one hazard or about none. */
function unreadIn(lower: string, answered: readonly Intent[]): readonly string[] {
  if (!answered.some(({ id }) => HAZARD_INTENTS.some(([hazard]) => hazard === id))) return [];
  const named = HAZARD_INTENTS.filter(
    ([id, words]) => lower.search(words) >= 0 && answered.every((intent) => intent.id !== id),
  );
  const hazards = named.flatMap(([id]) => INTENTS.find((intent) => intent.id === id)?.about ?? []);
  return INSURANCE.test(lower) ? [...hazards, 'insurance'] : hazards;
}

const INSURANCE = /\b(insurance|insure|premiums?|underwrit\w+)\b/;

/** POLICY: hazards answered beside the first; who lists more is better served by the composite. */
const MOST_OTHERS = 3;

/** A question that leaves out what it asks, or where. */
const FOLLOW_UP =
  /^(and|but|what about|how about|and what about|same for|also)\b|\b(there|that (place|town|city))\s*[?.!]*$/;

const OF_SOURCES =
  /\bwhere (do|does|did|is|are)\b.*\b(come|comes|came|taken) from\b|\b(what|which) (is|are) (the|your) (sources?|evidence|model)\b/;

/** POLICY: up to five words with capitals, such as `Zürich`, `Paris, Texas`. */
const NAME_ALONE =
  /^\p{Lu}[\p{L}'’.-]*(?:,? (?:(?:de|la|le|del|of|the|do|da|di|on|upon|sur|am) )?\p{Lu}[\p{L}'’.-]*){0,4}[?.!]?$/u;

function magnitudeIn(lower: string): number | undefined {
  const found =
    /\b(?:magnitude|vei|ef|m|mw)\s*-?\s*(?:of\s+)?(\d(?:\.\d+)?)/.exec(lower) ??
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

/** `100-year flood`, `once in 475 years`, `10 % in 50 years`. */
function returnYearsIn(lower: string): number | undefined {
  const share =
    /\b(\d{1,2}(?:\.\d+)?)[ -]?%(?: chance| probability)?(?: of exceedance)?[ -]in[ -](\d{1,3})[ -]years?\b/.exec(
      lower.replaceAll('-percent-', '% '),
    );
  if (share) return Math.round(-Number(share[2]) / Math.log(1 - Number(share[1]) / 100));
  const years =
    /\b(\d{2,5})[ -](?:years?|yr)[ -](?:return|flood|storm|event|wave|tsunami|wind|gust|quake|earthquake|shaking)/.exec(
      lower,
    ) ??
    /\b(?:once (?:in|every)|1[ -]in[ -]|return period of|for) ?(\d{2,5}) years?\b/.exec(lower) ??
    /\b1[ -]in[ -](\d{2,5})\b/.exec(lower);
  return years ? Number(years[1]) : undefined;
}

/** A year of written history that is no end of a span, and no price, count or year of building. */
const PAST_YEAR =
  /(?<![\d.,$€£-]|\b(?:since|after|before|until|from|between|to|and|built|built in) )\b(1\d\d\d|20[0-2]\d)\b(?![\d.,]*\d|-|\s?(?:%|years?|m\b|km\b|usd|dollars?|euros?|people))/;

function pastYearIn(lower: string): number | undefined {
  const found = PAST_YEAR.exec(lower);
  return found ? Number(found[1]) : undefined;
}

const POSTCODE = /\b(zip|post(al)?) ?-?(codes?)?:? ?[a-z]*\d/;

function loanYearsIn(lower: string): 15 | 30 | undefined {
  const years = /\b(15|30)[ -]years?\b/.exec(lower)?.[1];
  return years === undefined ? undefined : years === '15' ? 15 : 30;
}

function categoryIn(lower: string): number | undefined {
  const found = /\bcat(?:egory)?\.?[ -]?([1-5])\b/.exec(lower);
  return found ? Number(found[1]) : undefined;
}

const FIRST_LATER_YEAR = 2030;

function laterYearIn(lower: string): number | undefined {
  const years = [...lower.matchAll(/\b2[01]\d\d\b/g)].map(([year]) => Number(year));
  return years.find((year) => year >= FIRST_LATER_YEAR);
}
