/** Side of the cells of the accumulation map, degrees. */
export const CELL_DEG = 0.25;

/** Row and column of a square of the earth, from the equator and the prime meridian. */
export interface SquarePlace {
  readonly row: number;
  readonly column: number;
}

/**
 * The square that a point lies in: the pole belongs to the last row, and 180 degrees east is 180 degrees west.
 *
 * @param sideDeg  side of the squares, degrees, a whole part of 90
 */
export function squareAt(lat: number, lon: number, sideDeg: number): SquarePlace {
  const [rows, columns] = [90 / sideDeg, 180 / sideDeg];
  const column = Math.floor(lon / sideDeg);
  return {
    row: Math.min(rows - 1, Math.floor(lat / sideDeg)),
    column: column >= columns ? column - 2 * columns : column,
  };
}

/** Name and middle of a cell of the accumulation map. */
export function cellPlace({ row, column }: SquarePlace) {
  return {
    cell: `${row}:${column}`,
    lat: (row + 0.5) * CELL_DEG,
    lon: (column + 0.5) * CELL_DEG,
  };
}
