import { visitAbove } from './cellsAbove.ts';
import { OUTSIDE } from './scan.ts';

/**
 * Places of the best cells of a stripe, best first; of equals, the southernmost and then the westernmost.
 *
 * @param scores  Uint8Array, rows × columns, row-major, south to north, half points; `OUTSIDE` is no score
 * @returns at most `count` places in `scores`
 */
export function bestCells(scores: Uint8Array, count: number): number[] {
  const least = leastOfBest(scores, count);
  const places: number[] = [];
  visitAbove(scores, least, (place) => {
    places.push(place);
    return least;
  });
  places.sort((a, b) => scores[b] - scores[a] || a - b);
  for (
    let at = scores.indexOf(least);
    at >= 0 && places.length < count;
    at = scores.indexOf(least, at + 1)
  )
    places.push(at);
  return places;
}

/** The least score among the best `count` cells. */
function leastOfBest(scores: Uint8Array, count: number): number {
  const counts = new Uint32Array(OUTSIDE + 1);
  let least = 0;
  let above = 0;
  // Of cells that are not above the least there are enough.
  visitAbove(scores, 0, (_place, score) => {
    counts[score]++;
    above++;
    while (above >= count && least < OUTSIDE) above -= counts[++least];
    return least;
  });
  return least;
}
