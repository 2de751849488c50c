/** One place at which two values differ. */
export interface JsonDifference {
  /** JSON pointer (RFC 6901). */
  readonly pointer: string;
  /** Absent on one side: undefined. */
  readonly from: unknown;
  readonly to: unknown;
}

/** Every leaf at which two JSON values differ, in the order of the first; a member that one side lacks is one difference. */
export function jsonDifferences(from: unknown, to: unknown, pointer = ''): JsonDifference[] {
  if (Object.is(from, to)) return [];
  if (!isTree(from) || !isTree(to) || Array.isArray(from) !== Array.isArray(to))
    return [{ pointer, from, to }];
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names].flatMap((name) =>
    jsonDifferences(from[name], to[name], `${pointer}/${step(name)}`),
  );
}

type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

const step = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The value at a pointer; undefined where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  if (pointer === '') return value;
  if (!pointer.startsWith('/')) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (here, name) => (isTree(here) && Object.hasOwn(here, name) ? here[name] : undefined),
      value,
    );
}
