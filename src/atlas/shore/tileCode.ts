/** Steps of a coordinate inside a tile of one degree: some 54 m of latitude. */
export const TILE_STEPS = 2048;

/** A line of a tile: what it bounds or how large the river is, and its vertices, steps from the tile's south-west corner. */
export interface TileLine {
  readonly rank: number;
  /** East and north by turns. */
  readonly steps: readonly number[];
}

/** Number of the tile of a point: 180 rows of 360 from the south-west. */
export function tileOf(lat: number, lon: number): number {
  const row = Math.min(179, Math.max(0, Math.floor(lat + 90)));
  const column = ((Math.floor(lon + 180) % 360) + 360) % 360;
  return row * 360 + column;
}

/** Writes lines as rank, number of vertices, first vertex and the way from each vertex to the next. */
export function encodeTile(lines: readonly TileLine[]): Uint8Array {
  const bytes: number[] = [];
  for (const { rank, steps } of lines) {
    bytes.push(rank);
    write(bytes, steps.length / 2);
    for (let i = 0; i < steps.length; i++)
      writeSigned(bytes, steps[i] - (i < 2 ? 0 : steps[i - 2]));
  }
  return Uint8Array.from(bytes);
}

function write(bytes: number[], value: number): void {
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  bytes.push(rest);
}

function writeSigned(bytes: number[], value: number): void {
  write(bytes, value < 0 ? -2 * value - 1 : 2 * value);
}
