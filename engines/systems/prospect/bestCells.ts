import { OUTSIDE } from './scan.ts';

/** Places of the best cells of a stripe, best first; of equals, the southernmost and then the westernmost. */
export function bestCells(scores: Uint8Array, count: number): number[] {
  const { least, above } = leastOfBest(scores, count);
  const places: number[] = [];
  for (let i = 0; places.length < above; i++)
    if (scores[i] > least && scores[i] !== OUTSIDE) places.push(i);
  places.sort((a, b) => scores[b] - scores[a] || a - b);
  for (
    let at = scores.indexOf(least);
    at >= 0 && places.length < count;
    at = scores.indexOf(least, at + 1)
  )
    places.push(at);
  return places;
}

/** The least score among the best `count` cells, and how many cells are above it. */
function leastOfBest(scores: Uint8Array, count: number): { least: number; above: number } {
  // Two counts in turn: neighbours are often equal, and one count would wait for itself.
  const even = new Uint32Array(OUTSIDE + 1);
  const odd = new Uint32Array(OUTSIDE + 1);
  for (let i = 1; i < scores.length; i += 2) {
    even[scores[i - 1]]++;
    odd[scores[i]]++;
  }
  if (scores.length % 2 === 1) even[scores[scores.length - 1]]++;
  let above = 0;
  for (let least = OUTSIDE - 1; least > 0; least--) {
    const here = even[least] + odd[least];
    if (above + here >= count) return { least, above };
    above += here;
  }
  return { least: 0, above };
}
