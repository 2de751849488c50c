import { RAD, KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import { openColumns, type ColumnFile } from '../geography/columnFile.ts';
import { PieceArena, RUN } from './pieceArena.ts';
import { tileOf, TILE_STEPS } from './tileCode.ts';

const KM_PER_STEP = KM_PER_DEGREE / TILE_STEPS;
/** Lines may pass the western and southern sides of their tile by so many steps; none passes the others. */
const ASTRAY = 64;
const TILES = 64_800;

/** The point of a line nearest to a place. */
export interface NearestLine {
  readonly distanceKm: number;
  /** The same in steps, squared: what searches compare. */
  readonly squared: number;
  readonly rank: number;
  readonly lat: number;
  readonly lon: number;
}

/** The square of a reach as searches compare it, steps. */
export const squaredSteps = (reachKm: number): number => (reachKm / KM_PER_STEP) ** 2;

/** Which lines of a tile: those up to the rank that parts them, or the others. */
export type Part = 'first' | 'rest';

/**
 * Lines of the world in tiles of one degree. A tile is read from the file and unpacked when it is first asked for, into memory that all tiles share
 * and that is not resident before it is written.
 */
export class LineTiles {
  readonly #file: ColumnFile;
  readonly #tileAt: Uint32Array;
  readonly #pieces: PieceArena;
  readonly #best = { squared: 0, rank: -1, x: 0, y: 0 };

  /** @param lastOfFirst  greatest rank of the first part of each tile's lines */
  constructor(path: URL, lastOfFirst: number) {
    this.#file = openColumns(path);
    this.#tileAt = this.#file.column('tileAt') as Uint32Array;
    this.#pieces = new PieceArena(TILES, this.#tileAt[TILES], lastOfFirst);
  }

  /** What else the file holds. */
  column(name: string): ReturnType<ColumnFile['column']> {
    return this.#file.column(name);
  }

  /** The pieces of all tiles, those of one tile made sure. */
  piecesOf(tile: number): PieceArena {
    if (this.#pieces.isMade(tile)) return this.#pieces;
    const [from, to] = [this.#tileAt[tile], this.#tileAt[tile + 1]];
    this.#pieces.add(tile, from === to ? NOTHING : this.#file.bytes('lines', from, to));
    return this.#pieces;
  }

  /**
   * The nearest line within reach; undefined where there is none. Good to the tolerance of the lines, some 0.2 km.
   *
   * @param reachKm  up to some 50 km: the earth is flat here
   */
  nearest(lat: number, lon: number, reachKm: number, part: Part): NearestLine | undefined {
    const best = this.#best;
    best.squared = squaredSteps(reachKm);
    best.rank = -1;
    const east = Math.max(0.01, Math.cos(lat * RAD));
    const ownRow = Math.floor(tileOf(lat, lon) / 360);
    const ownColumn = Math.floor(lon + 180);
    const spot = { lat, lon, east, part };
    this.#search(ownRow, ownColumn, spot);
    const up = reachKm / KM_PER_DEGREE;
    const across = Math.min(179, up / east);
    const last = Math.floor(lon + 180 + across);
    const top = Math.min(179, Math.floor(lat + 90 + up));
    for (let row = Math.max(0, Math.floor(lat + 90 - up)); row <= top; row++)
      for (let column = Math.floor(lon + 180 - across); column <= last; column++)
        if (row !== ownRow || column !== ownColumn) this.#search(row, column, spot);
    if (best.rank < 0) return undefined;
    return {
      distanceKm: Math.sqrt(best.squared) * KM_PER_STEP,
      squared: best.squared,
      rank: best.rank,
      lat: best.y / TILE_STEPS - 90,
      lon: best.x / TILE_STEPS - 180,
    };
  }

  /** Looks through a tile unless what is found already is nearer than the tile; columns are not yet brought round the antimeridian. */
  #search(row: number, column: number, { lat, lon, east, part }: Spot): void {
    const x = (lon + 180 - column) * TILE_STEPS;
    const y = (lat + 90 - row) * TILE_STEPS;
    const best = this.#best;
    const dx = Math.max(-ASTRAY - x, 0, x - TILE_STEPS) * east;
    const dy = Math.max(-ASTRAY - y, 0, y - TILE_STEPS);
    if (dx * dx + dy * dy >= best.squared) return;
    const tile = row * 360 + (((column % 360) + 360) % 360);
    const pieces = this.piecesOf(tile);
    const count = part === 'first' ? pieces.firstCount(tile) : pieces.restCount(tile);
    if (count === 0) return;
    const from = part === 'first' ? pieces.firstRun(tile) : pieces.restRun(tile);
    const before = best.rank;
    best.rank = -1;
    search(pieces, { from, count, x, y, east }, best);
    if (best.rank < 0) best.rank = before;
    else {
      best.x = column * TILE_STEPS + x + best.x / east;
      best.y = row * TILE_STEPS + y + best.y;
    }
  }
}

interface Spot {
  readonly lat: number;
  readonly lon: number;
  /** Length of a step east against one north. */
  readonly east: number;
  readonly part: Part;
}

interface Best {
  squared: number;
  rank: number;
  /** Offset of the nearest point from the place; steps, those east as long as those north. */
  x: number;
  y: number;
}

interface Stretch {
  /** First run, and how many pieces. */
  readonly from: number;
  readonly count: number;
  /** The place, steps from the tile's corner. */
  readonly x: number;
  readonly y: number;
  readonly east: number;
}

function search({ ends, ranks, boxes }: PieceArena, stretch: Stretch, best: Best): void {
  const { from, count, x, y, east } = stretch;
  const end = from * RUN + count;
  for (let run = from; run * RUN < end; run++) {
    const b = run * 4;
    const wide = Math.max(boxes[b] - x, 0, x - boxes[b + 2]) * east;
    const high = Math.max(boxes[b + 1] - y, 0, y - boxes[b + 3]);
    if (wide * wide + high * high >= best.squared) continue;
    const stop = Math.min(end, run * RUN + RUN);
    for (let i = run * RUN; i < stop; i++) {
      const o = i * 4;
      const ax = (ends[o] - x) * east;
      const ay = ends[o + 1] - y;
      const bx = (ends[o + 2] - x) * east - ax;
      const by = ends[o + 3] - y - ay;
      const length2 = bx * bx + by * by;
      const t = length2 > 0 ? Math.min(1, Math.max(0, -(ax * bx + ay * by) / length2)) : 0;
      const dx = ax + t * bx;
      const dy = ay + t * by;
      const squared = dx * dx + dy * dy;
      if (squared >= best.squared) continue;
      best.squared = squared;
      best.rank = ranks[i];
      best.x = dx;
      best.y = dy;
    }
  }
}

const NOTHING = new Uint8Array(0);
