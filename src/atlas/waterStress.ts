import { waterStressBaseline } from '../../engines/ground/datasets/waterStress.ts';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { indicatorScore, ratioOfScore } from '../../engines/hazards/waterStress/indicatorScore.ts';
import { embedded } from '../connectors/connector.ts';
import { STRESS_ALSO_OF, STRESS_CHANGE, stressRows, type StressRow } from './data/waterStress.ts';
import { seaBetween } from './geography/landmasses.ts';
import { once } from './geography/once.ts';
import { nearby } from './nearby.ts';
import { settingAt } from './setting.ts';

const index = once(() => nearby(stressRows.map(([, , lat, lon]) => ({ lat, lon }))));
const BLEND = { coreKm: 40, reachKm: 200 };

/** Ratio below which the Aqueduct scale makes no difference: stands for a score of 0. */
const LEAST_RATIO = 0.02;

/**
 * Farther than this from every row nothing is said, km: POLICY. A neighbour's row says as little as any row of the world from the shorter one on: there
 * the logarithms of two rows differ by 1.1, by which all rows scatter about their mean.
 */
const FARTHEST_KM = { own: 1200, neighbour: 800 };

/**
 * Log standard deviation: that of half a category at a row, that of all rows far from any. Between them as each row differs from the nearest other one:
 * root mean square 0.52 within 150 km, 0.81 to 300, 0.66 to 500, 0.90 to 800, 1.04 to 1200 km (22, 122, 131, 62 and 13 rows).
 */
const SIGMA = { atRow: 0.35, ofAll: 1.06, scaleKm: 250 };

/** Baseline water stress, blended between restated rows of the Aqueduct rankings. */
export const waterStressAtlas = embedded({
  id: 'atlas-water-stress',
  title: 'Baseline water stress by country, province and basin',
  category: 'environmental',
  provider: 'Restated from the World Resources Institute',
  home: 'https://www.wri.org/aqueduct',
  licence: 'CC BY 4.0',
  attribution: 'Aqueduct 4.0, World Resources Institute (Kuzma et al. 2023)',
  cadence: 'with each release',
  coverage: `World land; ${stressRows.length} regions, to half a category`,
  dataset: waterStressBaseline,
  asOf: '2023-08-16T00:00:00Z',
  answer: ({ lat, lon }) =>
    settingAt(lat, lon).isLand ? stressAt(lat, lon) : { missing: 'open water: no catchment' },
});

type Lies = 'same_country' | 'neighbour' | 'over_sea';

/** How a row lies to a place; null where nothing joins them: another country, over the sea. */
function lieOf(row: StressRow, lat: number, lon: number): Lies | null {
  const [, , rowLat, rowLon] = row;
  const parted = seaBetween({ lat, lon }, { lat: rowLat, lon: rowLon });
  if (!isOf(row, settingAt(lat, lon).countryCode)) return parted ? null : 'neighbour';
  return parted && settingAt(rowLat, rowLon).isLand ? 'over_sea' : 'same_country';
}

/** Whether a row stands for a country. */
function isOf([name, country]: StressRow, code: string | null): boolean {
  return code !== null && (code === country || (STRESS_ALSO_OF[name] ?? []).includes(code));
}

/** The nearest row of a country, within reach; undefined where it has none. */
function ownRow(lat: number, lon: number): { row: StressRow; km: number } | undefined {
  const code = settingAt(lat, lon).countryCode;
  let best: { row: StressRow; km: number } | undefined;
  for (const row of stressRows) {
    if (!isOf(row, code)) continue;
    const km = distanceKm(lat, lon, row[2], row[3]);
    if (km <= (best?.km ?? FARTHEST_KM.own)) best = { row, km };
  }
  return best;
}

/** Wide from the start where the row's water is that of another island. */
function lnSigmaAt(km: number, lies: Lies): number {
  const far = lies === 'over_sea' ? 1 : 1 - Math.exp(-km / SIGMA.scaleKm);
  return Math.hypot(SIGMA.atRow, Math.sqrt(SIGMA.ofAll ** 2 - SIGMA.atRow ** 2) * far);
}

function stressAt(lat: number, lon: number) {
  const blend = index().at(lat, lon, BLEND);
  const row = stressRows[blend.nearest];
  const km = blend.nearestKm;
  const away = `the nearest, ${row[0]}, lies ${Number(km.toPrecision(2))} km away`;
  if (km > FARTHEST_KM.own)
    return { missing: `no listed region within ${FARTHEST_KM.own} km: ${away}` };
  const lies = lieOf(row, lat, lon);
  if (lies !== null) {
    if (lies === 'neighbour' && km > FARTHEST_KM.neighbour)
      return {
        missing: `no listed region of the country, and none of a neighbour within ${FARTHEST_KM.neighbour} km: ${away}`,
      };
    return { ...blended(blend), ...nearestOf({ row, km }, lies) };
  }
  const own = ownRow(lat, lon);
  if (own === undefined)
    return { missing: `no listed country or basin holds the place: ${away} over the sea` };
  const alone = { count: 1, indices: [stressRows.indexOf(own.row)], weights: [1] };
  return { ...blended(alone), ...nearestOf(own, 'over_sea') };
}

function nearestOf({ row, km }: { readonly row: StressRow; readonly km: number }, lies: Lies) {
  return {
    ratioLnSigma: lnSigmaAt(km, lies),
    nearestRow: row[0],
    nearestRowKm: km,
    nearestRowLies: lies,
    changeLnSigma: 0.3,
  };
}

/** Ratios are blended as logarithms; arid rows count only by their share. */
function blended(blend: {
  readonly count: number;
  readonly indices: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
}) {
  let used = 0;
  let lnRatio = 0;
  let lnChange = 0;
  for (let i = 0; i < blend.count; i++) {
    const weight = blend.weights[i];
    const row = stressRows[blend.indices[i]];
    lnChange += weight * Math.log(STRESS_CHANGE[row[5]]);
    if (row[4] < 0) continue;
    used += weight;
    lnRatio += weight * Math.log(Math.max(LEAST_RATIO, ratioOfScore(row[4])));
  }
  const stressRatio = used > 0 ? Math.exp(lnRatio / used) : LEAST_RATIO;
  return {
    stressRatio,
    stressScore: indicatorScore('bws', stressRatio),
    aridShare: Math.min(1, Math.max(0, 1 - used)),
    change2050: Math.exp(lnChange),
  };
}
