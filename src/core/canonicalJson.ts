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

interface Shape {
  /** In canonical order. */
  readonly names: readonly string[];
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

function shapeOf(value: object): Shape {
  const names = Object.keys(value);
  const key = names.join(SEPARATOR);
  const known = shapes.get(key);
  if (known?.names.length === names.length) return known;
  const shape = {
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

function inOrder(value: unknown, state: State): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inOrder(item, state));
  const { names, hasIndex } = shapeOf(value);
  if (hasIndex) state.isPlain = false;
  const source = value as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  for (const name of names) {
    if (name === '__proto__') state.isPlain = false;
    else copy[name] = inOrder(source[name], state);
  }
  return copy;
}
