import { LRUCache } from 'lru-cache';
import { openColumns, type ColumnFile } from '../geography/columnFile.ts';
import { decodeTile, tileOf, TILE_STEPS } from './tileCode.ts';

/** Pieces of line whose box is tested before they are. */
const RUN = 16;
const TILES_KEPT = 256;
const KM_PER_STEP = 111.195 / TILE_STEPS;
const RAD = Math.PI / 180;

/** Lines of a tile as pieces: ends in steps from its south-west corner, and the rank of the line. */
export interface TilePieces {
  readonly count: number;
  /** West end east, north, east end east, north; × 4. */
  readonly ends: Float32Array;
  readonly ranks: Uint8Array;
  /** Boxes of each sixteen pieces: west, south, east, north; × 4. */
  readonly boxes: Float32Array;
}

/** The point of a line nearest to a place. */
export interface NearestLine {
  readonly distanceKm: number;
  readonly rank: number;
  readonly lat: number;
  readonly lon: number;
}

/** Lines of the world in tiles of one degree, read from the file and unpacked as they are needed. */
export class LineTiles {
  readonly #file: ColumnFile;
  readonly #tileAt: Uint32Array;
  readonly #kept = new LRUCache<number, TilePieces>({ max: TILES_KEPT });

  constructor(path: URL) {
    this.#file = openColumns(path);
    this.#tileAt = this.#file.column('tileAt') as Uint32Array;
  }

  /** What else the file holds. */
  column(name: string): ReturnType<ColumnFile['column']> {
    return this.#file.column(name);
  }

  /** The pieces of a tile. */
  tile(number: number): TilePieces {
    const known = this.#kept.get(number);
    if (known) return known;
    const [from = 0, to = 0] = [this.#tileAt[number], this.#tileAt[number + 1]];
    const made = from === to ? EMPTY : piecesOf(this.#file.bytes('lines', from, to));
    this.#kept.set(number, made);
    return made;
  }

  /**
   * The nearest line within reach; undefined where there is none. Good to the tolerance of the lines, some 0.2 km.
   *
   * @param reachKm  up to some 50 km: the earth is flat here
   * @param counts  whether lines of a rank count
   */
  nearest(
    lat: number,
    lon: number,
    reachKm: number,
    counts: (rank: number) => boolean,
  ): NearestLine | undefined {
    const best: Best = { squared: (reachKm / KM_PER_STEP) ** 2, rank: -1, x: 0, y: 0 };
    const east = Math.max(0.01, Math.cos(lat * RAD));
    const [own, ...others] = tilesWithin(lat, lon, reachKm, east);
    for (const { row, column } of [...(own ? [own] : []), ...others]) {
      const tile = this.tile(row * 360 + (((column % 360) + 360) % 360));
      const x = (lon + 180 - column) * TILE_STEPS;
      const y = (lat + 90 - row) * TILE_STEPS;
      if (tile.count > 0) search(tile, { x, y, east, counts }, best, { column, row });
    }
    if (best.rank < 0) return undefined;
    return {
      distanceKm: Math.sqrt(best.squared) * KM_PER_STEP,
      rank: best.rank,
      lat: best.y / TILE_STEPS - 90,
      lon: best.x / TILE_STEPS - 180,
    };
  }
}

interface Best {
  squared: number;
  rank: number;
  /** Steps from the south pole's corner at 180 degrees west. */
  x: number;
  y: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Length of a step east against one north. */
  readonly east: number;
  readonly counts: (rank: number) => boolean;
}

interface TileAt {
  readonly row: number;
  readonly column: number;
}

/** Tiles that a circle touches, the point's own first; columns are not yet brought round the antimeridian. */
function tilesWithin(lat: number, lon: number, reachKm: number, east: number): TileAt[] {
  const up = reachKm / 111.195;
  const across = Math.min(179, up / east);
  const own = tileOf(lat, lon);
  const [ownRow, ownColumn] = [Math.floor(own / 360), Math.floor(lon + 180)];
  const tiles = [{ row: ownRow, column: ownColumn }];
  const first = Math.floor(lon + 180 - across);
  const last = Math.floor(lon + 180 + across);
  for (
    let row = Math.max(0, Math.floor(lat + 90 - up));
    row <= Math.min(179, Math.floor(lat + 90 + up));
    row++
  )
    for (let column = first; column <= last; column++)
      if (row !== ownRow || column !== ownColumn) tiles.push({ row, column });
  return tiles;
}

function search(
  { count, ends, ranks, boxes }: TilePieces,
  spot: Spot,
  best: Best,
  at: TileAt,
): void {
  for (let run = 0; run * RUN < count; run++) {
    if (boxSquared(boxes, run * 4, spot) >= best.squared) continue;
    for (let i = run * RUN; i < Math.min(count, run * RUN + RUN); i++)
      if (spot.counts(ranks[i] ?? 0)) take(ends, i, spot, { best, at, rank: ranks[i] ?? 0 });
  }
}

function take(
  ends: Float32Array,
  i: number,
  { x, y, east }: Spot,
  { best, at, rank }: { best: Best; at: TileAt; rank: number },
): void {
  const o = i * 4;
  const ax = ((ends[o] ?? 0) - x) * east;
  const ay = (ends[o + 1] ?? 0) - y;
  const bx = ((ends[o + 2] ?? 0) - x) * east - ax;
  const by = (ends[o + 3] ?? 0) - y - ay;
  const length2 = bx * bx + by * by;
  const t = length2 > 0 ? Math.min(1, Math.max(0, -(ax * bx + ay * by) / length2)) : 0;
  const [dx, dy] = [ax + t * bx, ay + t * by];
  const squared = dx * dx + dy * dy;
  if (squared >= best.squared) return;
  best.squared = squared;
  best.rank = rank;
  best.x = at.column * TILE_STEPS + x + dx / east;
  best.y = at.row * TILE_STEPS + y + dy;
}

function boxSquared(boxes: Float32Array, o: number, { x, y, east }: Spot): number {
  const dx = Math.max((boxes[o] ?? 0) - x, 0, x - (boxes[o + 2] ?? 0)) * east;
  const dy = Math.max((boxes[o + 1] ?? 0) - y, 0, y - (boxes[o + 3] ?? 0));
  return dx * dx + dy * dy;
}

const EMPTY: TilePieces = {
  count: 0,
  ends: new Float32Array(0),
  ranks: new Uint8Array(0),
  boxes: new Float32Array(0),
};

function piecesOf(bytes: Uint8Array): TilePieces {
  const lines = decodeTile(bytes);
  const count = lines.reduce((sum, { steps }) => sum + Math.max(0, steps.length / 2 - 1), 0);
  const ends = new Float32Array(count * 4);
  const ranks = new Uint8Array(count);
  let i = 0;
  for (const { rank, steps } of lines)
    for (let v = 0; v + 3 < steps.length; v += 2) {
      ends.set(steps.slice(v, v + 4), i * 4);
      ranks[i++] = rank;
    }
  return { count, ends, ranks, boxes: boxesOf(ends, count) };
}

function boxesOf(ends: Float32Array, count: number): Float32Array {
  const boxes = new Float32Array(Math.ceil(count / RUN) * 4);
  for (let run = 0; run * RUN < count; run++) {
    const low = [Infinity, Infinity];
    const high = [-Infinity, -Infinity];
    for (let v = run * RUN * 2; v < Math.min(count, run * RUN + RUN) * 2; v++)
      for (let k = 0; k < 2; k++) {
        low[k] = Math.min(low[k] ?? 0, ends[v * 2 + k] ?? 0);
        high[k] = Math.max(high[k] ?? 0, ends[v * 2 + k] ?? 0);
      }
    boxes.set([...low, ...high], run * 4);
  }
  return boxes;
}
