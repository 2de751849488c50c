import { radians } from '../../../engines/ground/earth/geodesy.ts';
import { writeUnit, type Unit } from './sphereTree.ts';

/** Side of a cell, degrees. */
const CELL_DEG = 2;
const COLUMNS = 360 / CELL_DEG;
const ROWS = 180 / CELL_DEG;

/** No point of a cell is farther from its middle, radians: half the diagonal of a square at the equator and a little for rounding. */
export const CELL_RADIUS = radians(CELL_DEG / Math.SQRT2) + 1e-6;

/**
 * For each cell of two degrees, the rows of a table that can bear on any point in it. A cell's list is made when the first point in it is asked
 * for and kept, so that a search looks at what is near instead of the whole table.
 */
export class CellLists {
  /** Of full length from the start: an array that grows by leaps is kept as a dictionary. */
  readonly #lists = Array.from<Uint16Array | undefined>({ length: ROWS * COLUMNS });
  readonly #rowsNear: (middle: Unit) => Uint16Array;
  readonly #middle = new Float64Array(3);

  /** @param rowsNear  the rows, ascending, that bear on a point within `CELL_RADIUS` of the middle of a cell, a unit vector */
  constructor(rowsNear: (middle: Unit) => Uint16Array) {
    this.#rowsNear = rowsNear;
  }

  /** The rows that can bear on a point, ascending. */
  at(lat: number, lon: number): Uint16Array {
    const row = Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) / CELL_DEG)));
    const column = ((Math.floor((lon + 180) / CELL_DEG) % COLUMNS) + COLUMNS) % COLUMNS;
    return (this.#lists[row * COLUMNS + column] ??= this.#make(row, column));
  }

  #make(row: number, column: number): Uint16Array {
    writeUnit((row + 0.5) * CELL_DEG - 90, (column + 0.5) * CELL_DEG - 180, {
      into: this.#middle,
      at: 0,
    });
    return this.#rowsNear(this.#middle);
  }
}
