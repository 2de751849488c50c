import { other, rulesOf, type Members, type Rule } from './roundRules.ts';

/** Names the members of an object in the order that its copy is to have: by the member that holds it, and how deep it lies. */
type NamesOf = (value: object, under: string, depth: number) => readonly string[];

/** A long list of an answer, whose items are rounded later. */
export interface LongList {
  readonly items: readonly unknown[];
  /** Its place in the copy: empty until somebody fills it with the rounded items, in their order. */
  readonly rounded: unknown[];
  /** The rounded copy of an item. */
  readonly round: (item: unknown) => unknown;
}

/** POLICY: objects from which a list is long: most answers about one point have none, the hundred places of a batch are one. */
const LONG = 64;
/** Lists that are members of an answer, or members of its members. */
const DEEPEST_LONG = 2;

/** How a copy is made. */
interface Copying {
  /** Order of the members. */
  readonly namesOf: NamesOf;
  /** Gathers the long lists of the answer, which then stay empty in the copy; absent: all is rounded at once. */
  readonly postponed?: LongList[];
  /** The copy of an item of a list that was made before; absent: every item is copied. */
  readonly madeBefore?: (item: unknown) => object | undefined;
}

/** Members as they stand. */
const AS_IT_IS: Copying = { namesOf: Object.keys };

/**
 * A rounded copy of an answer.
 *
 * @param value  JSON-like data; the input is not changed
 */
export function roundReply<T>(value: T, how: Copying = AS_IT_IS): T {
  return walk(value, { rule: other, how, under: '', depth: 0 }) as T;
}

interface At {
  readonly rule: Rule;
  /** The same for the whole answer. */
  readonly how: Copying;
  readonly under: string;
  readonly depth: number;
}

function walk(value: unknown, at: At): unknown {
  const { rule, how, under, depth } = at;
  if (typeof value === 'number') return Number.isFinite(value) ? rule(value) : null;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return walkList(value, at);
  const members = value as Members;
  const names = how.namesOf(value, under, depth);
  const ruleAt = rulesOf(members, names, rule);
  const out: Record<string, unknown> = {};
  for (const key of names) {
    const member = members[key];
    if (member === undefined) continue;
    const own = ruleAt(key);
    out[key] =
      typeof member === 'number'
        ? Number.isFinite(member)
          ? own(member)
          : null
        : typeof member === 'object'
          ? walk(member, { rule: own, how, under: key, depth: depth + 1 })
          : member;
  }
  return out;
}

function walkList(items: readonly unknown[], at: At): unknown[] {
  const within = { ...at, depth: at.depth + 1 };
  const { postponed, madeBefore } = at.how;
  const round = (item: unknown): unknown => madeBefore?.(item) ?? walk(item, within);
  const isLong = items.length >= LONG && typeof items[0] === 'object';
  if (!postponed || !isLong || at.depth > DEEPEST_LONG) return items.map(round);
  const rounded: unknown[] = [];
  postponed.push({ items, rounded, round });
  return rounded;
}
