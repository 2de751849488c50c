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

/** The two places that a question names, whose names are listed; undefined where it names another number of them. */
async function twoPlaces(
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
    const listed = await Promise.all(pair.map(isListed));
    if (!listed.every(Boolean)) continue;
    const rest = [...names, ...pairs.flat()]
      .flatMap((text) => text.split(/,\s*/))
      .filter((piece) => pair.every((name) => !name.includes(piece)));
    const others = await Promise.all(rest.map(isListed));
    return others.some(Boolean) ? undefined : pair;
  }
  return undefined;
}

/**
 * The question of each of two places that are set against each other; undefined where there are not two, where several hazards are asked about, or
 * where what is asked has no answer for a place alone.
 *
 * @param isListed  whether a name is that of a place
 */
export async function eachAlone(
  read: ReadQuestion,
  isListed: (name: string) => Promise<boolean>,
): Promise<readonly ReadQuestion[] | undefined> {
  const intent = read.intent ?? INTENTS.find(({ id }) => id === 'composite');
  if (!read.isComparison || read.coordinates !== undefined) return undefined;
  if (read.others.length > 0 || intent?.asks !== 'place') return undefined;
  const names = await twoPlaces(read, isListed);
  return names?.map((name) => ({
    ...read,
    intent,
    isComparison: false,
    placePairs: [],
    placeTexts: [name],
  }));
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

/** Which of two places scores higher, and whether their intervals tell them apart; undefined where one has no score. */
export function setAgainst(
  one: Side,
  other: Side,
): { readonly text: string; readonly citations: readonly (readonly Citation[])[] } | undefined {
  const [a, b] = [scoredOf(one), scoredOf(other)];
  if (!a || !b) return undefined;
  const [higher, lower] = a.score >= b.score ? [a, b] : [b, a];
  const name = higher === a ? one.name : other.name;
  const order =
    a.score === b.score
      ? 'they score alike'
      : higher.low > lower.high
        ? `${name} is the riskier`
        : `${name} is more likely the riskier, but the intervals overlap`;
  return {
    text: `Against each other: ${a.text}, ${b.text}: ${order}.`,
    citations: [a.citations, b.citations],
  };
}
