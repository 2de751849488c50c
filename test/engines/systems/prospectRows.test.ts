import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ROW_KERNEL } from '../../../engines/systems/prospect/rowBytes.ts';
import {
  LAYOUT,
  ROW_MOST,
  ROW_PAGES,
  TABLE_SIZE,
} from '../../../engines/systems/prospect/rowLayout.ts';
import {
  kernelFiller,
  plainFiller,
  rowFiller,
  type FillRow,
  type Run,
} from '../../../engines/systems/prospect/rowScores.ts';
import { rowKernel } from '../../../scripts/kernel/rowKernel.ts';

const points = Uint8Array.from({ length: TABLE_SIZE }, (_unused, i) => (i * 37) % 251);

/** Runs in turn inside and outside, of the lengths given. */
function runsOf(lengths: readonly number[]): Run[] {
  let from = 0;
  return lengths.map((length, i) => {
    const run = { from, to: from + length, isInside: i % 2 === 0 };
    from = run.to;
    return run;
  });
}

/** What a filler gives inside, two rows after each other; nothing is told of what lies outside. */
function insideOf(fill: FillRow, runs: readonly Run[], lines: readonly Float64Array[]): number[] {
  const columns = runs.at(-1)?.to ?? 0;
  const scores = new Uint8Array(columns * lines.length);
  lines.forEach((line, row) => fill(scores, row * columns, line));
  return lines.flatMap((_line, row) =>
    runs.flatMap(({ from, to, isInside }) =>
      isInside ? [...scores.subarray(row * columns + from, row * columns + to)] : [],
    ),
  );
}

/** Places in the table, some far outside it, some not numbers. */
const node = fc.oneof(
  { arbitrary: fc.double({ min: -500, max: 5_000, noNaN: true }), weight: 20 },
  fc.constantFrom(-1e6, 1e6, -0.5, -0, 4_095, 4_096, 4_095.5, NaN),
);

it('the kernel gives the scores of the plain code, whatever the runs and nodes', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(1, 0.5, 0.04, 0.2, 1 / 3, 0.0123),
      fc.array(fc.array(node, { minLength: 40, maxLength: 40 }), { minLength: 1, maxLength: 3 }),
      (lengths, perStep, nodes) => {
        const runs = runsOf(lengths);
        const columns = runs.at(-1)?.to ?? 0;
        const lines = nodes.map((some) =>
          Float64Array.from({ length: columns + 2 }, (_unused, i) => some[i % 40] ?? NaN),
        );
        const scale = { perStep, points };
        expect(insideOf(kernelFiller(runs, columns, scale), runs, lines)).toEqual(
          insideOf(plainFiller(runs, scale), runs, lines),
        );
      },
    ),
    { numRuns: 500 },
  ));

it('the longest row of the kernel fits, and a longer one is filled by the plain code', () => {
  for (const columns of [ROW_MOST, ROW_MOST + 1]) {
    const runs = runsOf([columns]);
    const line = Float64Array.from({ length: columns + 2 }, (_unused, i) => (i * 7) % 4_000);
    const scale = { perStep: 1, points };
    expect(insideOf(rowFiller(runs, columns, scale), runs, [line])).toEqual(
      [...line.subarray(0, columns)].map((place) => points[place]),
    );
  }
  expect(LAYOUT.last).toBeLessThanOrEqual(ROW_PAGES * 65_536);
});

it('the bytes are what the assembler makes of the kernel', () =>
  expect(ROW_KERNEL).toBe(Buffer.from(rowKernel()).toString('base64')));
