import { kernelFunctions, kernelMemory } from '../../ground/math/webAssembly.ts';
import { ABOVE_KERNEL } from './aboveBytes.ts';
import { ABOVE_PAGES, BLOCK, LAYOUT, SCORES } from './aboveLayout.ts';
import { OUTSIDE } from './scan.ts';

interface Kernel {
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
  /** The first block from a byte to another in which a score passes, or the last one. */
  readonly seek: (at: number, end: number) => void;
}

let kernel: Kernel | undefined;

function kernelOf(): Kernel {
  const memory = kernelMemory(ABOVE_PAGES);
  const bytes = new Uint8Array(memory.buffer);
  bytes.fill(1, LAYOUT.ones, LAYOUT.ones + BLOCK);
  const functions = kernelFunctions<Pick<Kernel, 'seek'>>(ABOVE_KERNEL, memory);
  return { bytes, words: new Uint32Array(memory.buffer), ...functions };
}

/**
 * Visits the cells whose scores are above another, in their order; cells outside the study area are not among them.
 *
 * @param scores  Uint8Array, a score for each cell in half points; `OUTSIDE` is no score
 * @param from    score that the first cell must be above
 * @param visit   gets the place in `scores` and the score; gives the score that the next ones must be above, the same or a higher one
 */
export function visitAbove(
  scores: Uint8Array,
  from: number,
  visit: (place: number, score: number) => number,
): void {
  const { bytes, words, seek } = (kernel ??= kernelOf());
  let least = from;
  for (let start = 0; start < scores.length; start += SCORES) {
    const some = scores.subarray(start, start + SCORES);
    const blocks = Math.ceil(some.length / BLOCK);
    const end = LAYOUT.scores + blocks * BLOCK;
    bytes.set(some, LAYOUT.scores);
    bytes.fill(OUTSIDE, LAYOUT.scores + some.length, end);
    for (let at: number = LAYOUT.scores; at < end; at = words[LAYOUT.found / 4]) {
      bytes.fill(least + 1, LAYOUT.least, LAYOUT.least + BLOCK);
      seek(at, end);
      const found = words[LAYOUT.found / 4] - LAYOUT.scores;
      for (let i = found - BLOCK; i < Math.min(found, some.length); i++)
        if (some[i] > least && some[i] !== OUTSIDE) least = visit(start + i, some[i]);
    }
  }
}
