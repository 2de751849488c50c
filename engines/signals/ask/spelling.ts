import { SPELT } from './tables/hazardWords.ts';

/** POLICY: shorter words are not mended; from the second length on two slips are. */
const LETTERS = { one: 6, two: 9 };

const KNOWN = new Set(SPELT);

/**
 * A word of hazards for one that is misspelt by a letter or two, neighbours swapped counting once; undefined for any other.
 *
 * @param word  in lower case
 */
export function mended(word: string): string | undefined {
  if (word.length < LETTERS.one || KNOWN.has(word)) return undefined;
  const most = word.length >= LETTERS.two ? 2 : 1;
  let best: { readonly word: string; readonly slips: number } | undefined;
  for (const known of SPELT) {
    if (known.at(0) !== word.at(0) || Math.abs(known.length - word.length) > most) continue;
    const slips = slipsBetween(word, known);
    if (slips <= most && slips < (best?.slips ?? Infinity)) best = { word: known, slips };
  }
  return best?.word;
}

/** Letters put in, left out, changed, or swapped with their neighbour (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const change = row[j - 1] + (isSame ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? before[j - 2] + 1 : Infinity;
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, change, swap);
    }
    [before, row] = [row, next];
  }
  return row[b.length];
}
