import { distanceKm, KM_PER_DEGREE, radians } from '../../../engines/ground/earth/geodesy.ts';
import { oceanMask } from '../oceanMask.ts';
import { once } from './once.ts';

/** Cells of the sea, degrees. */
const STEP_DEG = 0.25;
const ROWS = 180 / STEP_DEG;
const COLUMNS = 360 / STEP_DEG;
/** Cells of land and sea. */
export const CELLS = ROWS * COLUMNS;
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

/** A cell and those within two of it. */
export function cellsAbout(cell: number): number[] {
  const row = Math.floor(cell / COLUMNS);
  const column = cell - row * COLUMNS;
  const found: number[] = [];
  for (let r = Math.max(0, row - 2); r <= Math.min(ROWS - 1, row + 2); r++)
    for (let c = column - 2; c <= column + 2; c++)
      found.push(r * COLUMNS + ((c + COLUMNS) % COLUMNS));
  return found;
}

/** Cells of the sea beside land, or beside water that the mask cuts off, ascending. */
export function shoreCells(): number[] {
  const mask = closed();
  const found: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (mask[cell] === 1) continue;
    const row = Math.floor(cell / COLUMNS);
    const column = cell - row * COLUMNS;
    const isShore = [-1, 0, 1].some((up) =>
      [-1, 0, 1].some((east) => {
        const at = (row + up) * COLUMNS + ((column + east + COLUMNS) % COLUMNS);
        return mask[at] === 1;
      }),
    );
    if (isShore) found.push(cell);
  }
  return found;
}

const DONE = -1;
/** No cell: the end of a list. */
const NONE = -1;
/** Buckets in a ring: a step is no longer than 40 km, so that no cell to be visited lies as many buckets ahead. */
const BUCKETS = 16;
/** The bits that tell a bucket from a number that goes on round the ring. */
const LAST_BUCKET = BUCKETS - 1;

/** The cells that a walk has come to; what a walk wrote is wiped out at its end. */
class Front {
  /** Ways, km; `DONE` where a cell was visited. */
  readonly km = new Float32Array(CELLS).fill(Infinity);
  readonly #mask = closed();
  readonly #steps = steps();
  /** For each bucket the last entry that was put into it, and for each entry its cell and the one before it in its bucket. */
  readonly #heads = new Int32Array(BUCKETS).fill(NONE);
  #cells = new Int32Array(4096);
  #before = new Int32Array(4096);
  #count = 0;

  put(cell: number, wayKm: number): void {
    if (wayKm >= this.km[cell] || this.#mask[cell] === 1) return;
    this.km[cell] = wayKm;
    const bucket = (wayKm / BUCKET_KM) & LAST_BUCKET;
    const entry = this.#count++;
    this.#cells[entry] = cell;
    this.#before[entry] = this.#heads[bucket];
    this.#heads[bucket] = entry;
  }

  /** Takes the last cell that was put into a bucket; `NONE` where it is empty. */
  take(number: number): number {
    const bucket = number & LAST_BUCKET;
    const entry = this.#heads[bucket];
    if (entry === NONE) return NONE;
    this.#heads[bucket] = this.#before[entry];
    return this.#cells[entry];
  }

  /** Puts the eight cells about one: those beside it, above and below. */
  putAbout(cell: number, wayKm: number): void {
    if (this.#count + 8 > this.#cells.length) this.#grow();
    const { along, up, across } = this.#steps;
    const row = Math.floor(cell / COLUMNS);
    const column = cell - row * COLUMNS;
    const west = column === 0 ? COLUMNS - 1 : -1;
    const east = column === COLUMNS - 1 ? 1 - COLUMNS : 1;
    this.put(cell + west, wayKm + along[row]);
    this.put(cell + east, wayKm + along[row]);
    if (row < ROWS - 1) {
      const above = cell + COLUMNS;
      this.put(above, wayKm + up[row]);
      this.put(above + west, wayKm + across[row]);
      this.put(above + east, wayKm + across[row]);
    }
    if (row === 0) return;
    const below = cell - COLUMNS;
    this.put(below, wayKm + up[row - 1]);
    this.put(below + west, wayKm + across[row - 1]);
    this.put(below + east, wayKm + across[row - 1]);
  }

  wipe(): void {
    for (let entry = 0; entry < this.#count; entry++) this.km[this.#cells[entry]] = Infinity;
    this.#heads.fill(NONE);
    this.#count = 0;
  }

  #grow(): void {
    const [cells, before] = [this.#cells, this.#before];
    this.#cells = new Int32Array(2 * cells.length);
    this.#cells.set(cells);
    this.#before = new Int32Array(2 * before.length);
    this.#before.set(before);
  }
}

const front = once(() => new Front());

/**
 * Walks over the sea from a cell, nearest cells first, until the visitor has seen enough. Ways go from cell to cell in eight directions
 * and are up to 8 % too long. A visitor starts no walk.
 *
 * @param visit  called once a cell with its way, km, which never falls by more than 4 km; returns whether to go on
 * @source Dial (1969), Commun. ACM 12, 632-633 (shortest paths by buckets). doi:10.1145/363269.363610
 */
export function walkSea(start: number, visit: (cell: number, wayKm: number) => boolean): void {
  const ahead = front();
  const { km } = ahead;
  ahead.put(start, 0);
  let empty = 0;
  walk: for (let bucket = 0; empty < BUCKETS; bucket++) {
    empty++;
    for (let cell = ahead.take(bucket); cell !== NONE; cell = ahead.take(bucket)) {
      empty = 0;
      const wayKm = km[cell];
      if (wayKm === DONE) continue;
      km[cell] = DONE;
      if (!visit(cell, wayKm)) break walk;
      ahead.putAbout(cell, wayKm);
    }
  }
  ahead.wipe();
}
