import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ABOVE_KERNEL } from '../../../engines/systems/prospect/aboveBytes.ts';
import { SCORES } from '../../../engines/systems/prospect/aboveLayout.ts';
import { bestCells } from '../../../engines/systems/prospect/bestCells.ts';
import { visitAbove } from '../../../engines/systems/prospect/cellsAbove.ts';
import { OUTSIDE } from '../../../engines/systems/prospect/scan.ts';
import { aboveKernel } from '../../../scripts/kernel/aboveKernel.ts';

/** The same by sorting all cells. */
const bySorting = (scores: Uint8Array, count: number): number[] =>
  [...scores.keys()]
    .filter((place) => scores[place] !== OUTSIDE)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, count);

/** Scores of a few values or many, some of them outside. */
const someScores = fc
  .constantFrom(1, 3, 200)
  .chain((most) =>
    fc.array(fc.oneof(fc.integer({ min: 0, max: most }), fc.constant(OUTSIDE)), { maxLength: 200 }),
  )
  .map((scores) => Uint8Array.from(scores));

it('the best cells are those of sorting', () =>
  fc.assert(
    fc.property(someScores, fc.integer({ min: 0, max: 60 }), (scores, count) => {
      expect(bestCells(scores, count)).toEqual(bySorting(scores, count));
    }),
    { numRuns: 500 },
  ));

it('in stripes that are looked through in parts too, whatever order they rise in', () => {
  const length = 2 * SCORES + 5;
  for (const step of [1, 7, 199]) {
    const scores = Uint8Array.from({ length }, (_unused, i) => ((i * step) / 300) % 201);
    scores[length - 1] = 200;
    expect(bestCells(scores, 400)).toEqual(bySorting(scores, 400));
  }
});

it('cells above a score that rises on the way are visited in their order', () => {
  const scores = Uint8Array.of(5, OUTSIDE, 9, 7, 9, 10, 0, 254, OUTSIDE);
  const seen: number[] = [];
  visitAbove(scores, 5, (place, score) => {
    seen.push(place);
    return score;
  });
  expect(seen).toEqual([2, 5, 7]);
});

it('the bytes are what the assembler makes of the kernel', () =>
  expect(ABOVE_KERNEL).toBe(Buffer.from(aboveKernel()).toString('base64')));
