import type * as z from 'zod';

type Given = Readonly<Record<string, unknown>>;
/** Puts a point, and whatever is given beside it, where an input wants it. */
export type Fill = (given: Given) => Given;

const PROBE = { lat: 40.76, lon: -111.89 };

const itself: Fill = (given) => given;

/** The point as a member of its own: a place to leave or to move to. */
const under =
  (member: string): Fill =>
  ({ lat, lon, ...rest }) => ({ [member]: { lat, lon }, ...rest });

/** The point as a list of one: further inputs belong to its only item. */
const listedUnder =
  (member: string): Fill =>
  (given) => ({ [member]: [given] });

/** Ways in which inputs hold a point, in the order in which they are tried. */
const FILLS: readonly Fill[] = [
  itself,
  under('origin'),
  under('destination'),
  listedUnder('locations'),
  listedUnder('properties'),
  listedUnder('sites'),
];

/** How an input takes a point that is all it needs; undefined where it needs more. */
export function filledByPoint(input: z.ZodType): Fill | undefined {
  return FILLS.find((fill) => input.safeParse(fill(PROBE)).success);
}

/** How an input takes a point that it has a place for, though it needs more beside it; undefined where a point has no place in it. */
export function fillsOf(input: z.ZodType): Fill | undefined {
  const parsed = input.safeParse(PROBE);
  if (parsed.success) return itself;
  const lacks = parsed.error.issues.some(({ path }) => path[0] === 'lat' || path[0] === 'lon');
  const takesPoint = 'shape' in input && 'lat' in (input.shape as object);
  return takesPoint && !lacks ? itself : undefined;
}
