import { stepsOf, type LandGrid } from './landGrid.ts';

/** Classes of width by which ways are told apart, a km. */
const PER_KM = 2;
/** Cells are put in buckets of so many km of way. */
const BUCKET_KM = 2;

/** A walk over the water of a grid from its starts that comes to each cell by the widest way, and among these by the shortest. */
export class WidestFirst {
  readonly #grid: LandGrid;
  readonly #clearance: Float32Array;
  readonly #steps;
  readonly #wayKm: Float32Array;
  readonly #from: Int32Array;
  readonly #isDone: Uint8Array;
  /** Class of the widest way found so far, plus one; 0 where there is none yet. */
  readonly #width: Uint8Array;
  /** By class of width, by bucket of way: the cells to visit. */
  readonly #fronts: (number[] | undefined)[][] = [];

  constructor(grid: LandGrid, clearance: Float32Array) {
    this.#grid = grid;
    this.#clearance = clearance;
    this.#steps = stepsOf(grid);
    this.#wayKm = new Float32Array(clearance.length).fill(Infinity);
    this.#from = new Int32Array(clearance.length).fill(-1);
    this.#isDone = new Uint8Array(clearance.length);
    this.#width = new Uint8Array(clearance.length);
  }

  /** Way from the start, km. */
  wayKm(cell: number): number {
    return this.#wayKm[cell] ?? Infinity;
  }

  /** A cell that needs no way. */
  start(cell: number): void {
    this.#isDone[cell] = 1;
    this.#wayKm[cell] = 0;
  }

  /** Visits every cell that water leads to but the starts, each after the one it was reached from; `from` is -1 beside a start. */
  all(visit: (cell: number, from: number, wayKm: number) => void): void {
    for (let cell = 0; cell < this.#isDone.length; cell++)
      if (this.#isDone[cell] === 1) this.#putAbout(cell, -1, Infinity);
    for (let width = this.#fronts.length - 1; width >= 0; width--) this.#visitWidth(width, visit);
  }

  #visitWidth(width: number, visit: (cell: number, from: number, wayKm: number) => void): void {
    const buckets = this.#fronts[width] ?? [];
    for (let b = 0; b < buckets.length; b++) {
      const cells = buckets[b] ?? [];
      for (let cell = cells.pop(); cell !== undefined; cell = cells.pop()) {
        if (this.#isDone[cell] === 1) continue;
        this.#isDone[cell] = 1;
        visit(cell, this.#from[cell] ?? -1, this.wayKm(cell));
        this.#putAbout(cell, cell, width);
      }
    }
  }

  #putAbout(cell: number, from: number, widest: number): void {
    const { rows, columns, land } = this.#grid;
    const row = Math.floor(cell / columns);
    const column = cell - row * columns;
    const step = this.#steps[row] ?? { along: 0, up: 0, across: 0 };
    for (let up = -1; up <= 1; up++)
      for (let east = -1; east <= 1; east++) {
        const r = row + up;
        if (r < 0 || r >= rows || (up === 0 && east === 0)) continue;
        const to = r * columns + ((column + east + columns) % columns);
        if (land[to] === 1 || this.#isDone[to] === 1) continue;
        const way = this.wayKm(cell) + (up === 0 ? step.along : east === 0 ? step.up : step.across);
        this.#put(to, from, { way, widest });
      }
  }

  #put(to: number, from: number, { way, widest }: { way: number; widest: number }): void {
    const width = Math.min(widest, Math.floor((this.#clearance[to] ?? 0) * PER_KM));
    const known = this.#widthOf(to);
    if (width < known || (width === known && way >= this.wayKm(to))) return;
    this.#wayKm[to] = way;
    this.#from[to] = from;
    this.#width[to] = width + 1;
    const buckets = (this.#fronts[width] ??= []);
    (buckets[Math.floor(way / BUCKET_KM)] ??= []).push(to);
  }

  /** Class of the widest way found so far; -1 where there is none yet. */
  #widthOf(cell: number): number {
    return (this.#width[cell] ?? 0) - 1;
  }
}
