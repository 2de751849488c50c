import { RETURN_PERIODS } from '../../engines/hazards/earthquake/hazard/hazardCurve.ts';
import { need, num, type GroupBinding, type Row } from './binding.ts';
import { judged, off, type Pair } from './pairs.ts';
import { motionAt } from './rockHazard.ts';

/** Where the digitised Indian curves stand; the table names the cities only. Latitude, longitude, degrees, 0.05. @source GeoNames, CC BY 4.0 */
export const INDIAN_CITIES: Readonly<Record<string, readonly [number, number]>> = {
  Bangalore: [12.97, 77.59],
  Bengaluru: [12.97, 77.59],
  Guwahati: [26.18, 91.73],
  Kolkata: [22.57, 88.36],
  Koyna: [17.4, 73.75],
  Mumbai: [19.08, 72.88],
  New_Delhi: [28.61, 77.21],
  Delhi: [28.61, 77.21],
  Chennai: [13.08, 80.27],
  Hyderabad: [17.38, 78.47],
  Srinagar: [34.08, 74.8],
  Bhuj: [23.24, 69.67],
  Shillong: [25.57, 91.88],
  Imphal: [24.81, 93.94],
  Port_Blair: [11.62, 92.73],
  Ahmedabad: [23.03, 72.58],
  Jabalpur: [23.17, 79.95],
  Patna: [25.6, 85.12],
  Dehradun: [30.32, 78.03],
  Aizawl: [23.73, 92.72],
  Kohima: [25.67, 94.11],
  Gangtok: [27.33, 88.61],
  Agartala: [23.83, 91.28],
  Gandhinagar: [23.22, 72.65],
};

/** Indian cities against the nearer of two published models. */
export function indiaPairs(rows: readonly Row[]): {
  readonly nearer: readonly Pair[];
  readonly nath: readonly Pair[];
} {
  const nath: Pair[] = [];
  const nearer = rows.map((row) => {
    const own = motionAt(row, 0, RETURN_PERIODS[475]);
    const place = row['city'] ?? '';
    const published = [need(row, 'nath_thingbaijam2012_pga_g'), num(row, 'gshap_pga_g')].filter(
      (value) => value !== undefined,
    );
    const [first = NaN] = published;
    nath.push({ place, what: 'PGA 475 yr', expected: first, own });
    const expected =
      published.toSorted(
        (a, b) =>
          off({ place, what: '', expected: a, own }) - off({ place, what: '', expected: b, own }),
      )[0] ?? first;
    return { place, what: 'PGA 475 yr', expected, own };
  });
  return { nearer, nath };
}

export const indiaCities: GroupBinding = {
  kind: 'group',
  table: 'india_cities_pga_475',
  judge(rows) {
    const { nearer, nath } = indiaPairs(rows);
    return judged(nearer, { factor: 2, share: 0.8 }, { least: 0.8, of: nath });
  },
};
