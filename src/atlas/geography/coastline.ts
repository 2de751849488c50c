import { degrees } from '../../../engines/ground/earth/geodesy.ts';
import { kmOfChord, SphereTree, writeUnit, type Unit } from './sphereTree.ts';
import { isCut, type Lines } from './topology.ts';

/** Line pieces in one box of the index. */
const RUN = 12;

/** The Caspian is a lake below the level of the sea: lines wholly inside this box are not coast. Degrees. */
const CASPIAN = { south: 36, north: 48, west: 46, east: 56 } as const;

/**
 * The ocean's shoreline from a map of areas: every arc with an area on one side only.
 *
 * Left out are runs that another map knows for banks of a river, asked when one is first met; the shores of the Caspian, and the straight cuts that a flat map needs at the antimeridian and the pole.
 */
export class Coastline {
  readonly #runs: Runs;
  readonly #tree: SphereTree;
  readonly #place = new Float64Array(3);
  readonly #isSeaShore: (lat: number, lon: number) => boolean;
  /** What is known of each run: 0 nothing yet, 1 shore of the sea, 2 none. */
  readonly #known: Uint8Array;

  /** @param isSeaShore  whether a point of the line lies by the sea */
  constructor(lines: Lines, isSeaShore: (lat: number, lon: number) => boolean) {
    this.#runs = runsOf(lines);
    this.#isSeaShore = isSeaShore;
    this.#known = new Uint8Array(this.#runs.from.length / 2);
    this.#tree = new SphereTree(this.#runs.boxes);
  }

  /** Pieces of line in the index. */
  get segments(): number {
    return this.#runs.segments;
  }

  /** Great-circle distance to the line itself, on either side of it, km; about 5 microseconds. */
  distanceKm(lat: number, lon: number): number {
    writeUnit(lat, lon, { into: this.#place, at: 0 });
    const { from, units } = this.#runs;
    const squared = this.#tree.nearest(this.#place, (run, best) => {
      let least = best;
      for (let v = from[run * 2]; v < from[run * 2 + 1]; v++)
        least = Math.min(least, pieceSquared(units, v, this.#place));
      return least < best && this.#isShore(run) ? least : best;
    });
    return kmOfChord(Math.sqrt(squared));
  }

  /** Whether a run is shore of the sea, by the vertex in its middle. */
  #isShore(run: number): boolean {
    if (this.#known[run] === 0) {
      const { from, units } = this.#runs;
      const o = Math.floor((from[run * 2] + from[run * 2 + 1]) / 2) * 3;
      const lat = degrees(Math.asin(Math.max(-1, Math.min(1, units[o + 2]))));
      const lon = degrees(Math.atan2(units[o + 1], units[o]));
      this.#known[run] = this.#isSeaShore(lat, lon) ? 1 : 2;
    }
    return this.#known[run] === 1;
  }
}

/** Squared chord from a point to the piece between a vertex and the next. */
function pieceSquared(units: Float32Array, v: number, place: Unit): number {
  const o = v * 3;
  const px = place[0] - units[o];
  const py = place[1] - units[o + 1];
  const pz = place[2] - units[o + 2];
  const bx = units[o + 3] - units[o];
  const by = units[o + 4] - units[o + 1];
  const bz = units[o + 5] - units[o + 2];
  const length2 = bx * bx + by * by + bz * bz;
  const t = length2 > 0 ? Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / length2)) : 0;
  return (px - t * bx) ** 2 + (py - t * by) ** 2 + (pz - t * bz) ** 2;
}

interface Runs {
  /** First vertex and last of each run. */
  readonly from: Uint32Array;
  readonly boxes: Float32Array;
  /** Unit vectors of all vertices, × 3. */
  readonly units: Float32Array;
  readonly segments: number;
}

/** Runs of up to twelve pieces: first vertex and last of each, their boxes, and the unit vectors of all vertices. */
function runsOf(lines: Lines): Runs {
  const { lat, lon, start, right, left } = lines;
  const units = new Float32Array(lat.length * 3);
  const from: number[] = [];
  let segments = 0;
  for (let a = 0; a + 1 < start.length; a++) {
    if (right[a] < 0 === left[a] < 0 || isCaspian(lines, a)) continue;
    const end = start[a + 1] - 1;
    for (let v = start[a]; v <= end; v++) writeUnit(lat[v], lon[v], { into: units, at: v * 3 });
    let open = -1;
    for (let v = start[a]; v < end; v++) {
      if (isCut(lines, v)) {
        if (open >= 0) from.push(open, v);
        open = -1;
        continue;
      }
      segments++;
      if (open < 0) open = v;
      if (v - open === RUN - 1) {
        from.push(open, v + 1);
        open = -1;
      }
    }
    if (open >= 0) from.push(open, end);
  }
  return { from: Uint32Array.from(from), boxes: boxesOf(from, units), units, segments };
}

function boxesOf(from: readonly number[], units: Float32Array): Float32Array {
  const boxes = new Float32Array((from.length / 2) * 6);
  for (let run = 0; run < from.length / 2; run++) {
    for (let k = 0; k < 3; k++) {
      let low = Infinity;
      let high = -Infinity;
      for (let v = from[run * 2]; v <= from[run * 2 + 1]; v++) {
        const c = units[v * 3 + k];
        if (c < low) low = c;
        if (c > high) high = c;
      }
      boxes[run * 6 + k] = low;
      boxes[run * 6 + k + 3] = high;
    }
  }
  return boxes;
}

function isCaspian({ lat, lon, start }: Lines, a: number): boolean {
  for (let v = start[a]; v < start[a + 1]; v++) {
    const y = lat[v];
    const x = lon[v];
    if (y < CASPIAN.south || y > CASPIAN.north || x < CASPIAN.west || x > CASPIAN.east)
      return false;
  }
  return true;
}
