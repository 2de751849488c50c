import { cut, isMembers, type Members } from './members.ts';

/** Places of an answer about many, in the order they were sent; none of any other answer. */
export const placesIn = (answer: Members): number =>
  Math.max(0, ...Object.values(answer).map((value) => (isOfPlaces(value) ? value.length : 0)));

/** Whether a value is the list of an answer about many places, each with its number in the question. */
export const isOfPlaces = (value: unknown): value is readonly Members[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => isMembers(item) && 'index' in item && 'score' in item);

/** One place of a list: which, how high and how sure, or why it has no reading. */
export function placeReading(item: Members): Members {
  const { interval, reason, error } = item;
  const why = reason ?? (isMembers(error) ? error['detail'] : undefined);
  return {
    ...barePlaceReading(item),
    ...(isMembers(interval) && { interval }),
    ...(typeof why === 'string' && { reason: cut(why, 100) }),
  };
}

export function barePlaceReading({ index, property_id, score, level, grade }: Members): Members {
  return {
    index,
    ...(typeof property_id === 'string' && { property_id }),
    score,
    ...(typeof level === 'string' && { level }),
    ...(typeof grade === 'string' && { grade }),
  };
}

/** POLICY: other places of a name that are told, the likeliest first. */
const MOST_OTHERS = 3;

/** The town a name was taken for, and the labels of what else it may mean. */
export function shortPlace(match: Members): Members {
  const { index, label, lat, lon, note, alternatives } = match;
  const others = (Array.isArray(alternatives) ? alternatives : []) as readonly Members[];
  return {
    ...(index !== undefined && { index }),
    label,
    lat,
    lon,
    ...(note !== undefined && { note }),
    ...(others.length > 0 && {
      alternatives: others.slice(0, MOST_OTHERS).map((other) => other['label']),
    }),
  };
}
