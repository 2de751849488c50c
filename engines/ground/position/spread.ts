import { mixtureQuantile } from './mixture.ts';
import { quantileGroups, type QuantileGroup } from './quantileGroups.ts';

type Members = Readonly<Record<string, unknown>>;

/** An answer at one of the points where the position may be. */
export interface Weighed {
  readonly weight: number;
  readonly reply: unknown;
}

/** An interval before and after. */
export interface WidenedInterval {
  readonly pointer: string;
  readonly low_before: number;
  readonly high_before: number;
  readonly low: number;
  readonly high: number;
}

/** A number that depends on where the position is. */
export interface MovedNumber {
  readonly pointer: string;
  readonly value: number;
  readonly lowest: number;
  readonly highest: number;
  readonly standard_deviation: number;
}

/** A word of the answer that depends on where the position is. */
export interface DoubtfulWord {
  readonly pointer: string;
  readonly value: string;
  readonly others: { value: string; probability: number }[];
}

/** An answer whose intervals hold the error of the position, and what that changed. */
export interface SpreadReply {
  readonly reply: Members;
  readonly intervals: WidenedInterval[];
  readonly numbers: MovedNumber[];
  readonly words: DoubtfulWord[];
}

/** Differences below this share are those of rounding. */
const LEAST = 1e-9;
/** Words are names of classes; longer texts are sentences about the point. */
const LONGEST_WORD = 40;

/**
 * Spreads the answers at the points into the intervals of the first: each becomes the interval of the mixture of all. Best values
 * and lists stay those of the first.
 *
 * @param answers  that of the given position first
 */
export function spreadReply(answers: readonly [Weighed, ...Weighed[]]): SpreadReply {
  const told: Omit<SpreadReply, 'reply'> = { intervals: [], numbers: [], words: [] };
  return { reply: spreadMembers(answers, '', told), ...told };
}

type Told = Omit<SpreadReply, 'reply'>;
type Parts = readonly [Weighed, ...Weighed[]];

function spreadMembers(parts: Parts, at: string, told: Told): Members {
  const centre = parts[0].reply as Members;
  const out: Record<string, unknown> = { ...centre };
  const inGroups = new Set<string>();
  for (const group of quantileGroups(centre)) {
    for (const { name } of group.members) inGroups.add(name);
    Object.assign(out, widened({ parts, group, at, told }));
  }
  for (const name of Object.keys(centre)) {
    const pointer = `${at}/${name}`;
    const members = below(parts, name);
    const value = centre[name];
    if (isMembers(value)) out[name] = spreadMembers(members, pointer, told);
    else if (!inGroups.has(name) && name !== 'lat' && name !== 'lon') tell(members, pointer, told);
  }
  return out;
}

/** A member of every answer that has it in the shape of the first. */
function below([first, ...others]: Parts, name: string): Parts {
  const value = (first.reply as Members)[name];
  const alike = others.flatMap(({ weight, reply }) => {
    const other = (reply as Members)[name];
    return isMembers(value) === isMembers(other) && typeof other === typeof value
      ? [{ weight, reply: other }]
      : [];
  });
  return [{ weight: first.weight, reply: value }, ...alike];
}

interface Widening {
  readonly parts: Parts;
  readonly group: QuantileGroup;
  readonly at: string;
  readonly told: Told;
}

function widened({ parts, group: { members }, at, told }: Widening): Members {
  const known = parts.flatMap(({ weight, reply }) => {
    const knots = members.map(({ name, probability }) => ({
      probability,
      value: Number((reply as Members)[name] ?? Number.NaN),
    }));
    const isWhole = knots.every(
      ({ value }, i) => Number.isFinite(value) && value >= (knots[i - 1]?.value ?? -Infinity),
    );
    return isWhole ? [{ weight, knots }] : [];
  });
  const out: Record<string, number> = {};
  const ends = members.filter(({ probability }) => probability !== 0.5);
  members.forEach(({ name, probability }, i) => {
    // The best value stays that of the point; a median is one of the interval's.
    if (probability !== 0.5 || /p50/.test(name)) out[name] = mixtureQuantile(known, i);
  });
  const [low = '', high = ''] = [ends.at(0)?.name, ends.at(-1)?.name];
  const before = parts[0].reply as Readonly<Record<string, number>>;
  const row = {
    pointer: at === '' ? `/${low}` : at,
    low_before: before[low],
    high_before: before[high],
    low: out[low],
    high: out[high],
  };
  if (differs(row.low, row.low_before) || differs(row.high, row.high_before))
    told.intervals.push(row);
  return out;
}

/** Notes a number or a word that is not everywhere the same. */
function tell(parts: Parts, pointer: string, told: Told): void {
  const { reply: value } = parts[0];
  if (typeof value === 'number') {
    const numbers = parts as readonly { weight: number; reply: number }[];
    const all = numbers.map(({ reply }) => reply);
    const [lowest, highest] = [Math.min(...all), Math.max(...all)];
    if (!differs(lowest, highest)) return;
    const total = numbers.reduce((sum, { weight }) => sum + weight, 0);
    const mean = numbers.reduce((sum, { weight, reply }) => sum + weight * reply, 0) / total;
    const variance =
      numbers.reduce((sum, { weight, reply }) => sum + weight * (reply - mean) ** 2, 0) / total;
    told.numbers.push({ pointer, value, lowest, highest, standard_deviation: Math.sqrt(variance) });
  } else if (typeof value === 'string' && value.length <= LONGEST_WORD) {
    const others = new Map<string, number>();
    for (const { weight, reply } of parts)
      if (reply !== value) others.set(String(reply), (others.get(String(reply)) ?? 0) + weight);
    if (others.size > 0)
      told.words.push({
        pointer,
        value,
        others: [...others].map(([word, probability]) => ({ value: word, probability })),
      });
  }
}

const differs = (a: number, b: number): boolean =>
  Math.abs(a - b) > LEAST * Math.max(Math.abs(a), Math.abs(b));

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
