/** Pieces of line whose box is tested before they are. */
export const RUN = 16;

const UNMADE = -1;

/**
 * Pieces of the lines of many tiles in arrays of their own, in runs of sixteen. Each tile's pieces stand in two parts, by rank, in the order in
 * which they were packed.
 */
export class PieceArena {
  /** West end east, north, east end east, north; × 4, steps from the tile's south-west corner. */
  readonly ends: Int16Array;
  readonly ranks: Uint8Array;
  /** Boxes of the runs: west, south, east, north; × 4. */
  readonly boxes: Int16Array;
  readonly #lastOfFirst: number;
  /** First run of each tile, and how many pieces its parts have. */
  readonly #run: Int32Array;
  readonly #first: Uint16Array;
  readonly #rest: Uint16Array;
  #next = 0;

  /**
   * @param packed  bytes of all tiles: a vertex takes two at least
   * @param lastOfFirst  greatest rank of the first part
   */
  constructor(tiles: number, packed: number, lastOfFirst: number) {
    const runs = Math.ceil(packed / 2 / RUN) + 2 * Math.min(tiles, packed);
    this.ends = new Int16Array(runs * RUN * 4);
    this.ranks = new Uint8Array(runs * RUN);
    this.boxes = new Int16Array(runs * 4);
    this.#lastOfFirst = lastOfFirst;
    this.#run = new Int32Array(tiles).fill(UNMADE);
    this.#first = new Uint16Array(tiles);
    this.#rest = new Uint16Array(tiles);
  }

  /** Whether a tile has been unpacked. */
  isMade(tile: number): boolean {
    return this.#run[tile] !== UNMADE;
  }

  /** Pieces of the first part of a tile. */
  firstCount(tile: number): number {
    return this.#first[tile];
  }

  /** Pieces of the other part. */
  restCount(tile: number): number {
    return this.#rest[tile];
  }

  /** First run of the first part. */
  firstRun(tile: number): number {
    return this.#run[tile];
  }

  /** First run of the other part. */
  restRun(tile: number): number {
    return this.firstRun(tile) + Math.ceil(this.firstCount(tile) / RUN);
  }

  /** Unpacks what `encodeTile` wrote. */
  add(tile: number, packed: Uint8Array): void {
    this.#run[tile] = this.#next;
    const first = this.#write(packed, this.#next, true);
    this.#next += Math.ceil(first / RUN);
    const rest = this.#write(packed, this.#next, false);
    this.#next += Math.ceil(rest / RUN);
    this.#first[tile] = first;
    this.#rest[tile] = rest;
  }

  /** Writes the pieces of one part from a run on; tells how many there are. */
  #write(packed: Uint8Array, fromRun: number, isFirst: boolean): number {
    const { ends, ranks } = this;
    const from = fromRun * RUN;
    let piece = from;
    let at = 0;
    const read = (): number => {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = packed[at++];
        value |= (byte & 0x7f) << shift;
        if (byte < 0x80) return value;
      }
    };
    const step = (): number => {
      const value = read();
      return value & 1 ? -((value + 1) >> 1) : value >> 1;
    };
    while (at < packed.length) {
      const rank = packed[at++];
      const isOurs = rank <= this.#lastOfFirst === isFirst;
      let count = read();
      let x = count > 0 ? step() : 0;
      let y = count > 0 ? step() : 0;
      for (; count > 1; count--) {
        const [west, south] = [x, y];
        x += step();
        y += step();
        if (!isOurs) continue;
        const o = piece * 4;
        ends[o] = west;
        ends[o + 1] = south;
        ends[o + 2] = x;
        ends[o + 3] = y;
        ranks[piece++] = rank;
      }
    }
    this.#box(fromRun, piece);
    return piece - from;
  }

  /** Boxes of the runs from one on, up to a piece. */
  #box(fromRun: number, end: number): void {
    const { ends, boxes } = this;
    for (let run = fromRun; run * RUN < end; run++) {
      let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
      for (let v = run * RUN * 4; v < Math.min(end, run * RUN + RUN) * 4; v += 2) {
        const x = ends[v];
        const y = ends[v + 1];
        if (x < west) west = x;
        if (x > east) east = x;
        if (y < south) south = y;
        if (y > north) north = y;
      }
      boxes[run * 4] = west;
      boxes[run * 4 + 1] = south;
      boxes[run * 4 + 2] = east;
      boxes[run * 4 + 3] = north;
    }
  }
}
