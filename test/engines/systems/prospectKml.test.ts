import fc from 'fast-check';
import { expect, it } from 'vitest';
import { klassOf } from '../../../engines/systems/prospect/klass.ts';
import { KML_KERNEL } from '../../../engines/systems/prospect/kmlBytes.ts';
import { kmlCells } from '../../../engines/systems/prospect/kml.ts';
import { KML_PAGES, LAYOUT } from '../../../engines/systems/prospect/kmlLayout.ts';
import { placed } from '../../../engines/systems/prospect/kmlKernel.ts';
import { OUTSIDE, type ScanGrid } from '../../../engines/systems/prospect/scan.ts';
import { kmlKernel } from '../../../scripts/kernel/kmlKernel.ts';

const degrees = (value: number) => `${Number(value.toFixed(6))}`;

/** The same cells, put together word by word. */
function cellsInWords(grid: ScanGrid, firstRow: number, scores: Uint8Array): string {
  const { columns, cellDeg, south, west } = grid;
  return [...scores]
    .map((points, place) => {
      if (points === OUTSIDE) return '';
      const [row, column] = [firstRow + Math.floor(place / columns), place % columns];
      const [w, e] = [west + column * cellDeg, west + (column + 1) * cellDeg].map(degrees);
      const [s, n] = [south + row * cellDeg, south + (row + 1) * cellDeg].map(degrees);
      const ring = [`${w},${s}`, `${e},${s}`, `${e},${n}`, `${w},${n}`, `${w},${s}`].join(' ');
      const score = points / 2;
      return `<Placemark><name>${score.toFixed(1)}</name><styleUrl>#${klassOf(score)}</styleUrl><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>\n`;
    })
    .join('');
}

const textOf = (pieces: Iterable<string>): string => [...pieces].join('');
const gridOf = (south: number, west: number, cellDeg: number, columns: number): ScanGrid => ({
  play: 'porphyry',
  south,
  west,
  cellDeg,
  rows: 100,
  columns,
});
const score = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.constant(OUTSIDE));

it('every cell is written as it is in words, whatever the grid and the stripe', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: -60e6, max: 80e6 }),
      fc.integer({ min: -180e6, max: 179e6 }),
      fc.constantFrom(0.01, 0.05, 0.25, 0.123456, 1),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 0, max: 5 }),
      fc.array(fc.array(score, { minLength: 7, maxLength: 7 }), { minLength: 1, maxLength: 3 }),
      (south, west, cellDeg, columns, firstRow, rows) => {
        const grid = gridOf(south / 1e6, west / 1e6, cellDeg, columns);
        const scores = Uint8Array.from(
          rows.flatMap((row) => Array.from({ length: columns }, (_, i) => row[i % 7] ?? OUTSIDE)),
        );
        expect(textOf(kmlCells(grid, firstRow, scores))).toBe(cellsInWords(grid, firstRow, scores));
      },
    ),
    { numRuns: 100 },
  ));

it('pieces of two files that are taken in turns stay apart, and are not written over', () => {
  const [a, b] = [gridOf(-60, -179.123456, 0.01, 900), gridOf(10, 20, 0.05, 900)];
  const scores = Uint8Array.from({ length: 1_800 }, (_, i) => (i * 7) % 201);
  const left = kmlCells(a, 0, scores);
  const right = kmlCells(b, 2, scores);
  const pieces: [string[], string[]] = [[], []];
  for (;;) {
    const [one, other] = [left.next(), right.next()];
    if (one.value) pieces[0].push(one.value);
    if (other.value) pieces[1].push(other.value);
    if (one.done && other.done) break;
  }
  expect(pieces[0].length).toBeGreaterThan(5);
  expect(textOf(pieces[0])).toBe(cellsInWords(a, 0, scores));
  expect(textOf(pieces[1])).toBe(cellsInWords(b, 2, scores));
});

it('a text that is too long for its place is refused', () =>
  expect(() => placed(['12345'], 4)).toThrow(RangeError));

it('all that is written at once lies in the memory', () =>
  expect(LAYOUT.last).toBeLessThanOrEqual(KML_PAGES * 65_536));

it('the bytes are what the assembler makes of the kernel', () =>
  expect(KML_KERNEL).toBe(Buffer.from(kmlKernel()).toString('base64')));
