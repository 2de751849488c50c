import { INTENTS } from '../../../engines/signals/ask/tables.ts';
import type { ReadQuestion } from '../../../engines/signals/ask/readQuestion.ts';
import {
  Quotes,
  type Citation,
  type StoredRecord,
} from '../../../engines/signals/narrative/record.ts';

const capitalised = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => /^\p{Lu}/u.test(text) && !/ than /.test(text));

/** Names that a question sets against each other, as far as its words tell them. */
export function placesNamed({ placePairs, placeTexts }: ReadQuestion): readonly string[] {
  const pair = placePairs.at(-1);
  return pair ? [pair.first, pair.second] : capitalised(placeTexts);
}

/** POLICY: places answered for in one answer; whose list is longer asks a portfolio. */
const MOST_PLACES = 4;

/** The places that a question names, whose names are listed; undefined where it names another number of them. */
async function placesListed(
  { placePairs, placeTexts }: ReadQuestion,
  isListed: (name: string) => Promise<boolean>,
): Promise<readonly string[] | undefined> {
  const names = capitalised(placeTexts);
  const whole = names.filter((text) => !names.some((other) => other.startsWith(`${text},`)));
  // A name with its state is longer than the state alone: Paradise, California and Boulder.
  const pairs = placePairs
    .map(({ first, second }) => [first, second])
    .toSorted((a, b) => b.join('').length - a.join('').length);
  for (const pair of [...pairs, ...(whole.length === 2 ? [whole] : [])]) {
    const places = await eachListed(pair, isListed);
    if (places === undefined) continue;
    const rest = [...names, ...pairs.flat()]
      .flatMap((text) => text.split(/,\s*/))
      .filter((piece) => places.every((name) => !name.includes(piece)));
    const others = await Promise.all(rest.map(isListed));
    return others.some(Boolean) || places.length > MOST_PLACES ? undefined : places;
  }
  return undefined;
}

/** Names that are listed, or lists of such names by commas: `Tokyo, Lima` and `Wellington`; undefined where one is neither. */
async function eachListed(
  names: readonly string[],
  isListed: (name: string) => Promise<boolean>,
): Promise<readonly string[] | undefined> {
  const found: string[] = [];
  for (const name of names) {
    const pieces = (await isListed(name)) ? [name] : name.split(/,\s*/);
    const listed = await Promise.all(pieces.map(isListed));
    if (!listed.every(Boolean)) return undefined;
    found.push(...pieces);
  }
  return found;
}

/**
 * The question of each of the places that it names, where they are set against each other or asked about alike; undefined where there
 * are not two to four, where several hazards are asked about, or where what is asked has no answer for a place alone.
 *
 * @param isListed  whether a name is that of a place
 */
export async function eachAlone(
  read: ReadQuestion,
  isListed: (name: string) => Promise<boolean>,
): Promise<readonly ReadQuestion[] | undefined> {
  const { isComparison } = read;
  const intent =
    read.intent ?? (isComparison ? INTENTS.find(({ id }) => id === 'composite') : undefined);
  if (read.coordinates !== undefined || read.others.length > 0 || intent?.asks !== 'place')
    return undefined;
  if (!isComparison && !(await areApart(read, isListed))) return undefined;
  const names = await placesListed(read, isListed);
  return names?.map((name) => ({
    ...read,
    intent,
    isComparison: false,
    placePairs: [],
    placeTexts: [name],
  }));
}

/** Whether names that are joined, and not set against each other, are several places and one question: no Trinidad and Tobago. */
async function areApart(
  { placePairs, unread }: ReadQuestion,
  isListed: (name: string) => Promise<boolean>,
): Promise<boolean> {
  if (placePairs.length === 0 || unread.length > 0) return false;
  const joined = await Promise.all(
    placePairs.flatMap((pair) => [pair.joined, pair.joined.replace(/ and /, ' & ')]).map(isListed),
  );
  return !joined.some(Boolean);
}

/** What was answered for one of the places. */
export interface Side {
  readonly name: string;
  readonly record: StoredRecord;
  /** Of a composite the component that answers. */
  readonly part?: string | undefined;
}

interface Scored {
  readonly text: string;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly citations: readonly Citation[];
}

/** The score of an answer with its interval; undefined where it has none. */
function scoredOf({ name, record, part }: Side): Scored | undefined {
  const quotes = new Quotes(record);
  const path = part === undefined ? ['reply'] : ['reply', 'components', part];
  const [score, low, high] = [['score'], ['interval', 'p10'], ['interval', 'p90']].map((member) =>
    quotes.at(...path, ...member),
  );
  if (typeof score !== 'number' || typeof low !== 'number' || typeof high !== 'number')
    return undefined;
  const told = (...member: readonly string[]): string => quotes.text(...path, ...member) ?? '';
  return {
    text: `${name} scores ${told('score')} of 100 (80 % interval ${told('interval', 'p10')} to ${told('interval', 'p90')})`,
    score,
    low,
    high,
    citations: quotes.citations,
  };
}

function tieWords(first: string, second: string, places: number): string {
  return places > 2 ? `${first} and ${second} score alike, and highest` : 'they score alike';
}

function firstWords(name: string, isApart: boolean, places: number): string {
  const most = places > 2 ? 'riskiest' : 'riskier';
  return isApart
    ? `${name} is the ${most}`
    : `${name} is more likely the ${most}, but the intervals overlap`;
}

/** Which of some places scores highest, and whether the intervals tell it apart; undefined where one has no score. */
export function setAgainst(
  sides: readonly Side[],
): { readonly text: string; readonly citations: readonly (readonly Citation[])[] } | undefined {
  const scored = sides.flatMap((side) => scoredOf(side) ?? []);
  if (scored.length < sides.length) return undefined;
  const order = scored.map((each, i) => ({ ...each, name: sides[i]?.name ?? '' }));
  const [first, second] = order.toSorted((a, b) => b.score - a.score);
  if (!first || !second) return undefined;
  const isApart = order.every(({ name, high }) => name === first.name || first.low > high);
  const verdict =
    first.score === second.score
      ? tieWords(first.name, second.name, sides.length)
      : firstWords(first.name, isApart, sides.length);
  return {
    text: `Against each other: ${scored.map(({ text }) => text).join(', ')}: ${verdict}.`,
    citations: scored.map(({ citations }) => citations),
  };
}
