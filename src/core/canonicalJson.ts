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

/** Answers have few shapes, and sorting one takes longer than copying it. POLICY: as many as a large service has. */
const shapes = new Map<string, Shape>();
const MAX_SHAPES = 5_000;
const SEPARATOR = '\n';

function shapeOf(value: object): Shape {
  const names = Object.keys(value);
  const key = names.join(SEPARATOR);
  const known = shapes.get(key);
  if (known?.names.length === names.length) return known;
  const shape = {
    names: names.toSorted((a, b) => (a < b ? -1 : 1)),
    hasIndex: names.some((name) => /^\d+$/.test(name)),
  };
  if (shapes.size < MAX_SHAPES && !names.some((name) => name.includes(SEPARATOR)))
    shapes.set(key, shape);
  return shape;
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
