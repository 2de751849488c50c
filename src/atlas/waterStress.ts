import { waterStressBaseline } from '../../engines/ground/datasets/waterStress.ts';
import { indicatorScore, ratioOfScore } from '../../engines/hazards/waterStress/indicatorScore.ts';
import { embedded } from '../connectors/connector.ts';
import { STRESS_CHANGE, stressRows } from './data/waterStress.ts';
import { once } from './geography/once.ts';
import { nearby } from './nearby.ts';
import { settingAt } from './setting.ts';

const index = once(() => nearby(stressRows.map(([, , lat, lon]) => ({ lat, lon }))));
const BLEND = { coreKm: 40, reachKm: 200 };

/** Ratio below which the Aqueduct scale makes no difference: stands for a score of 0. */
const LEAST_RATIO = 0.02;

/** Farther than this from every row nothing is said, km. */
const FARTHEST_KM = 1200;

/** Category-wide rows: a third of a doubling at the row, more between rows. */
const SIGMA = { atRow: 0.35, perKm: 0.0015, most: 1 };

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

/** Ratios are blended as logarithms; arid rows count only by their share. */
function stressAt(lat: number, lon: number) {
  const blend = index().at(lat, lon, BLEND);
  if (blend.nearestKm > FARTHEST_KM) return { missing: 'no listed region within 1200 km' };
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
    ratioLnSigma: Math.min(SIGMA.most, SIGMA.atRow + SIGMA.perKm * blend.nearestKm),
    aridShare: Math.min(1, Math.max(0, 1 - used)),
    nearestRow: stressRows[blend.nearest]?.[0] ?? '',
    nearestRowKm: blend.nearestKm,
    change2050: Math.exp(lnChange),
    changeLnSigma: 0.3,
  };
}
