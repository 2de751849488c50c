import { need, type GroupBinding, type Row } from './binding.ts';
import { INDIAN_CITIES } from './indianCities.ts';
import { judged, type Pair } from './pairs.ts';
import { motionAt, periodOf } from './rockHazard.ts';

const yearOf = (row: Row): number => Number(/\d+$/.exec(row['model'] ?? '')?.[0] ?? 0);

/** Pairs of the newest model of each city. */
export function returnPeriodPairs(rows: readonly Row[]): readonly Pair[] {
  const newest = new Map<string, number>();
  for (const row of rows)
    newest.set(row['city'] ?? '', Math.max(newest.get(row['city'] ?? '') ?? 0, yearOf(row)));
  return rows.flatMap((row) => {
    const city = row['city'] ?? '';
    if (yearOf(row) !== newest.get(city)) return [];
    const measure = row['imt'] ?? '';
    const own = motionAt(row, periodOf(measure), need(row, 'annual_rate'));
    return [
      {
        place: city,
        what: `${measure} ${row['return_period_yr']} yr`,
        expected: need(row, 'ground_motion_g'),
        own,
      },
    ];
  });
}

export const cityReturnPeriods: GroupBinding = {
  kind: 'group',
  table: 'nshm_city_return_period',
  judge(rows) {
    const pairs = returnPeriodPairs(rows);
    return judged(
      pairs,
      { factor: 1.5, share: 0.8 },
      { least: 0.9, of: pairs.filter(({ what }) => what.startsWith('PGA')) },
    );
  },
};

/** Motions of curves at the rates of the rows between 1e-4 and 1e-2. */
export function curvePairs(
  rows: readonly Row[],
  columns: { motion: string; rate: string },
): readonly Pair[] {
  return rows.flatMap((row) => {
    const rate = need(row, columns.rate);
    if (rate < 1e-4 || rate > 1e-2) return [];
    const place = row['city'] ?? '';
    const at = INDIAN_CITIES[place];
    const located = at ? { ...row, lat: String(at[0]), lon: String(at[1]) } : row;
    return [
      {
        place,
        what: `${row['imt'] ?? 'PGA'} at ${rate.toPrecision(2)} a year`,
        expected: need(row, columns.motion),
        own: motionAt(located, periodOf(row['imt'] ?? 'PGA'), rate),
      },
    ];
  });
}

export const cityCurves: GroupBinding = {
  kind: 'group',
  table: 'nshm_city_curves',
  judge: (rows) =>
    judged(curvePairs(rows, { motion: 'iml_g', rate: 'annual_rate_of_exceedance' }), {
      factor: 2,
      share: 0.8,
    }),
};

export const indiaCurves: GroupBinding = {
  kind: 'group',
  table: 'india_city_hazard_curves',
  judge: (rows) =>
    judged(curvePairs(rows, { motion: 'pga_g', rate: 'annual_rate_of_exceedance' }), {
      factor: 2,
      share: 0.8,
    }),
};
