import { settingAtlas } from '../../src/atlas/setting.ts';
import { setting } from '../../engines/ground/datasets/terrain.ts';
import { need, num, type Criterion, type Row } from './binding.ts';
import { rankCorrelation, shareWithin, type Pair } from './pairs.ts';
import { placeLosses, type LossName } from './placeLosses.ts';

/** Below this ratio, published and ours, a row has no level to hit. */
const LEAST_LEVEL = 1e-5;
/** Both of a row without a level stay below this. */
const MOST_WITHOUT_LEVEL = 1e-4;
/** Rank needs so many places. */
export const LEAST_PLACES = 10;

function isLand(lat: number, lon: number): boolean {
  const answer = setting.answer.safeParse(settingAtlas.answer({ lat, lon }));
  return answer.success && answer.data.isLand;
}

/** The largest town of a county; its centroid where none is listed. */
const cityOf = (row: Row) => ({
  lat: num(row, 'city_lat') ?? need(row, 'lat'),
  lon: num(row, 'city_lon') ?? need(row, 'lon'),
});

/**
 * A county by its largest town alone, in every table: the published ratios are losses over the value of buildings, and buildings stand in towns, while a
 * centroid may be forest, desert or lava.
 */
export const countyLoss = (row: Row, hazard: LossName): number => placeLosses(cityOf(row))[hazard];

/** A county by two points: mean of its largest town and of its centroid where that is on land. Beside the other in the means of the country, never judged. */
export function twoPointLoss(row: Row, hazard: LossName): number {
  const centre = { lat: need(row, 'lat'), lon: need(row, 'lon') };
  const city = cityOf(row);
  const points = isLand(centre.lat, centre.lon) ? [city, centre] : [city];
  return points.reduce((sum, at) => sum + placeLosses(at)[hazard], 0) / points.length;
}

/** A row's published ratio beside ours. */
export const pairOf = (row: Row, expected: number, own: number): Pair => ({
  place: `${row['place']} ${row['state'] ?? row['iso3'] ?? ''}`,
  what: row['hazard'] ?? '',
  expected,
  own,
});

/** Rows whose published ratio or ours has a level. */
export const withLevel = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(({ expected, own = 0 }) => Math.max(expected, own) >= LEAST_LEVEL);

const positive = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(({ expected, own = 0 }) => expected > 0 && own > 0);

/** Spearman over the rows with both above 0; no criterion below ten places. */
export function rank(name: string, pairs: readonly Pair[], required: number): Criterion[] {
  const both = positive(pairs);
  if (new Set(both.map(({ place }) => place)).size < LEAST_PLACES) return [];
  return [{ name: `${name}: rank`, required, reached: rankCorrelation(both) ?? 0 }];
}

/** Share of the rows with a level within a factor. */
export function within(
  name: string,
  pairs: readonly Pair[],
  [factor, required]: readonly [number, number],
): Criterion[] {
  const held = withLevel(pairs);
  if (held.length === 0) return [];
  return [
    { name: `${name}: within a factor ${factor}`, required, reached: shareWithin(held, factor) },
  ];
}

/** Rows without a level: both below 1e-4 for 95 %. */
export function without(name: string, pairs: readonly Pair[]): Criterion[] {
  const low = pairs.filter(({ expected, own = 0 }) => Math.max(expected, own) < LEAST_LEVEL);
  if (low.length === 0) return [];
  const held = low.filter(({ own = 0 }) => own < MOST_WITHOUT_LEVEL).length / low.length;
  return [{ name: `${name}: small stays small`, required: 0.95, reached: held }];
}

/** Share that holds; 0 of none. */
export const share = (flags: readonly boolean[]): number =>
  flags.length === 0 ? 0 : flags.filter(Boolean).length / flags.length;

/** The rows farthest off, in words. */
export function worst(pairs: readonly Pair[]): string[] {
  return withLevel(pairs)
    .map((pair) => ({
      pair,
      error: Math.abs(Math.log(Math.max(1e-12, pair.own ?? 0) / pair.expected)),
    }))
    .toSorted((a, b) => b.error - a.error)
    .slice(0, 3)
    .map(
      ({ pair: { place, what, own = 0, expected } }) =>
        `${place} ${what}: ${own.toExponential(1)}, published ${expected.toExponential(1)}`,
    );
}
