import { placeTable, PLACE_STEP_DEG, type Place, type PlaceTable } from '../places/placeTable.ts';
import { LatitudeRows, type Found } from './latitudeRows.ts';
import { chordOfKm, kmOfChord, SphereTree, writeUnit } from './sphereTree.ts';

/** How far the nearest places are looked for row by row, km: about towns there are enough. Where there are not, boxes are searched. */
const REACHES_KM = [10, 25] as const;
/** Places in one box. */
const RUN = 8;

/** A place and how far it is, km. */
export interface NearPlace {
  readonly place: Place;
  readonly distanceKm: number;
}

/** What is read of a town without its name. */
type TownAt = Pick<Place, 'population' | 'countryCode' | 'lat' | 'lon'>;

/**
 * Populated places of the gazetteer, indexed on the sphere. Parts of a town are places of their own for what is built near a point,
 * but the town's name and its people stand for them.
 */
export class Gazetteer {
  readonly #table: PlaceTable;
  readonly #rows: LatitudeRows;
  /** Over runs of places of the table, whose neighbours lie together. */
  readonly #tree: SphereTree;
  readonly #at = new Float64Array(3);
  readonly #one: Found = { items: new Int32Array(1), squares: new Float64Array(1) };

  constructor() {
    this.#table = placeTable();
    const { count, lat, lon } = this.#table;
    this.#rows = new LatitudeRows({
      count,
      lat: (i) => lat[i] * PLACE_STEP_DEG,
      lon: (i) => lon[i] * PLACE_STEP_DEG,
    });
    this.#tree = new SphereTree(boxesOf(this.#rows.units, count));
  }

  /** How many places there are. */
  get count(): number {
    return this.#table.count;
  }

  /** The nearest place that is not a part of another, and its distance, km. */
  nearest(lat: number, lon: number): NearPlace | undefined {
    const { item, distanceKm } = this.#nearest(lat, lon, (i) => !this.#table.isPart(i));
    return item < 0 ? undefined : { place: this.#table.place(item), distanceKm };
  }

  /** Whether a place of any kind lies within a distance. */
  hasWithin(lat: number, lon: number, km: number): boolean {
    return this.#rows.within(lat, lon, km) > 0;
  }

  /** People in places within a distance. */
  populationWithin(lat: number, lon: number, km: number): number {
    const count = this.#rows.within(lat, lon, km);
    const { items } = this.#rows.found;
    const { people } = this.#table;
    let sum = 0;
    for (let k = 0; k < count; k++) if (!this.#table.isPart(items[k])) sum += people[items[k]];
    return sum;
  }

  /**
   * The nearest places of any kind, nearest first.
   *
   * @param counts  whether a place counts
   * @returns how many were found; their numbers and squared chords are written to the arrays
   */
  nearestMany(lat: number, lon: number, into: Found, counts: (i: number) => boolean): number {
    for (const km of REACHES_KM) {
      const count = this.#rows.within(lat, lon, km);
      if (count === 0) break;
      if (count < into.items.length) continue;
      const { items, squares } = this.#rows.found;
      let found = 0;
      for (let k = 0; k < count; k++) found = put(items[k], squares[k], { into, found, counts });
      if (found === into.items.length) return found;
    }
    return this.#nearestInBoxes(lat, lon, into, counts);
  }

  #nearestInBoxes(lat: number, lon: number, into: Found, counts: (i: number) => boolean): number {
    writeUnit(lat, lon, { into: this.#at, at: 0 });
    const room = into.items.length;
    let found = 0;
    this.#tree.nearest(this.#at, (run) => {
      for (let i = run * RUN; i < Math.min(this.#table.count, run * RUN + RUN); i++)
        found = put(i, this.#squaredTo(i), { into, found, counts });
      return found === room ? into.squares[room - 1] : Infinity;
    });
    return found;
  }

  /** People, position and country of the places within a distance that are not parts of others, unsorted; no name is read. */
  townsWithin(lat: number, lon: number, km: number): readonly TownAt[] {
    const { people, lat: lats, lon: lons } = this.#table;
    const found: TownAt[] = [];
    this.eachWithin(lat, lon, km, (i) => {
      if (this.#table.isPart(i)) return;
      found.push({
        population: people[i],
        countryCode: this.#table.countryOf(i),
        lat: lats[i] * PLACE_STEP_DEG,
        lon: lons[i] * PLACE_STEP_DEG,
      });
    });
    return found;
  }

  /** Every place that is not a part of another, neighbours together. */
  all(): readonly Place[] {
    return Array.from({ length: this.#table.count }, (_, i) => i)
      .filter((i) => !this.#table.isPart(i))
      .map((i) => this.#table.place(i));
  }

  /** Calls back the number of every place within a distance, always in the same order, with the squared chord to it on the unit sphere. */
  eachWithin(
    lat: number,
    lon: number,
    km: number,
    visit: (i: number, squared: number) => void,
  ): void {
    writeUnit(lat, lon, { into: this.#at, at: 0 });
    const reach = chordOfKm(km) ** 2;
    this.#tree.within(this.#at, reach, (run) => {
      for (let i = run * RUN; i < Math.min(this.#table.count, run * RUN + RUN); i++) {
        const squared = this.#squaredTo(i);
        if (squared <= reach) visit(i, squared);
      }
    });
  }

  /** Squared chord to a place. */
  #squaredTo(i: number): number {
    const { units } = this.#rows;
    const dx = units[i * 3] - this.#at[0];
    const dy = units[i * 3 + 1] - this.#at[1];
    const dz = units[i * 3 + 2] - this.#at[2];
    return dx * dx + dy * dy + dz * dz;
  }

  #nearest(
    lat: number,
    lon: number,
    counts: (i: number) => boolean,
  ): { readonly item: number; readonly distanceKm: number } {
    const found = this.nearestMany(lat, lon, this.#one, counts);
    if (found === 0) return { item: -1, distanceKm: Infinity };
    return {
      item: this.#one.items[0],
      distanceKm: kmOfChord(Math.sqrt(this.#one.squares[0])),
    };
  }
}

interface Nearest {
  readonly into: Found;
  /** How many stand there. */
  readonly found: number;
  readonly counts: (i: number) => boolean;
}

/** Puts a place among the nearest, nearest first, if it is one and counts; how many stand there then. */
function put(i: number, squared: number, { into, found, counts }: Nearest): number {
  const { items, squares } = into;
  const isFull = found === items.length;
  if ((isFull && squared >= squares[found - 1]) || !counts(i)) return found;
  let at = isFull ? found - 1 : found;
  for (; at > 0 && squares[at - 1] > squared; at--) {
    squares[at] = squares[at - 1];
    items[at] = items[at - 1];
  }
  squares[at] = squared;
  items[at] = i;
  return isFull ? found : found + 1;
}

/** Boxes of the runs: least x, y, z, greatest x, y, z. */
function boxesOf(units: Float32Array, count: number): Float32Array {
  const runs = Math.ceil(count / RUN);
  const boxes = new Float32Array(runs * 6);
  for (let run = 0; run < runs; run++) {
    for (let k = 0; k < 3; k++) {
      let low = Infinity;
      let high = -Infinity;
      for (let i = run * RUN; i < Math.min(count, run * RUN + RUN); i++) {
        low = Math.min(low, units[i * 3 + k]);
        high = Math.max(high, units[i * 3 + k]);
      }
      boxes[run * 6 + k] = low;
      boxes[run * 6 + k + 3] = high;
    }
  }
  return boxes;
}
