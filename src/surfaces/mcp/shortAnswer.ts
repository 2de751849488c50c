import { isSameData } from '../../core/sameData.ts';
import { bytesIn } from '../../core/jsonText.ts';
import { jsonTextOf } from '../../core/writtenReply.ts';

type Members = Readonly<Record<string, unknown>>;

/** POLICY: bytes of a short answer, some 850 tokens. */
const MOST_BYTES = 2_450;

/** How much of an answer is shown: items of a list, and objects within each other. */
interface Measure {
  readonly items: number;
  readonly depth: number;
  readonly text: number;
}

/** What is shallow by nature is told whole before lists are cut; the first measure that fits is taken. */
const MEASURES: readonly Measure[] = [
  { items: 5, depth: 5, text: 600 },
  { items: 3, depth: 5, text: 500 },
  { items: 5, depth: 3, text: 600 },
  { items: 3, depth: 2, text: 500 },
  { items: 1, depth: 2, text: 400 },
  { items: 0, depth: 2, text: 300 },
  { items: 0, depth: 1, text: 300 },
];
/** What stays first when even the least measure is too long, in this order; then what else there is room for. */
const MAIN = [
  'status',
  'state',
  'reason',
  'lat',
  'lon',
  'place_match',
  'score',
  'grade',
  'level',
  'decision',
  'interval',
  'quantity',
  'summary',
  'evacuation',
  'answer',
  'dominant_hazard',
  'coverage',
  'components',
  'prediction_id',
  'warnings',
  'provenance',
  'place',
];
const MOST_WARNINGS = 2;
/** POLICY: of an item's warnings, which often repeat each other, one in brief: its numbers come first. */
const ITEM_WARNING = { items: 1, depth: 1, text: 100 } as const;
const LONGEST_SUMMARY = 1_000;
/** What is worse cut than left out: the answer in words, and what to do in danger. */
const TOLD_WHOLE: ReadonlySet<string> = new Set(['summary', 'evacuation']);

/**
 * An answer as agents read it unless they ask for everything: the same numbers, fewer of them. Lists give their length and first
 * items, the provenance its model and what was missing or stale; `left_out` names what was shortened.
 */
export function shortAnswer(answer: unknown): unknown {
  if (!isMembers(answer) || sizeOf(answer) <= MOST_BYTES) return answer;
  for (const measure of MEASURES) {
    const made = shortened(answer, measure);
    if (sizeOf(made) <= MOST_BYTES) return made;
  }
  const least = shortened(answer, { items: 0, depth: 1, text: 300 });
  const main: Record<string, unknown> = { left_out: Object.keys(answer) };
  for (const name of new Set([...MAIN, ...Object.keys(least)])) {
    if (least[name] === undefined || name === 'left_out') continue;
    const more = { ...main, [name]: least[name] };
    if (sizeOf(more) > MOST_BYTES) continue;
    Object.assign(main, more);
  }
  const isWhole = ([name, value]: [string, unknown]): boolean => isSameData(main[name], value);
  const lacking = Object.entries(answer).filter((entry) => !isWhole(entry));
  return { ...main, left_out: lacking.map(([name]) => name) };
}

function shortened(answer: Members, measure: Measure): Members {
  const out: Record<string, unknown> = {};
  const leftOut: string[] = [];
  for (const [name, value] of Object.entries(answer)) {
    const short = shortMember(name, value, measure);
    if (short !== undefined) out[name] = short;
    if (short === undefined || !isSameData(short, value)) leftOut.push(name);
  }
  return leftOut.length === 0 ? out : { ...out, left_out: leftOut };
}

function shortMember(name: string, value: unknown, measure: Measure): unknown {
  if (name === 'provenance' && isMembers(value)) return shortProvenance(value);
  if (TOLD_WHOLE.has(name)) return wholeText(value, { ...measure, text: LONGEST_SUMMARY });
  if (name === 'warnings' && Array.isArray(value))
    return value.slice(0, MOST_WARNINGS).map((each) => short(each, measure));
  return short(value, measure);
}

/** A text of the answer itself, or an object around one, whose texts are as long. */
function wholeText(value: unknown, measure: Measure): unknown {
  if (!isMembers(value)) return short(value, measure);
  const inner = { ...measure, depth: Math.max(0, measure.depth - 1) };
  const entries = Object.entries(value).flatMap(([name, member]) => {
    const made = short(member, inner);
    return made === undefined ? [] : [[name, made] as const];
  });
  return Object.fromEntries(entries);
}

/** A value within its measure; undefined where there is no room for it. */
function short(value: unknown, { items, depth, text }: Measure): unknown {
  if (typeof value === 'string') return cut(value, text);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return items > 0 && isInterval(value) ? value : readingOf(value as Members);
  const inner = { items, depth: depth - 1, text: Math.min(text, 160) };
  if (Array.isArray(value)) return shortList(value, inner);
  const entries = Object.entries(value).flatMap(([name, member]) => {
    const made = shortInner(name, member, inner);
    return made === undefined || made === null ? [] : [[name, made] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Of a hazard within an answer that has no room for it: how high it is and how sure that is, or why it is not known. */
function readingOf({ state, score, level, interval, reason }: Members): unknown {
  if (typeof state !== 'string' || score === undefined || level === undefined) return undefined;
  if (state === 'known') return { score, level, ...(interval ? { interval } : {}) };
  return { state, ...(typeof reason === 'string' ? { reason: cut(reason, 100) } : {}) };
}

/** A member of an item or of an object within the answer. */
function shortInner(name: string, value: unknown, measure: Measure): unknown {
  if (name === 'provenance' && isMembers(value) && measure.depth > 0) return shortProvenance(value);
  if (name === 'warnings' && Array.isArray(value) && measure.depth > 0)
    return value.slice(0, ITEM_WARNING.items).map((each) => short(each, ITEM_WARNING));
  return short(value, measure);
}

/** The first numbers of a curve say nothing without the others: of many numbers only their count is told. */
function shortList(list: readonly unknown[], measure: Measure): unknown {
  if (list.length > measure.items && list.every((item) => typeof item === 'number'))
    return { count: list.length };
  const first = list.slice(0, measure.items).flatMap((item) => short(item, measure) ?? []);
  if (first.length === list.length) return first;
  return first.length === 0 ? { count: list.length } : { count: list.length, first };
}

function shortProvenance({ model, computed_at, degraded, inputs }: Members): Members {
  const { name, version } = (model ?? {}) as Members;
  const all = (Array.isArray(inputs) ? inputs : []) as readonly Members[];
  const named = (wanted: string): object => {
    const found = all.filter(({ status }) => status === wanted).map(({ dataset }) => dataset);
    return found.length > 0 ? { [wanted]: [...new Set(found)].slice(0, 5) } : {};
  };
  return {
    model: `${String(name)} ${String(version)}`,
    computed_at,
    degraded,
    inputs: all.length,
    ...named('missing'),
    ...named('stale'),
  };
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

const sizeOf = (value: unknown): number => bytesIn(jsonTextOf(value));

/** A number with its ends, which says nothing without them. */
const isInterval = (value: object): boolean =>
  'p10' in value &&
  'p90' in value &&
  Object.values(value).every((member) => typeof member !== 'object');

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
