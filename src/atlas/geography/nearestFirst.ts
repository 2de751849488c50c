import { RAD, EARTH_RADIUS_KM } from '../../../engines/ground/earth/geodesy.ts';

/** The points of a small table within a distance of a place, nearest first: one look at each, of which most are told by their latitude. */
export class NearestFirst {
  readonly #lat: Float64Array;
  readonly #lon: Float64Array;
  readonly #cos: Float64Array;
  /** Half squared chords to what was found, and the numbers of the points. */
  readonly #found: { i: number; haversine: number }[] = [];

  constructor(points: readonly { readonly lat: number; readonly lon: number }[]) {
    this.#lat = Float64Array.from(points, ({ lat }) => lat);
    this.#lon = Float64Array.from(points, ({ lon }) => lon);
    this.#cos = Float64Array.from(points, ({ lat }) => Math.cos(lat * RAD));
  }

  /** Numbers of the points within a distance, km, nearest first. */
  within(lat: number, lon: number, km: number): number[] {
    const most = haversine(km / EARTH_RADIUS_KM);
    const cos = Math.cos(lat * RAD);
    const reachDeg = km / EARTH_RADIUS_KM / RAD + 1e-6;
    const found = this.#found;
    found.length = 0;
    for (let i = 0; i < this.#lat.length; i++) {
      const up = this.#lat[i];
      if (Math.abs(up - lat) > reachDeg) continue;
      const across = haversine((lon - this.#lon[i]) * RAD);
      const far = cos * this.#cos[i] * across + haversine((lat - up) * RAD);
      if (far <= most) found.push({ i, haversine: far });
    }
    found.sort((a, b) => a.haversine - b.haversine);
    return found.map(({ i }) => i);
  }
}

function haversine(angle: number): number {
  const sine = Math.sin(angle / 2);
  return sine * sine;
}
