import canonicalize from 'canonicalize';

/**
 * Canonical JSON (RFC 8785): members in order of their names by UTF-16 code units, no white space, numbers and strings as
 * ECMAScript writes them. The same data gives the same text, whoever writes it.
 *
 * Answers are copied with their members in order and written by the engine's own serialiser, in half the time of `canonicalize`.
 * An object keeps names that are array indexes (`10` after `9`) in numeric order whatever we do, so data with such names takes
 * the general way.
 *
 * @param value  JSON-like data; members that are undefined are left out
 * @source RFC 8785 (2020), JSON Canonicalization Scheme, section 3.2
 */
export function canonicalJson(value: unknown): string {
  const state: State = { isPlain: true };
  const copy = inOrder(value, state);
  return (state.isPlain ? JSON.stringify(copy) : canonicalize(value)) ?? 'null';
}

interface State {
  isPlain: boolean;
}

/** The members of an object. */
export interface Shape {
  /** As they came. */
  readonly given: readonly string[];
  /** In canonical order. */
  readonly names: readonly string[];
  /** A name is an array index, which an object keeps in numeric order. */
  readonly hasIndex: boolean;
}

/** Answers have few shapes, and sorting one takes longer than copying it. Bounded by weight: a shape costs what its names do. */
const shapes = new Map<string, Shape>();
/** POLICY: twice what all answers of the service need together, characters. */
const MAX_WEIGHT = 500_000;
/** POLICY: longer than any record of ours; what is longer was named by a caller and is not met again. */
const MAX_KEY = 2_000;
const SEPARATOR = '\n';
let weight = 0;

/** The names of an object's members in canonical order, by UTF-16 code units; `under` is the member that holds it, which only saves time. */
export function namesInOrder(value: object, under: string): Shape {
  const names = Object.keys(value);
  const recent = recents.get(under);
  if (recent && isSame(recent.given, names)) return recent;
  const shape = shapeOf(names);
  if (recents.size < MAX_RECENT || recents.has(under)) recents.set(under, shape);
  return shape;
}

/** The last shape met under each member's name: mostly the one met again, and comparing it is faster than looking it up. */
const recents = new Map<string, Shape>();
/** POLICY: several times the names of all members of all answers. */
const MAX_RECENT = 4_000;

function isSame(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function shapeOf(names: readonly string[]): Shape {
  const key = names.join(SEPARATOR);
  const known = shapes.get(key);
  if (known?.names.length === names.length) return known;
  const shape = {
    given: names,
    names: names.toSorted((a, b) => (a < b ? -1 : 1)),
    hasIndex: names.some((name) => /^\d+$/.test(name)),
  };
  if (key.length <= MAX_KEY && !names.some((name) => name.includes(SEPARATOR)))
    remember(key, shape);
  return shape;
}

/** Starts anew when full: whatever filled it, the shapes of real answers are back after a moment. */
function remember(key: string, shape: Shape): void {
  weight += key.length;
  if (weight > MAX_WEIGHT) {
    shapes.clear();
    weight = key.length;
  }
  shapes.set(key, shape);
}

/** What is remembered of shapes, characters; for the metrics and the tests. */
export function rememberedShapes(): number {
  return weight;
}

function inOrder(value: unknown, state: State, under = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inOrder(item, state, under));
  const { names, hasIndex } = namesInOrder(value, under);
  if (hasIndex) state.isPlain = false;
  const source = value as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  for (const name of names) {
    if (name === '__proto__') state.isPlain = false;
    else copy[name] = inOrder(source[name], state, name);
  }
  return copy;
}
