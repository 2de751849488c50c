import { distanceKm, KM_PER_DEGREE, radians } from '../../../engines/ground/earth/geodesy.ts';
import { oceanMask } from '../oceanMask.ts';
import { once } from './once.ts';

/** Cells of the sea, degrees. */
const STEP_DEG = 0.25;
const ROWS = 180 / STEP_DEG;
const COLUMNS = 360 / STEP_DEG;
/** A shore farther than this from any cell of the sea has none, km. */
const SNAP_KM = 110;
/** Ways are sorted into buckets of this width, km: none of the steps between cells is shorter below 80 degrees. */
const BUCKET_KM = 4;

/** Water of fewer cells is an inlet that the mask cuts off, no sea. */
const LEAST_CELLS = 12;

/** 1 where a cell is no sea: land, or water that the mask cuts off. */
const closed = once(() => {
  const land = oceanMask(STEP_DEG);
  const seen = land.slice();
  const found: number[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1) continue;
    found.length = 0;
    found.push(start);
    seen[start] = 1;
    for (let k = 0; k < found.length; k++) openNeighbours(seen, found[k], found);
    if (found.length < LEAST_CELLS) for (const cell of found) land[cell] = 1;
  }
  return land;
});

/** Adds the cells about a cell that are open, and closes them. */
function openNeighbours(mask: Uint8Array, cell: number, found: number[]): void {
  const row = Math.floor(cell / COLUMNS);
  const column = cell % COLUMNS;
  const [west, east] = [(column + COLUMNS - 1) % COLUMNS, (column + 1) % COLUMNS];
  for (let r = Math.max(0, row - 1); r <= Math.min(ROWS - 1, row + 1); r++)
    for (const c of [west, column, east]) {
      const next = r * COLUMNS + c;
      if (mask[next] === 1) continue;
      mask[next] = 1;
      found.push(next);
    }
}

/** Lengths of the steps from a row, km: along it, to the row above, across to that. */
const steps = once(() => {
  const [along, up, across] = Array.from({ length: 3 }, () => new Float64Array(ROWS));
  for (let row = 0; row < ROWS; row++) {
    const lat = -90 + (row + 0.5) * STEP_DEG;
    along[row] = distanceKm(lat, 0, lat, STEP_DEG);
    up[row] = distanceKm(lat, 0, lat + STEP_DEG, 0);
    across[row] = distanceKm(lat, 0, lat + STEP_DEG, STEP_DEG);
  }
  return { along, up, across };
});

/** Middle of a cell, degrees. */
export function middleOf(cell: number): { readonly lat: number; readonly lon: number } {
  return {
    lat: -90 + (Math.floor(cell / COLUMNS) + 0.5) * STEP_DEG,
    lon: -180 + ((cell % COLUMNS) + 0.5) * STEP_DEG,
  };
}

/** Cell of the sea whose middle lies nearest to a point; null farther than 110 km from any. */
export function seaCellAt(lat: number, lon: number): number | null {
  const mask = closed();
  const row0 = Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) / STEP_DEG)));
  const column0 = Math.floor((lon + 180) / STEP_DEG);
  const narrow = Math.max(0.05, Math.cos(radians(lat)));
  let best: number | null = null;
  let bestKm = SNAP_KM;
  for (let ring = 0; (ring - 1) * STEP_DEG * KM_PER_DEGREE < bestKm; ring++) {
    const across = Math.ceil(ring / narrow);
    const seenAcross = Math.ceil((ring - 1) / narrow);
    for (let row = row0 - ring; row <= row0 + ring; row++) {
      if (row < 0 || row >= ROWS) continue;
      const isSeen = row > row0 - ring && row < row0 + ring;
      for (let c = column0 - across; c <= column0 + across; c++) {
        // The ring before has looked at what is between.
        if (isSeen && c === column0 - seenAcross) c = column0 + seenAcross + 1;
        const cell = row * COLUMNS + (((c % COLUMNS) + COLUMNS) % COLUMNS);
        if (mask[cell] === 1) continue;
        const middle = middleOf(cell);
        const km = distanceKm(lat, lon, middle.lat, middle.lon);
        if (km >= bestKm) continue;
        best = cell;
        bestKm = km;
      }
    }
  }
  return best;
}

/** Ways of the walk under way, km; what a walk wrote is wiped out at its end. */
const ways = once(() => new Float32Array(ROWS * COLUMNS).fill(Infinity));
const DONE = -1;

/**
 * Walks over the sea from a cell, nearest cells first, until the visitor has seen enough. Ways go from cell to cell in eight directions
 * and are up to 8 % too long. A visitor starts no walk.
 *
 * @param visit  called once a cell with its way, km, which never falls by more than 4 km; returns whether to go on
 * @source Dial (1969), Commun. ACM 12, 632-633 (shortest paths by buckets). doi:10.1145/363269.363610
 */
export function walkSea(start: number, visit: (cell: number, wayKm: number) => boolean): void {
  const front: Front = { km: ways(), mask: closed(), touched: [start], buckets: [[start]] };
  const { km, touched, buckets } = front;
  km[start] = 0;
  walk: for (let b = 0; b < buckets.length; b++) {
    for (let cell = buckets[b]?.pop(); cell !== undefined; cell = buckets[b]?.pop()) {
      const wayKm = km[cell];
      if (wayKm === DONE) continue;
      km[cell] = DONE;
      if (!visit(cell, wayKm)) break walk;
      pushNeighbours(front, cell, wayKm);
    }
  }
  for (const cell of touched) km[cell] = Infinity;
}

/** The cells that a walk has come to. */
interface Front {
  readonly km: Float32Array;
  readonly mask: Uint8Array;
  /** Cells whose ways are written. */
  readonly touched: number[];
  /** Cells to be visited, by their ways. */
  readonly buckets: (number[] | undefined)[];
}

/** Pushes the eight cells about one: those beside it, above and below. */
function pushNeighbours(front: Front, cell: number, wayKm: number): void {
  const { along, up, across } = steps();
  const row = Math.floor(cell / COLUMNS);
  const column = cell - row * COLUMNS;
  const west = column === 0 ? COLUMNS - 1 : -1;
  const east = column === COLUMNS - 1 ? 1 - COLUMNS : 1;
  const besideKm = wayKm + along[row];
  push(front, cell + west, besideKm);
  push(front, cell + east, besideKm);
  if (row < ROWS - 1) {
    const [upKm, acrossKm] = [wayKm + up[row], wayKm + across[row]];
    push(front, cell + COLUMNS, upKm);
    push(front, cell + COLUMNS + west, acrossKm);
    push(front, cell + COLUMNS + east, acrossKm);
  }
  if (row === 0) return;
  const [downKm, acrossKm] = [wayKm + up[row - 1], wayKm + across[row - 1]];
  push(front, cell - COLUMNS, downKm);
  push(front, cell - COLUMNS + west, acrossKm);
  push(front, cell - COLUMNS + east, acrossKm);
}

function push({ km, mask, touched, buckets }: Front, next: number, wayKm: number): void {
  const knownKm = km[next];
  if (wayKm >= knownKm || mask[next] === 1) return;
  if (knownKm === Infinity) touched.push(next);
  km[next] = wayKm;
  const bucket = Math.floor(wayKm / BUCKET_KM);
  const cells = buckets[bucket];
  if (cells) cells.push(next);
  else buckets[bucket] = [next];
}
