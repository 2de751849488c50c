import { MAXIMUM_DIRECTION } from '../../engines/hazards/earthquake/answers/designReply.ts';
import { deterministicMotions } from '../../engines/hazards/earthquake/hazard/deterministicMotion.ts';
import {
  motionAtRate,
  RETURN_PERIODS,
  type Levels,
} from '../../engines/hazards/earthquake/hazard/hazardCurve.ts';
import {
  consideredMotion,
  DETERMINISTIC_FLOOR_G,
} from '../../engines/hazards/earthquake/site/consideredMotion.ts';
import { meanCurve } from '../../engines/hazards/earthquake/hazard/logicTree.ts';
import { groundOf, storeOf } from '../../engines/hazards/earthquake/hazard/siteHazard.ts';
import { siteSources } from '../../engines/hazards/earthquake/hazard/siteSources.ts';
import { siteFactor } from '../../engines/hazards/siteAmplification/siteFactor.ts';
import { sourcesNear } from '../sourcesNear.ts';
import { isFitted } from './fittedTowns.ts';
import { need, num, type Criterion, type GroupBinding, type Row } from './binding.ts';

const ROCK = groundOf(760);

export interface RockCurve {
  readonly levels: Levels;
  readonly rates: Float64Array;
}

interface RockPlace {
  readonly curves: readonly (RockCurve | undefined)[];
  /** 84th-percentile motions of the characteristic earthquakes, g, by period; undefined where they limit nothing. */
  readonly limits: readonly number[] | undefined;
}

const places = new Map<string, RockPlace>();

/** Mean hazard curves on rock (Vs30 760 m/s) by the product's world model, from the embedded sources. */
function rockCurves(
  lat: number,
  lon: number,
  periodsS: readonly number[],
): readonly (RockCurve | undefined)[] {
  return rockHazardAt(lat, lon, periodsS).curves;
}

function rockHazardAt(lat: number, lon: number, periodsS: readonly number[]): RockPlace {
  const key = `${lat} ${lon} ${periodsS.join()}`;
  const known = places.get(key);
  if (known) return known;
  const store = storeOf({ ground: ROCK, periodsS });
  const facts = sourcesNear(lat, lon);
  const sources = siteSources(facts, { lat, lon }, store);
  const curves = store.frame.measures.map(({ levels }, measure) => {
    const rates = meanCurve(sources, { measure, lnStep: levels.lnStep, tree: store.tree });
    return rates ? { levels, rates } : undefined;
  });
  const made = { curves, limits: deterministicMotions(facts, sources, { lat, lon }, store) };
  places.set(key, made);
  return made;
}

/** Expected and own value of a place, to be compared by ratio and rank. */
export interface Pair {
  readonly place: string;
  readonly what: string;
  readonly expected: number;
  readonly own: number | undefined;
}

/** Share of the pairs whose ratio is within a factor either way; a missing value is out. */
export function shareWithin(pairs: readonly Pair[], factor: number): number {
  const inside = pairs.filter(
    ({ own, expected }) =>
      own !== undefined && Math.abs(Math.log(own / expected)) <= Math.log(factor) + 1e-9,
  );
  return pairs.length === 0 ? NaN : inside.length / pairs.length;
}

/** Spearman's rank correlation of the places' mean logarithms; undefined below ten places. */
export function rankCorrelation(pairs: readonly Pair[]): number | undefined {
  const places = [...Map.groupBy(pairs, (pair) => pair.place).values()];
  if (places.length < 10) return undefined;
  const meanLn = (pick: (pair: Pair) => number) =>
    places.map((own) => own.reduce((sum, pair) => sum + Math.log(pick(pair)), 0) / own.length);
  return pearson(ranks(meanLn((pair) => pair.expected)), ranks(meanLn((pair) => pair.own ?? 1e-9)));
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, i) => ({ value, i })).toSorted((a, b) => a.value - b.value);
  const out = values.map(() => 0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to++;
    for (let k = from; k <= to; k++) out[order[k]?.i ?? 0] = (from + to) / 2;
    from = to + 1;
  }
  return out;
}

function pearson(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const sum = (f: (x: number, y: number) => number) =>
    xs.reduce((s, x, i) => s + f(x - mx, (ys[i] ?? 0) - my), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

/** Criteria of a group on the towns that no rate was fitted to, with the fitted ones and the worst places in words. */
function judged(
  all: readonly Pair[],
  within: { factor: number; share: number },
  rank?: { least: number; of: readonly Pair[] },
): { criteria: Criterion[]; details: string[] } {
  const pairs = all.filter(({ place }) => !isFitted(place));
  const towns = new Set(all.map(({ place }) => place));
  const fitted = [...towns].filter(isFitted);
  const criteria: Criterion[] = [
    {
      name: `within a factor ${within.factor}`,
      required: within.share,
      reached: shareWithin(pairs, within.factor),
    },
  ];
  const rho = rank ? rankCorrelation(rank.of.filter(({ place }) => !isFitted(place))) : undefined;
  if (rank && rho !== undefined)
    criteria.push({ name: 'rank correlation', required: rank.least, reached: rho });
  const worst = pairs.toSorted((a, b) => off(b) - off(a)).slice(0, 5);
  return {
    criteria,
    details: [
      `blind towns: ${towns.size - fitted.length} of ${towns.size}`,
      ...(fitted.length > 0 ? [`fitted, not counted: ${fitted.join(', ')}`] : []),
      ...worst.map(
        ({ place, what, own, expected }) =>
          `${place} ${what}: ${own?.toPrecision(3) ?? 'none'} against ${expected.toPrecision(3)}`,
      ),
    ],
  };
}

const off = ({ own, expected }: Pair): number =>
  own === undefined ? Infinity : Math.abs(Math.log(own / expected));

function periodOf(measure: string): number {
  const match = /^SA\(([\d.]+)\)$/.exec(measure);
  return match ? Number(match[1]) : 0;
}

function motionAt(row: Row, periodS: number, ratePerYear: number): number | undefined {
  const [curve] = rockCurves(need(row, 'lat'), need(row, 'lon'), [periodS]);
  return curve ? motionAtRate(curve.levels, curve.rates, ratePerYear) : undefined;
}

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

/** Where the digitised Indian curves stand; the table names the cities only. Latitude, longitude, degrees, 0.05. @source GeoNames, CC BY 4.0 */
const INDIAN_CITIES: Readonly<Record<string, readonly [number, number]>> = {
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

/** Vs30 that stands for a site class, m/s: the middle of the class (NEHRP table 20.3-1, geometric mean of its bounds); A and E at the models' bounds. */
const CLASS_VS30_MPS: Readonly<Record<string, number>> = {
  A: 1500,
  B: 1070,
  'B-estimated': 760,
  C: 525,
  D: 260,
  'D-default': 260,
  E: 155,
};

const DESIGN_PERIODS_S = [1, 0.2, 0] as const;

/**
 * Design motions of the United States against the considered motion of the world model on the class's ground: 2,475 years, limited by
 * the characteristic earthquakes. The direction of the maximum came with ASCE 7-10.
 */
export function designPairs(rows: readonly Row[]): readonly Pair[] {
  return rows.flatMap((row) => {
    const at = [need(row, 'lat'), need(row, 'lon'), DESIGN_PERIODS_S] as const;
    const { curves, limits } = rockHazardAt(...at);
    const [long, short, pga] = curves.map(
      (curve) => curve && motionAtRate(curve.levels, curve.rates, RETURN_PERIODS[2475]),
    );
    if (pga === undefined || short === undefined || long === undefined) return [];
    const turned = row['document'] === 'ASCE7-05' ? { short: 1, long: 1 } : MAXIMUM_DIRECTION;
    const limit = (i: number, times: number) => (limits ? (limits[i] ?? 0) * times : undefined);
    const peak = consideredMotion(pga, limit(2, 1), DETERMINISTIC_FLOOR_G.peak).motionG;
    const rock = [
      [
        'sms_g',
        0.2,
        consideredMotion(short * turned.short, limit(1, turned.short), DETERMINISTIC_FLOOR_G.short)
          .motionG,
      ],
      [
        'sm1_g',
        1,
        consideredMotion(long * turned.long, limit(0, turned.long), DETERMINISTIC_FLOOR_G.long)
          .motionG,
      ],
      ['pgam_g', 0, peak],
    ] as const;
    const vs30 = CLASS_VS30_MPS[row['site_class'] ?? ''] ?? 760;
    const place = row['place'] ?? '';
    return rock.flatMap(([column, periodS, motionG]) => {
      const expected = num(row, column);
      return expected === undefined
        ? []
        : [
            {
              place,
              what: `${column} ${row['document']} class ${row['site_class']}`,
              expected,
              own: motionG * (siteFactor(vs30, periodS, peak) ?? NaN),
            },
          ];
    });
  });
}

export const designValues: GroupBinding = {
  kind: 'group',
  table: 'usgs_design_values_cities',
  judge(rows) {
    const pairs = designPairs(rows);
    return judged(pairs, { factor: 2, share: 0.8 }, { least: 0.85, of: pairs });
  },
};
