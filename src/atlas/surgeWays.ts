import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { coastLevels } from './data/coastLevels.ts';
import { openColumns } from './geography/columnFile.ts';
import { once } from './geography/once.ts';
import { CELLS, middleOf, seaCellAt, walkSea } from './geography/seaWays.ts';
import { indexOfSorted } from './geography/sortedNumbers.ts';

/** POLICY. Ways from cell to cell of the sea are too long by as much: what is longer than this share and so many km over the straight way is taken for a detour. */
const DETOUR = { share: 1.08, leastKm: 40 } as const;

/** Beyond the nearest reach no other is looked for farther than this, km. */
const BEYOND_KM = 1000;

/** How far two places of one cell, or a reach and its cell, may lie apart, km. */
const CELL_KM = 35;

/** POLICY. Reaches beyond thrice the way to the nearest and so many km do not count. */
const REACH_KM = 60;

/** Reaches by the cell of the sea that they lie on, and 1 for each such cell: a walk comes to thousands that have none. */
const reachesByCell = once(() => {
  const byCell = new Map<number, number[]>();
  const isReach = new Uint8Array(CELLS);
  const cells = new Int32Array(coastLevels.length);
  for (const [row, [, lat, lon]] of coastLevels.entries()) {
    const cell = seaCellAt(lat, lon) ?? -1;
    cells[row] = cell;
    const rows = byCell.get(cell);
    if (rows) rows.push(row);
    else byCell.set(cell, [row]);
    isReach[cell] = 1;
  }
  return { byCell, isReach, cells };
});

/** A listed reach of coast, and the way to it over water from cell to cell, km. */
export interface ReachWay {
  readonly row: number;
  readonly wayKm: number;
}

/** A reach as seen from a cell of the sea: how much longer the way over water is than the straight one, km. */
export interface Detour {
  readonly row: number;
  readonly extraKm: number;
}

/** Within this way over water reaches count, km; of the way to the nearest. */
export const radiusKmOf = (nearestKm: number): number => 3 * nearestKm + REACH_KM;

/** The reaches that bear on the places of a cell of the sea by a walk from it, nearest first within 4 km; none where no water leads to any. */
export function waysByWalk(cell: number): ReachWay[] {
  const found: ReachWay[] = [];
  const { byCell, isReach } = reachesByCell();
  let enoughKm = Infinity;
  walkSea(cell, (at, wayKm) => {
    if (isReach[at] === 1)
      for (const row of byCell.get(at) ?? []) {
        found.push({ row, wayKm });
        const mostKm = Math.min(radiusKmOf(wayKm + 2 * CELL_KM), wayKm + BEYOND_KM) + 2 * CELL_KM;
        enoughKm = Math.min(enoughKm, mostKm);
      }
    return wayKm < DETOUR.share * enoughKm;
  });
  return found;
}

/** What `waysByWalk` finds, from a table of the cells along the shores of the world. */
const table = once(() => {
  const file = openColumns(new URL('./data/surgeWays.bin', import.meta.url));
  const cells = file.column('cell');
  const counts = file.column('count');
  const rows = file.column('row');
  const ways = file.column('wayKm');
  /** Number of a cell's first entry, by the number of the cell in the table. */
  const starts = new Uint32Array(cells.length + 1);
  for (let i = 0; i < cells.length; i++) starts[i + 1] = starts[i] + counts[i];
  return { cells, starts, rows, ways, shelf: file.column('shelf') };
});

/** Number of a column `shelf` at a cell; undefined where the cell is none of those along the shores. */
export function shelfNumberOf(cell: number): number | undefined {
  const { cells, shelf } = table();
  const number = indexOfSorted(cells, cell);
  return number < 0 ? undefined : shelf[number];
}

/**
 * The same from the table that `npm run -s surge-ways` makes.
 *
 * @returns undefined where the cell is none of those along the shores
 */
export function waysByTable(cell: number): ReachWay[] | undefined {
  const { cells, starts, rows, ways } = table();
  const number = indexOfSorted(cells, cell);
  if (number < 0) return undefined;
  const found: ReachWay[] = [];
  for (let k = starts[number]; k < starts[number + 1]; k++)
    found.push({ row: rows[k], wayKm: ways[k] });
  return found;
}

const ALL_STRAIGHT: readonly Detour[] = coastLevels.map((_reach, row) => ({ row, extraKm: 0 }));
const detoursByCell = new Map<number, readonly Detour[]>();

/** Detours to the reaches that bear on the places of a cell; where there is no cell, or no water leads to any, all by the straight way. */
export function detoursFrom(cell: number | null): readonly Detour[] {
  if (cell === null) return ALL_STRAIGHT;
  const known = detoursByCell.get(cell);
  if (known) return known;
  const ways = waysByTable(cell) ?? waysByWalk(cell);
  const detours = ways.length > 0 ? ways.map((way) => detourOf(cell, way)) : ALL_STRAIGHT;
  detoursByCell.set(cell, detours);
  return detours;
}

function detourOf(cell: number, { row, wayKm }: ReachWay): Detour {
  const from = middleOf(cell);
  const to = middleOf(reachesByCell().cells[row]);
  const straightKm = distanceKm(from.lat, from.lon, to.lat, to.lon);
  return { row, extraKm: Math.max(0, wayKm - DETOUR.share * straightKm - DETOUR.leastKm) };
}
