import { radians } from '../../engines/ground/earth/geodesy.ts';
import { openColumns } from './geography/columnFile.ts';
import { once } from './geography/once.ts';
import { indexOfSorted } from './geography/sortedNumbers.ts';

/** Shores are kept by a tenth of a degree, south to north and west to east from -180. */
const STEP_DEG = 0.1;
/** Cells of a row, of a tenth of a degree. */
export const SHORE_COLUMNS = 3600;
const SHORE_ROWS = 1800;
/** Stands for a shore whose ocean is not known. */
export const NO_HOME = 0xffff;
/** Full openness in the file. */
export const WHOLE = 200;
/** Shores farther than this from a place are not its own, cells. */
const REACH_CELLS = 2;

/** How a stretch of shore lies to the sea. */
export interface TsunamiShore {
  /** Mean reach of the most open quarter of the compass over 150 km, at most what straits on the way let in, 0 to 1. */
  readonly openReach: number;
  /** Degree of ocean nearest over the water, numbered as the maps of arrival times; null where not known. */
  readonly homeCell: number | null;
}

const table = once(() => {
  const file = openColumns(new URL('./data/tsunamiShores.bin', import.meta.url));
  return {
    key: file.column('key'),
    reach: file.column('reach'),
    home: file.column('home'),
  };
});

/**
 * The shore at a place: openness blended over the nearest stretches, the ocean of the nearest. Made by `scripts/tsunamiShores.ts`.
 *
 * @returns undefined farther than some 20 km from any shore
 */
export function tsunamiShoreAt(lat: number, lon: number): TsunamiShore | undefined {
  const { key, reach, home } = table();
  const y = (lat + 90) / STEP_DEG;
  const x = (lon + 180) / STEP_DEG;
  const narrow = Math.max(0.05, Math.cos(radians(lat)));
  const across = Math.min(20, Math.ceil(REACH_CELLS / narrow));
  const sum = { reach: 0, weight: 0 };
  let homeCell: number | null = null;
  let least = Infinity;
  for (let row = Math.floor(y) - REACH_CELLS; row <= Math.floor(y) + REACH_CELLS; row++) {
    if (row < 0 || row >= SHORE_ROWS) continue;
    for (let c = Math.floor(x) - across; c <= Math.floor(x) + across; c++) {
      const column = ((c % SHORE_COLUMNS) + SHORE_COLUMNS) % SHORE_COLUMNS;
      const at = indexOfSorted(key, row * SHORE_COLUMNS + column);
      if (at < 0) continue;
      const cells = Math.hypot(row + 0.5 - y, (c + 0.5 - x) * narrow);
      const weight = Math.exp(-((cells / BLEND_CELLS) ** 2)) + 1e-9;
      sum.reach += weight * reach[at];
      sum.weight += weight;
      if (cells >= least || home[at] === NO_HOME) continue;
      least = cells;
      homeCell = home[at];
    }
  }
  if (sum.weight === 0) return undefined;
  return {
    openReach: sum.reach / sum.weight / WHOLE,
    homeCell,
  };
}

/** How fast a farther stretch loses weight, cells: neighbours blend, so that no place differs from the next by a step. */
const BLEND_CELLS = 0.7;
