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
      writeSigned(bytes, (steps[i] ?? 0) - (i < 2 ? 0 : (steps[i - 2] ?? 0)));
  }
  return Uint8Array.from(bytes);
}

/** Reads what `encodeTile` wrote. */
export function decodeTile(bytes: Uint8Array): TileLine[] {
  const lines: TileLine[] = [];
  const reader = { bytes, at: 0 };
  while (reader.at < bytes.length) {
    const rank = bytes[reader.at++] ?? 0;
    const count = read(reader) * 2;
    const steps: number[] = [];
    for (let i = 0; i < count; i++) steps.push(readSigned(reader) + (steps[i - 2] ?? 0));
    lines.push({ rank, steps });
  }
  return lines;
}

function write(bytes: number[], value: number): void {
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  bytes.push(rest);
}

function writeSigned(bytes: number[], value: number): void {
  write(bytes, value < 0 ? -2 * value - 1 : 2 * value);
}

function read(reader: { readonly bytes: Uint8Array; at: number }): number {
  let value = 0;
  for (let unit = 1; ; unit *= 128) {
    const byte = reader.bytes[reader.at++] ?? 0;
    value += (byte & 0x7f) * unit;
    if (byte < 0x80) return value;
  }
}

function readSigned(reader: { readonly bytes: Uint8Array; at: number }): number {
  const value = read(reader);
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
}
