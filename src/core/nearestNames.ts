import { distance } from 'fastest-levenshtein';

/** The names of a list that are most like one that is not in it, at most five unless told: for errors that help. */
export function nearestNames(name: string, names: readonly string[], count = 5): string[] {
  const wanted = name.toLowerCase();
  const farness = (other: string): number => {
    const text = other.toLowerCase();
    return distance(wanted, text) - (wanted !== '' && text.includes(wanted) ? wanted.length : 0);
  };
  return names.toSorted((a, b) => farness(a) - farness(b) || (a < b ? -1 : 1)).slice(0, count);
}
