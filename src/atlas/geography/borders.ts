import { isCut, type Area, type Lines } from './topology.ts';

const BANDS_PER_DEGREE = 10;
const BANDS = 180 * BANDS_PER_DEGREE;

/** Where a parallel meets a line, and the area that begins there (-1: none). */
export interface Crossing {
  readonly lon: number;
  readonly area: number;
}

/**
 * Finds the area of a place from the first line to the west of it: what lies on that line's eastern side is the answer.
 *
 * The search goes on round the globe, and cuts at the antimeridian are no lines: the land goes on behind them. Lines are
 * sorted into bands of a tenth of a degree of latitude.
 */
export class Borders {
  readonly areas: readonly Area[];
  readonly #lines: Lines;
  readonly #bands: Bands;
  readonly #south: number;
  readonly #southmost: number;

  /** @param south  area that lies south of every line (the polar continent), -1 for none */
  constructor(lines: Lines, south = -1) {
    this.areas = lines.areas;
    this.#lines = lines;
    this.#bands = bandsOf(lines);
    this.#south = south;
    this.#southmost = lines.lat.reduce((least, lat) => Math.min(least, lat), 90);
  }

  /**
   * The area at a place, in about 2 microseconds.
   *
   * @returns index into `areas`; -1 where there is none
   */
  areaAt(lat: number, lon: number): number {
    const { first, segments } = this.#bands;
    const band = bandOf(lat);
    let nearest = Infinity;
    let found = -1;
    for (let i = first[band] ?? 0; i < (first[band + 1] ?? 0); i++) {
      const v = segments[i] ?? 0;
      const x = crossing(this.#lines, v, lat);
      if (Number.isNaN(x)) continue;
      const west = x <= lon ? lon - x : lon - x + 360;
      if (west < nearest) {
        nearest = west;
        found = v;
      }
    }
    if (found >= 0) return areaEastOf(this.#lines, found);
    return lat < this.#southmost ? this.#south : -1;
  }

  /** Every meeting of a parallel with a line, west to east. */
  crossings(lat: number): readonly Crossing[] {
    const { first, segments } = this.#bands;
    const band = bandOf(lat);
    const found: Crossing[] = [];
    for (let i = first[band] ?? 0; i < (first[band + 1] ?? 0); i++) {
      const v = segments[i] ?? 0;
      const lon = crossing(this.#lines, v, lat);
      if (!Number.isNaN(lon)) found.push({ lon, area: areaEastOf(this.#lines, v) });
    }
    return found.sort((a, b) => a.lon - b.lon);
  }
}

/** Longitude where a piece of line meets a parallel; NaN where it does not. */
function crossing({ lat: lats, lon: lons }: Lines, v: number, lat: number): number {
  const y1 = lats[v] ?? 0;
  const y2 = lats[v + 1] ?? 0;
  if (y1 > lat === y2 > lat) return NaN;
  const x1 = lons[v] ?? 0;
  return x1 + (((lons[v + 1] ?? 0) - x1) * (lat - y1)) / (y2 - y1);
}

function areaEastOf({ lat, arcOf, right, left }: Lines, v: number): number {
  const arc = arcOf[v] ?? 0;
  return ((lat[v + 1] ?? 0) > (lat[v] ?? 0) ? right[arc] : left[arc]) ?? -1;
}

interface Bands {
  readonly first: Uint32Array;
  readonly segments: Uint32Array;
}

function bandOf(lat: number): number {
  return Math.min(BANDS - 1, Math.max(0, Math.floor((lat + 90) * BANDS_PER_DEGREE)));
}

/** Vertices that begin a segment, sorted into every band which the segment touches: `segments[first[b]]` to `segments[first[b + 1] - 1]`. */
function bandsOf(lines: Lines): Bands {
  const { lat, arcOf } = lines;
  const first = new Uint32Array(BANDS + 2);
  const each = (visit: (band: number, v: number) => void) => {
    for (let v = 0; v + 1 < lat.length; v++) {
      if (arcOf[v] !== arcOf[v + 1] || isCut(lines, v)) continue;
      const a = bandOf(lat[v] ?? 0);
      const b = bandOf(lat[v + 1] ?? 0);
      for (let band = Math.min(a, b); band <= Math.max(a, b); band++) visit(band, v);
    }
  };
  each((band) => (first[band + 2] = (first[band + 2] ?? 0) + 1));
  for (let b = 1; b < first.length; b++) first[b] = (first[b] ?? 0) + (first[b - 1] ?? 0);
  const segments = new Uint32Array(first[BANDS + 1] ?? 0);
  each((band, v) => {
    const at = first[band + 1] ?? 0;
    segments[at] = v;
    first[band + 1] = at + 1;
  });
  return { first, segments };
}
