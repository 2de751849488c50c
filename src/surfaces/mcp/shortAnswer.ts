import { isSameData } from '../../core/sameData.ts';
import { bytesIn } from '../../core/jsonText.ts';
import { jsonTextOf } from '../../core/writtenReply.ts';
import { cut, isMembers, type Members } from './members.ts';
import {
  barePlaceReading,
  isOfPlaces,
  placeReading,
  placesIn,
  shortPlace,
} from './placeReadings.ts';

/** POLICY: bytes of a short answer, some 850 tokens; an answer about many places may be as much longer for each of them. */
const MOST_BYTES = 2_450;
const BYTES_PER_PLACE = 70;

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
/** What one acts on: it is first given the room that is left. */
const ACTED_ON = ['results', 'corridors', 'rows', 'matches', 'conditions', 'reasons', 'flips'];
const MOST_WARNINGS = 2;
/** POLICY: of an item's warnings, which often repeat each other, one in brief: its numbers come first. */
const ITEM_WARNING = { items: 1, depth: 1, text: 100 } as const;
const LONGEST_SUMMARY = 1_000;
/** What is worse cut than left out: the answer in words, and what to do in danger. */
const TOLD_WHOLE: ReadonlySet<string> = new Set(['summary', 'evacuation']);

/**
 * An answer as agents read it unless they ask for everything: the same numbers, fewer of them. Lists give their length and first
 * items, lists of places one reading for each, the provenance its model and what was missing or stale; `left_out` names what was
 * shortened.
 */
export function shortAnswer(answer: unknown): unknown {
  if (!isMembers(answer) || sizeOf(answer) <= MOST_BYTES) return answer;
  const most = MOST_BYTES + BYTES_PER_PLACE * placesIn(answer);
  const places = placeLists(answer, most - MOST_BYTES / 2);
  for (const [at, measure] of MEASURES.entries()) {
    const made = { ...shortened(answer, measure), ...places };
    if (sizeOf(made) <= most) return filled(made, { answer, richer: MEASURES.slice(0, at), most });
  }
  const least = shortened(answer, { items: 0, depth: 1, text: 300 });
  const main: Record<string, unknown> = { ...places, left_out: Object.keys(answer) };
  for (const name of new Set([...MAIN, ...Object.keys(least)])) {
    if (least[name] === undefined || name in main) continue;
    const more = { ...main, [name]: least[name] };
    if (sizeOf(more) > most) continue;
    Object.assign(main, more);
  }
  return withLeftOut(main, answer);
}

/** Of an answer about many places its lists of them, in so many bytes. */
function placeLists(answer: Members, most: number): Members {
  const lists = Object.entries(answer).filter(([, value]) => isOfPlaces(value));
  const { left_out: _shortened, ...made } = filled(
    {},
    { answer: Object.fromEntries(lists), richer: [], most },
  );
  return made;
}

function shortened(answer: Members, measure: Measure): Members {
  const entries = Object.entries(answer).flatMap(([name, value]) => {
    const made = shortMember(name, value, measure);
    return made === undefined ? [] : [[name, made] as const];
  });
  return withLeftOut(Object.fromEntries(entries), answer);
}

/** What was made of an answer, with the names of what it lacks. */
function withLeftOut(made: Members, answer: Members): Members {
  const { left_out: _before, ...members } = made;
  const lacking = Object.entries(answer).filter(([name, value]) => !isSameData(made[name], value));
  return { ...members, ...(lacking.length > 0 && { left_out: lacking.map(([name]) => name) }) };
}

interface Filling {
  readonly answer: Members;
  /** Measures that were too long for all members at once. */
  readonly richer: readonly Measure[];
  /** Bytes. */
  readonly most: number;
}

/** The room that is left goes to members one by one: first to what one acts on, then in the order of the answer. */
function filled(made: Members, { answer, richer, most }: Filling): Members {
  const best: Record<string, unknown> = { ...made };
  const names = new Set([...ACTED_ON, ...Object.keys(answer)]);
  for (const name of names) {
    const value = answer[name];
    if (value === undefined || isSameData(best[name], value)) continue;
    const shown = richer.map((measure) => shortMember(name, value, measure));
    const found = [...allOf(value), ...shown].find(
      (more) => more !== undefined && sizeOf({ ...best, [name]: more }) <= most,
    );
    if (found !== undefined) best[name] = found;
  }
  return withLeftOut(best, answer);
}

/** Every place of a list, from much to little: a place that is missing cannot be compared. */
function allOf(value: unknown): unknown[] {
  if (!isOfPlaces(value)) return [];
  const whole = [3, 2].map((depth) => short(value, { items: value.length, depth, text: 300 }));
  const nameless = value.map((item) => barePlaceReading({ ...item, property_id: undefined }));
  return [...whole, value.map(placeReading), value.map(barePlaceReading), nameless];
}

function shortMember(name: string, value: unknown, measure: Measure): unknown {
  if (name === 'provenance' && isMembers(value)) return shortProvenance(value);
  if (name === 'place_match' && isMembers(value)) return shortPlace(value);
  if (name === 'place_matches' && Array.isArray(value))
    return shortList(value.map(shortPlace), measure);
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

const sizeOf = (value: unknown): number => bytesIn(jsonTextOf(value));

/** A number with its ends, which says nothing without them. */
const isInterval = (value: object): boolean =>
  'p10' in value &&
  'p90' in value &&
  Object.values(value).every((member) => typeof member !== 'object');
