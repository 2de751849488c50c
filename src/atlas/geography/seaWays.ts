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

const land = once(() => oceanMask(STEP_DEG));

/** Water of fewer cells is an inlet that the mask cuts off, no sea. */
const LEAST_CELLS = 12;

/** Length of the step from a row to a neighbour, km: along the row, to another row, across. */
const stepKm = once(() =>
  Array.from({ length: ROWS }, (_unused, row) => {
    const lat = -90 + (row + 0.5) * STEP_DEG;
    return {
      along: distanceKm(lat, 0, lat, STEP_DEG),
      up: distanceKm(lat, 0, lat + STEP_DEG, 0),
      across: distanceKm(lat, 0, lat + STEP_DEG, STEP_DEG),
    };
  }),
);

function lengthKm(row: number, next: number, isAside: boolean): number {
  const { along, up, across } = stepKm()[Math.min(row, next)];
  if (row === next) return along;
  return isAside ? across : up;
}

/** Middle of a cell, degrees. */
export function middleOf(cell: number): { readonly lat: number; readonly lon: number } {
  return {
    lat: -90 + (Math.floor(cell / COLUMNS) + 0.5) * STEP_DEG,
    lon: -180 + ((cell % COLUMNS) + 0.5) * STEP_DEG,
  };
}

/** Cell of the sea whose middle lies nearest to a point; null farther than 110 km from any. */
export function seaCellAt(lat: number, lon: number): number | null {
  const row0 = Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) / STEP_DEG)));
  const column0 = Math.floor((lon + 180) / STEP_DEG);
  const narrow = Math.max(0.05, Math.cos(radians(lat)));
  let best: number | null = null;
  let bestKm = SNAP_KM;
  for (let ring = 0; (ring - 1) * STEP_DEG * KM_PER_DEGREE < bestKm; ring++) {
    const across = Math.ceil(ring / narrow);
    for (let row = row0 - ring; row <= row0 + ring; row++) {
      if (row < 0 || row >= ROWS) continue;
      for (let c = column0 - across; c <= column0 + across; c++) {
        const cell = row * COLUMNS + (((c % COLUMNS) + COLUMNS) % COLUMNS);
        if (land()[cell] === 1) continue;
        const middle = middleOf(cell);
        const km = distanceKm(lat, lon, middle.lat, middle.lon);
        if (km >= bestKm || !isSea(cell)) continue;
        best = cell;
        bestKm = km;
      }
    }
  }
  return best;
}

/** Whether a cell of water is part of a sea. */
function isSea(cell: number): boolean {
  let cells = 0;
  walkSea(cell, () => ++cells < LEAST_CELLS);
  return cells >= LEAST_CELLS;
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
  const km = ways();
  const touched = [start];
  const buckets: number[][] = [[start]];
  km[start] = 0;
  walk: for (let b = 0; b < buckets.length; b++) {
    for (let cell = buckets[b]?.pop(); cell !== undefined; cell = buckets[b]?.pop()) {
      const wayKm = km[cell];
      if (wayKm === DONE) continue;
      km[cell] = DONE;
      if (!visit(cell, wayKm)) break walk;
      pushNeighbours(cell, wayKm, { touched, buckets });
    }
  }
  for (const cell of touched) km[cell] = Infinity;
}

function pushNeighbours(
  cell: number,
  wayKm: number,
  { touched, buckets }: { readonly touched: number[]; readonly buckets: number[][] },
): void {
  const km = ways();
  const mask = land();
  const row = Math.floor(cell / COLUMNS);
  const column = cell % COLUMNS;
  for (let r = Math.max(0, row - 1); r <= Math.min(ROWS - 1, row + 1); r++)
    for (let c = column - 1; c <= column + 1; c++) {
      const next = r * COLUMNS + ((c + COLUMNS) % COLUMNS);
      if (mask[next] === 1) continue;
      const way = wayKm + lengthKm(row, r, c !== column);
      if (way >= km[next]) continue;
      if (km[next] === Infinity) touched.push(next);
      km[next] = way;
      (buckets[Math.floor(way / BUCKET_KM)] ??= []).push(next);
    }
}
