import { placeTable, PLACE_STEP_DEG, type Place, type PlaceTable } from '../places/placeTable.ts';
import { chordOfKm, kmOfChord, SphereTree, writeUnit } from './sphereTree.ts';

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
  readonly #units: Float32Array;
  readonly #tree: SphereTree;
  readonly #at = new Float64Array(3);

  constructor() {
    this.#table = placeTable();
    this.#units = unitsOf(this.#table);
    this.#tree = new SphereTree(boxesOf(this.#units, this.#table.count));
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

  /** How far the nearest place of any kind is, km. */
  nearestKm(lat: number, lon: number): number {
    return this.#nearest(lat, lon, () => true).distanceKm;
  }

  /** People in places within a distance. */
  populationWithin(lat: number, lon: number, km: number): number {
    let sum = 0;
    this.eachWithin(lat, lon, km, (i) => {
      if (!this.#table.isPart(i)) sum += this.#table.people[i];
    });
    return sum;
  }

  /**
   * The nearest places of any kind, nearest first.
   *
   * @param counts  whether a place counts
   * @returns how many were found; their numbers and squared chords are written to the arrays
   */
  nearestMany(
    lat: number,
    lon: number,
    { items, squares }: { readonly items: Int32Array; readonly squares: Float64Array },
    counts: (i: number) => boolean,
  ): number {
    writeUnit(lat, lon, { into: this.#at, at: 0 });
    const room = items.length;
    let found = 0;
    this.#tree.nearest(this.#at, (run) => {
      for (let i = run * RUN; i < Math.min(this.#table.count, run * RUN + RUN); i++) {
        const d = this.#squaredTo(i);
        if ((found === room && d >= squares[room - 1]) || !counts(i)) continue;
        let at = found < room ? found++ : room - 1;
        for (; at > 0 && squares[at - 1] > d; at--) {
          squares[at] = squares[at - 1];
          items[at] = items[at - 1];
        }
        squares[at] = d;
        items[at] = i;
      }
      return found === room ? squares[room - 1] : Infinity;
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

  /** Calls back the number of every place within a distance, with the squared chord to it on the unit sphere. */
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

  #nearest(
    lat: number,
    lon: number,
    counts: (i: number) => boolean,
  ): { readonly item: number; readonly distanceKm: number } {
    writeUnit(lat, lon, { into: this.#at, at: 0 });
    let item = -1;
    const squared = this.#tree.nearest(this.#at, (run, best) => {
      let least = best;
      for (let i = run * RUN; i < Math.min(this.#table.count, run * RUN + RUN); i++) {
        const d = this.#squaredTo(i);
        if (d >= least || !counts(i)) continue;
        least = d;
        item = i;
      }
      return least;
    });
    return { item, distanceKm: kmOfChord(Math.sqrt(squared)) };
  }

  #squaredTo(i: number): number {
    const dx = this.#units[i * 3] - this.#at[0];
    const dy = this.#units[i * 3 + 1] - this.#at[1];
    const dz = this.#units[i * 3 + 2] - this.#at[2];
    return dx * dx + dy * dy + dz * dz;
  }
}

function unitsOf({ count, lat, lon }: PlaceTable): Float32Array {
  const units = new Float32Array(count * 3);
  for (let i = 0; i < count; i++)
    writeUnit(lat[i] * PLACE_STEP_DEG, lon[i] * PLACE_STEP_DEG, {
      into: units,
      at: i * 3,
    });
  return units;
}

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
