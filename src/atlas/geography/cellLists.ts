import { radians } from '../../../engines/ground/earth/geodesy.ts';
import { writeUnit, type Unit } from './sphereTree.ts';

/** Side of a cell, degrees. */
const CELL_DEG = 2;
const COLUMNS = 360 / CELL_DEG;
const ROWS = 180 / CELL_DEG;

/** Cells along the side of a block, whose list is made first. */
const BLOCK = 10;
const BLOCK_COLUMNS = COLUMNS / BLOCK;

/** No point of a square of so many degrees is farther from its middle, radians: half the diagonal at the equator and a little for rounding. */
const radiusOf = (deg: number): number => radians(deg / Math.SQRT2) + 1e-6;
/** No point of a cell is farther from its middle, radians. */
export const CELL_RADIUS = radiusOf(CELL_DEG);
/** No point of a cell of a block is farther from the middle of the block than this less the radius of a cell, radians: what bears on a cell bears on its block. */
export const BLOCK_RADIUS = radiusOf(BLOCK * CELL_DEG) + CELL_RADIUS;

/**
 * The rows, ascending, that bear on a point of a region.
 *
 * @param middle  of the region, a unit vector
 * @param radius  of the region, radians: `CELL_RADIUS` or `BLOCK_RADIUS`
 * @param among   the rows that bear on a region about it, ascending; the whole table where left out
 */
export type RowsNear = (middle: Unit, radius: number, among?: Uint16Array) => Uint16Array;

const NONE = new Uint16Array();
/** Many cells have no row, and share a list. */
const kept = (rows: Uint16Array): Uint16Array => (rows.length === 0 ? NONE : rows);

/**
 * For each cell of two degrees, the rows of a table that can bear on any point in it. A cell's list is made when the first point in it is asked
 * for and kept, so that a search looks at what is near instead of the whole table; it is made from that of its block of twenty degrees.
 */
export class CellLists {
  /** By cell and by block: lists of full length would be empty for the most part. */
  readonly #lists = new Map<number, Uint16Array>();
  readonly #blocks = new Map<number, Uint16Array>();
  readonly #rowsNear: RowsNear;
  readonly #middle = new Float64Array(3);

  constructor(rowsNear: RowsNear) {
    this.#rowsNear = rowsNear;
  }

  /** The rows that can bear on a point, ascending. */
  at(lat: number, lon: number): Uint16Array {
    const row = Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) / CELL_DEG)));
    const column = ((Math.floor((lon + 180) / CELL_DEG) % COLUMNS) + COLUMNS) % COLUMNS;
    return this.#lists.get(row * COLUMNS + column) ?? this.#make(row, column);
  }

  #make(row: number, column: number): Uint16Array {
    const among = this.#blockAt(Math.floor(row / BLOCK), Math.floor(column / BLOCK));
    const made = kept(this.#rowsNear(this.#middleOf(row, column, CELL_DEG), CELL_RADIUS, among));
    this.#lists.set(row * COLUMNS + column, made);
    return made;
  }

  #blockAt(south: number, west: number): Uint16Array {
    const block = south * BLOCK_COLUMNS + west;
    const known = this.#blocks.get(block);
    if (known) return known;
    const made = kept(this.#rowsNear(this.#middleOf(south, west, BLOCK * CELL_DEG), BLOCK_RADIUS));
    this.#blocks.set(block, made);
    return made;
  }

  /** Middle of a square of so many degrees, by its row from the south pole and its column from the antimeridian. */
  #middleOf(row: number, column: number, deg: number): Unit {
    writeUnit((row + 0.5) * deg - 90, (column + 0.5) * deg - 180, { into: this.#middle, at: 0 });
    return this.#middle;
  }
}
