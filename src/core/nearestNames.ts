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

/** POLICY. A name is meant where no more than this share of the longer one has to be changed. */
const MEANT_SHARE = 0.5;

/** The name that a misspelt one is likely to mean; undefined where none comes near. */
export function likelyName(name: string, names: readonly string[]): string | undefined {
  const [first] = nearestNames(name, names, 1);
  if (first === undefined) return undefined;
  const [a, b] = [name.toLowerCase(), first.toLowerCase()];
  const isNear = distance(a, b) <= MEANT_SHARE * Math.max(a.length, b.length);
  return isNear || (a.length > 2 && b.includes(a)) ? first : undefined;
}
