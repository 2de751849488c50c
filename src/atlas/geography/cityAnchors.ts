import { bandsOf } from './shapes.ts';

/** What the cities around a place say of its elevation. */
export interface CityAnchors {
  readonly count: number;
  /**
   * Shift to add to the landforms' elevation and the standard deviation that remains, m; likeness to the nearest city, 0 to 1.
   *
   * @param sigmaM  standard deviation of the landforms at the place
   */
  at(
    lat: number,
    lon: number,
    sigmaM: number,
  ): { readonly shiftM: number; readonly sigmaM: number; readonly likeness: number };
}

/** POLICY. Distance over which elevations inside one landform lose their likeness by a factor e, km. */
const RANGE_KM = 22;
const REACH_KM = 110;

/** POLICY. Spread of a city's published elevation over its built ground: 12 m, and 2.5 % of the elevation in hills. */
const citySigmaM = (elevationM: number) => 12 + 0.025 * Math.abs(elevationM);

/** A quay tells little of the hills behind it: the coast is not undone by more than this factor. */
const LEAST_RISE = 0.3;

/**
 * Cities of known elevation as anchors of the interpolation: what each differs from the landforms is carried over with an
 * exponential likeness, in the manner of simple kriging with the nearest weighing most.
 *
 * @param table  country and cities, `name latitude longitude elevation`
 * @param formAt  the landforms' elevation at a city, and how much of it the coast leaves there
 */
export function cityAnchors(
  table: readonly (readonly [string, string])[],
  formAt: (lat: number, lon: number) => { readonly elevationM: number; readonly rise: number },
): CityAnchors {
  const cities = table.flatMap(([, list]) => list.split(';').map(parseCity));
  const bands = bandsOf(
    cities.map(({ lat, lon }) => ({ axis: `${lat} ${lon}`, halfWidthKm: 1 })),
    () => REACH_KM,
  );
  const differences = cities.map(({ lat, lon, elevationM }) => {
    const form = formAt(lat, lon);
    return elevationM / Math.max(LEAST_RISE, form.rise) - form.elevationM;
  });
  return {
    count: cities.length,
    at(lat, lon, sigmaM) {
      let weights = 0;
      let shift = 0;
      let likeness = 0;
      let citySigma = 0;
      bands.each(lat, lon, (i, km) => {
        const rho = Math.exp(-km / RANGE_KM) - FLOOR;
        if (rho <= 0) return;
        const weight = rho ** 3;
        weights += weight;
        shift += weight * (differences[i] ?? 0);
        citySigma += weight * citySigmaM(cities[i]?.elevationM ?? 0);
        likeness = Math.max(likeness, rho);
      });
      if (weights === 0) return { shiftM: 0, sigmaM, likeness: 0 };
      const remaining = Math.sqrt(
        sigmaM ** 2 * (1 - likeness ** 2) + (likeness * citySigma) ** 2 / weights ** 2,
      );
      return {
        shiftM: (likeness * shift) / weights,
        sigmaM: Math.min(sigmaM + citySigma / weights, remaining),
        likeness,
      };
    },
  };
}

/** Likeness at the end of the reach, taken off everywhere so that it fades to nothing there. */
const FLOOR = Math.exp(-REACH_KM / RANGE_KM);

function parseCity(text: string): { lat: number; lon: number; elevationM: number } {
  const [elevationM = NaN, lon = NaN, lat = NaN] = text.split(' ').slice(-3).reverse().map(Number);
  return { lat, lon, elevationM };
}
