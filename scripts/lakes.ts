import { resolve } from 'node:path';
import { lakes } from '../src/atlas/data/lakes.ts';
import { packColumns } from '../src/atlas/geography/columnFile.ts';
import { CELLS_PER_DEGREE } from '../src/atlas/geography/lakeAt.ts';
import { axisOf } from '../src/atlas/geography/shapes.ts';
import { surfaceAt } from '../src/atlas/shore/shoreAt.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { writeTable } from './support/writeTable.ts';

/**
 * Makes `src/atlas/data/lakeCells.bin` from the map of shores: the cells of a fortieth of a degree whose middles lie on water that is one with the
 * points of each listed lake.
 *
 * Usage: `npm run -s lakes`, after every change of the lakes or of the shores. Prints each lake's area, to be held against the published one.
 */
commandLine({
  usage:
    'npm run -s lakes\nMakes src/atlas/data/lakeCells.bin from the map of shores, after a change of the lakes or shores.',
});
const COLUMNS = 360 * CELLS_PER_DEGREE;
const FILE = resolve(import.meta.dirname, '../src/atlas/data/lakeCells.bin');
const ABOUT = {
  source: 'GSHHG 2.3.7, Wessel & Smith (1996), J. Geophys. Res. 101, 8741, doi:10.1029/96JB00104',
  licence: 'LGPL-3.0-or-later, see gshhg',
} as const;

const cellOf = (lat: number, lon: number): number =>
  Math.floor((lat + 90) * CELLS_PER_DEGREE) * COLUMNS + Math.floor((lon + 180) * CELLS_PER_DEGREE);
const latOf = (cell: number): number => (Math.floor(cell / COLUMNS) + 0.5) / CELLS_PER_DEGREE - 90;
const lonOf = (cell: number): number => ((cell % COLUMNS) + 0.5) / CELLS_PER_DEGREE - 180;
const isWater = (cell: number): boolean => surfaceAt(latOf(cell), lonOf(cell)) === 'lake';

const lakeOf = new Map<number, number>();
/** Cells to look at and their lakes, in the order of the ways from the points: waters that join are parted halfway. */
const queue: [cell: number, lake: number][] = [];

for (const [lake, [name, , , seeds]] of lakes.entries()) {
  const points = axisOf(seeds);
  for (let p = 0; p < points.length; p += 2) {
    const seed = cellOf(points[p] ?? NaN, points[p + 1] ?? NaN);
    if (!isWater(seed)) throw new Error(`${name}: no lake at ${points[p]} ${points[p + 1]}`);
    queue.push([seed, lake]);
  }
}

for (const [cell, lake] of queue) {
  const owner = lakeOf.get(cell);
  if (owner !== undefined && lakes[owner]?.[1] !== lakes[lake]?.[1])
    throw new Error(`${lakes[lake]?.[0]} is one with ${lakes[owner]?.[0]}`);
  if (owner !== undefined || !isWater(cell)) continue;
  lakeOf.set(cell, lake);
  for (const step of [1, -1, COLUMNS, -COLUMNS]) queue.push([cell + step, lake]);
}

const cells = [...lakeOf.keys()].sort((a, b) => a - b);
const columns: { start: number[]; length: number[]; lake: number[] } = {
  start: [],
  length: [],
  lake: [],
};
const areas = new Float64Array(lakes.length);
for (const [i, cell] of cells.entries()) {
  const lake = lakeOf.get(cell) ?? 0;
  areas[lake] =
    (areas[lake] ?? 0) +
    (111.195 / CELLS_PER_DEGREE) ** 2 * Math.cos((latOf(cell) * Math.PI) / 180);
  const last = columns.lake.length - 1;
  if (i > 0 && cell === (cells[i - 1] ?? 0) + 1 && columns.lake[last] === lake)
    columns.length[last] = (columns.length[last] ?? 0) + 1;
  else {
    columns.start.push(cell);
    columns.length.push(1);
    columns.lake.push(lake);
  }
}
writeTable(
  FILE,
  packColumns(ABOUT, {
    start: { kind: 'u32', values: Uint32Array.from(columns.start) },
    length: { kind: 'u16', values: Uint16Array.from(columns.length) },
    lake: { kind: 'u8', values: Uint8Array.from(columns.lake) },
  }),
);
for (const [lake, [name]] of lakes.entries())
  process.stdout.write(`${name}: ${Math.round(areas[lake] ?? 0)} km2\n`);
