import { lakes } from '../data/lakes.ts';
import { nearestLakeShore } from '../shore/shoreAt.ts';
import { openColumns } from './columnFile.ts';
import { once } from './once.ts';

/** Cells of the file to a degree. */
export const CELLS_PER_DEGREE = 40;
const COLUMNS = 360 * CELLS_PER_DEGREE;
/** Squares that say at a glance whether a listed lake is near, to a degree. */
const GLANCES = 2;
const GLANCE_COLUMNS = 360 * GLANCES;

/** A lake whose level is published. */
export interface KnownLake {
  readonly name: string;
  /** Above the sea, and what that is off by over the years, m. */
  readonly surfaceM: number;
  readonly sigmaM: number;
}

/** Runs of cells along parallels, ordered by row and column. */
const runs = once(() => {
  const file = openColumns(new URL('../data/lakeCells.bin', import.meta.url));
  const starts = file.column('start') as Uint32Array;
  const lengths = file.column('length') as Uint16Array;
  return { starts, lengths, lake: file.column('lake') as Uint8Array };
});

/** Squares with a cell of a listed lake in them or beside them. */
const glances = once(() => {
  const near = new Uint8Array(180 * GLANCES * GLANCE_COLUMNS);
  const { starts, lengths } = runs();
  const side = CELLS_PER_DEGREE / GLANCES;
  for (let run = 0; run < starts.length; run++) {
    const row = Math.floor(Math.floor(starts[run] / COLUMNS) / side);
    const west = Math.floor((starts[run] % COLUMNS) / side);
    const east = Math.floor(((starts[run] % COLUMNS) + lengths[run] - 1) / side);
    for (let r = Math.max(0, row - 1); r <= row + 1; r++)
      for (let c = west - 1; c <= east + 1; c++)
        near[r * GLANCE_COLUMNS + ((c + GLANCE_COLUMNS) % GLANCE_COLUMNS)] = 1;
  }
  return near;
});

function isGlanced(lat: number, lon: number): boolean {
  const row = Math.min(180 * GLANCES - 1, Math.floor((lat + 90) * GLANCES));
  const column = Math.floor((lon + 180) * GLANCES) % GLANCE_COLUMNS;
  return glances()[row * GLANCE_COLUMNS + column] === 1;
}

/** The lake of a cell; -1 for none. */
function lakeOfCell(cell: number): number {
  const { starts, lengths, lake } = runs();
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle] <= cell) low = middle + 1;
    else high = middle;
  }
  return low > 0 && cell < starts[low - 1] + lengths[low - 1] ? lake[low - 1] : -1;
}

/** Offsets of a cell and of those about it, the nearest first. */
const ABOUT = [0, 1, -1, COLUMNS, -COLUMNS, COLUMNS + 1, COLUMNS - 1, -COLUMNS + 1, -COLUMNS - 1];

/** The listed lake on whose water, or on whose very shore, a place lies; undefined elsewhere. */
export function lakeAt(lat: number, lon: number): KnownLake | undefined {
  if (!isGlanced(lat, lon)) return undefined;
  const row = Math.floor((lat + 90) * CELLS_PER_DEGREE);
  const cell = row * COLUMNS + (Math.floor((lon + 180) * CELLS_PER_DEGREE) % COLUMNS);
  for (const offset of ABOUT) {
    const found = lakeOfCell(cell + offset);
    if (found < 0) continue;
    const [name, surfaceM, sigmaM] = lakes[found];
    return { name, surfaceM, sigmaM };
  }
  return undefined;
}

/** The nearest shore of a lake where it is that of a listed one. */
export function nearestKnownLake(lat: number, lon: number, reachKm: number) {
  if (!isGlanced(lat, lon)) return undefined;
  const shore = nearestLakeShore(lat, lon, reachKm);
  const lake = shore && lakeAt(shore.lat, shore.lon);
  return lake && { lat: shore.lat, lon: shore.lon, surfaceM: lake.surfaceM };
}
