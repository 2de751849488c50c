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
    const found = this.#firstToTheWest(lat, lon);
    if (found >= 0) return areaEastOf(this.#lines, found);
    return lat < this.#southmost ? this.#south : -1;
  }

  /** The piece of line that a way to the west, round the globe if need be, meets first; the first of the list among those that it meets at once. */
  #firstToTheWest(lat: number, lon: number): number {
    const band = bandOf(lat);
    sortBand(this.#bands, this.#lines, band);
    const { first, west } = this.#bands;
    const from = first[band];
    const end = first[band + 1];
    let [low, high] = [from, end];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (west[middle] > lon + ROUNDING_DEG) high = middle;
      else low = middle + 1;
    }
    const found = this.#nearest({ lat, lon, from, last: low - 1, round: 0 });
    return found >= 0 ? found : this.#nearest({ lat, lon, from, last: end - 1, round: 360 });
  }

  /** The nearest to the west among pieces of a band, from the last of them down to the one beyond which none reaches as near. */
  #nearest({ lat, lon, from, last, round }: Search): number {
    const { segments, reach } = this.#bands;
    let nearest = Infinity;
    let found = -1;
    for (let i = last; i >= from && lon + round - reach[i] <= nearest; i--) {
      const v = segments[i];
      const x = crossing(this.#lines, v, lat);
      if (Number.isNaN(x) || (round === 0 && x > lon)) continue;
      const west = lon - x + round;
      if (west > nearest || (west === nearest && v > found)) continue;
      nearest = west;
      found = v;
    }
    return found;
  }

  /** Every meeting of a parallel with a line, west to east. */
  crossings(lat: number): readonly Crossing[] {
    const { first, segments } = this.#bands;
    const band = bandOf(lat);
    const found: Crossing[] = [];
    for (let i = first[band]; i < first[band + 1]; i++) {
      const v = segments[i];
      const lon = crossing(this.#lines, v, lat);
      if (!Number.isNaN(lon)) found.push({ lon, area: areaEastOf(this.#lines, v) });
    }
    return found.sort((a, b) => a.lon - b.lon);
  }
}

/** Longitude where a piece of line meets a parallel; NaN where it does not. */
function crossing({ lat: lats, lon: lons }: Lines, v: number, lat: number): number {
  const y1 = lats[v];
  const y2 = lats[v + 1];
  if (y1 > lat === y2 > lat) return NaN;
  const x1 = lons[v];
  return x1 + ((lons[v + 1] - x1) * (lat - y1)) / (y2 - y1);
}

function areaEastOf({ lat, arcOf, right, left }: Lines, v: number): number {
  const arc = arcOf[v];
  return lat[v + 1] > lat[v] ? right[arc] : left[arc];
}

interface Search {
  readonly lat: number;
  readonly lon: number;
  /** The pieces of the band, and the last that may be met. */
  readonly from: number;
  readonly last: number;
  /** 360 where the way goes round the globe. */
  readonly round: number;
}

/** What rounding may add to a longitude between two vertices, degrees; a hundred times over. */
const ROUNDING_DEG = 1e-3;

interface Bands {
  readonly first: Uint32Array;
  readonly segments: Uint32Array;
  /** Of bands that are sorted: the westmost longitude of each piece, and the eastmost of it and those before it. */
  readonly west: Float32Array;
  readonly reach: Float32Array;
  readonly isSorted: Uint8Array;
}

/** Sorts the pieces of a band from west to east, at the first question in it. */
function sortBand(
  { first, segments, west, reach, isSorted }: Bands,
  { lon }: Lines,
  band: number,
): void {
  if (isSorted[band] === 1) return;
  isSorted[band] = 1;
  const [from, end] = [first[band], first[band + 1]];
  const westOf = (v: number) => Math.min(lon[v], lon[v + 1]);
  segments.subarray(from, end).sort((a, b) => westOf(a) - westOf(b));
  let most = -Infinity;
  for (let i = from; i < end; i++) {
    const v = segments[i];
    most = Math.max(most, lon[v], lon[v + 1]);
    west[i] = westOf(v);
    reach[i] = most + ROUNDING_DEG;
  }
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
      const a = bandOf(lat[v]);
      const b = bandOf(lat[v + 1]);
      for (let band = Math.min(a, b); band <= Math.max(a, b); band++) visit(band, v);
    }
  };
  each((band) => (first[band + 2] = first[band + 2] + 1));
  for (let b = 1; b < first.length; b++) first[b] = first[b] + first[b - 1];
  const segments = new Uint32Array(first[BANDS + 1]);
  each((band, v) => {
    const at = first[band + 1];
    segments[at] = v;
    first[band + 1] = at + 1;
  });
  return {
    first,
    segments,
    west: new Float32Array(segments.length),
    reach: new Float32Array(segments.length),
    isSorted: new Uint8Array(BANDS),
  };
}
