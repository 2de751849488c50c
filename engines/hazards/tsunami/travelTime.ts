import { GRAVITY_MPS2 } from '../../ground/math/units.ts';
import { ArrivalHeap } from './arrivalHeap.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';

/** An ocean on a regular grid of latitude and longitude. */
export interface DepthGrid {
  readonly stepDeg: number;
  readonly rows: number;
  readonly columns: number;
  /** Mean depth, m; 0 on land. Rows × columns, row-major, south to north, west to east from -180. */
  readonly depthM: Float32Array;
}

/** Speed of a wave much longer than the water is deep, m/s: sqrt(g h). 0 for a depth of 0 or less. @source long-wave theory, Lamb (1932), art. 170 */
export function celerityMps(depthM: number): number {
  return depthM > 0 ? Math.sqrt(GRAVITY_MPS2 * depthM) : 0;
}

interface Step {
  readonly rows: number;
  readonly columns: number;
  /** Cells passed on the way, as row and column offsets. */
  readonly via: readonly (readonly [number, number])[];
}

/** The 32 directions (1,0) (1,1) (2,1) (3,1) (3,2) and their mirror images: paths are at most 1.4 % too long. */
const STEPS: readonly Step[] = steps();

function steps(): Step[] {
  const found: Step[] = [];
  for (const [a, b] of [
    [1, 0],
    [1, 1],
    [2, 1],
    [3, 1],
    [3, 2],
  ] as const) {
    const turns = new Set([
      `${a},${b}`,
      `${b},${a}`,
      `${-a},${b}`,
      `${-b},${a}`,
      `${a},${-b}`,
      `${b},${-a}`,
      `${-a},${-b}`,
      `${-b},${-a}`,
    ]);
    for (const turn of turns) {
      const [rows = 0, columns = 0] = turn.split(',').map(Number);
      found.push({ rows, columns, via: between(rows, columns) });
    }
  }
  return found;
}

/** Every cell that the straight way enters, its ends left out; where it runs through a corner both cells at the corner count. */
function between(rows: number, columns: number): [number, number][] {
  const cells = new Map<string, [number, number]>();
  const n = 48;
  for (let i = 1; i < n; i++) {
    const r = (rows * i) / n;
    const c = (columns * i) / n;
    for (const [dr, dc] of [
      [-0.01, -0.01],
      [-0.01, 0.01],
      [0.01, -0.01],
      [0.01, 0.01],
    ] as const) {
      const cell: [number, number] = [Math.round(r + dr), Math.round(c + dc)];
      if ((cell[0] !== 0 || cell[1] !== 0) && (cell[0] !== rows || cell[1] !== columns))
        cells.set(cell.join(), cell);
    }
  }
  return [...cells.values()];
}

/**
 * First-arrival times of a long wave over the whole ocean, by Dijkstra's shortest path with 32 neighbours. Run by `scripts/tsunamiGrids.ts`,
 * whose maps of arrivals the tsunami answers read.
 *
 * A step costs its great-circle length times the mean slowness of the cells it starts in, passes and ends in; it may not cross land.
 *
 * @param grid     ocean depths
 * @param sources  cells that the source lifts at time 0 (land cells are left out)
 * @returns seconds, rows × columns; Infinity on land and where no water leads
 * @source Dijkstra (1959), Numer. Math. 1, 269-271. doi:10.1007/BF01386390; use for tsunamis: Wang (2015), geoware TTT
 */
export function travelTimes(grid: DepthGrid, sources: readonly number[]): Float64Array {
  const { rows, columns, depthM } = grid;
  const slowness = Float64Array.from(depthM, (depth) =>
    depth > 0 ? 1000 / celerityMps(depth) : Infinity,
  );
  const lengths = stepLengths(grid);
  const time = new Float64Array(rows * columns).fill(Infinity);
  const heap = new ArrivalHeap(time);
  for (const cell of sources) {
    if (slowness[cell] === Infinity || slowness[cell] === undefined) continue;
    time[cell] = 0;
    heap.push(cell, 0);
  }
  for (let cell = heap.pop(); cell >= 0; cell = heap.pop()) {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    const here = time[cell];
    for (let s = 0; s < STEPS.length; s++) {
      const step = STEPS[s];
      if (!step || row + step.rows < 0 || row + step.rows >= rows) continue;
      const target = (row + step.rows) * columns + ((column + step.columns + columns) % columns);
      let sum = slowness[cell] / 2 + slowness[target] / 2;
      for (const [r, c] of step.via)
        sum += slowness[(row + r) * columns + ((column + c + columns) % columns)];
      const arrival = here + (lengths[row * STEPS.length + s] * sum) / (step.via.length + 1);
      if (arrival >= time[target]) continue;
      time[target] = arrival;
      heap.push(target, arrival);
    }
  }
  return time;
}

/** Great-circle length of every step from every row, km. */
function stepLengths({ rows, stepDeg }: DepthGrid): Float64Array {
  const lengths = new Float64Array(rows * STEPS.length);
  for (let row = 0; row < rows; row++) {
    const lat = -90 + (row + 0.5) * stepDeg;
    STEPS.forEach((step, s) => {
      lengths[row * STEPS.length + s] = distanceKm(
        lat,
        0,
        lat + step.rows * stepDeg,
        step.columns * stepDeg,
      );
    });
  }
  return lengths;
}

/** Cell of a grid that holds a point. */
function cellAt({ stepDeg, rows, columns }: DepthGrid, lat: number, lon: number): number {
  const row = Math.min(rows - 1, Math.max(0, Math.floor((lat + 90) / stepDeg)));
  const column = Math.floor((lon + 180) / stepDeg);
  return row * columns + (((column % columns) + columns) % columns);
}

/**
 * Water cells nearest to a source: its own cell, or where that is land the nearest water within a few cells.
 *
 * @param reachCells  how far to look, cells
 * @returns cells; empty where there is no water within the reach
 */
export function waterCellsNear(
  grid: DepthGrid,
  lat: number,
  lon: number,
  reachCells: number,
): number[] {
  const own = cellAt(grid, lat, lon);
  if (grid.depthM[own] > 0) return [own];
  const row = Math.floor(own / grid.columns);
  const column = own % grid.columns;
  let best = { cell: -1, km: Infinity };
  for (let dr = -reachCells; dr <= reachCells; dr++) {
    if (row + dr < 0 || row + dr >= grid.rows) continue;
    for (let dc = -reachCells; dc <= reachCells; dc++) {
      const cell = (row + dr) * grid.columns + ((column + dc + grid.columns) % grid.columns);
      if (!(grid.depthM[cell] > 0)) continue;
      const km = distanceKm(
        lat,
        lon,
        -90 + (row + dr + 0.5) * grid.stepDeg,
        -180 + ((cell % grid.columns) + 0.5) * grid.stepDeg,
      );
      if (km < best.km) best = { cell, km };
    }
  }
  return best.cell < 0 ? [] : [best.cell];
}
