import { relief, setting } from '../../ground/datasets/terrain.ts';
import { waterStress } from '../../ground/datasets/catchmentStress.ts';
import { waterStressBaseline } from '../../ground/datasets/waterStress.ts';
import { noGround } from '../../ground/earth/noGround.ts';
import { isKnown } from '../../facts.ts';
import { point } from '../../schemas.ts';
import { vertical } from '../../vertical.ts';
import { categoryOf, indicatorScore, STRESS_LABELS } from './indicatorScore.ts';
import { baselineOf, indicatorsOf, projectionsOf, scoreFields } from './report.ts';
import { waterStressScore } from './schemas.ts';
import { regionFields, summaryOf, warningsOf } from './words.ts';

const NOTHING = {
  score: null,
  level: null,
  interval: null,
  quantity: null,
  stress_score_0_5: null,
  category: null,
  label: null,
  arid_and_low_use: null,
  basis: null,
  region: null,
  region_distance_km: null,
  region_lies: null,
  catchment_id: null,
  overall_score_0_5: null,
  missing_weight_fraction: 1,
  indicators: [],
  projections: [],
  warnings: [],
};

const NOT_APPLICABLE = {
  'open water': {
    summary: 'Open water: water stress does not apply.',
    reason: 'open water: no catchment',
  },
  'ice sheet': {
    summary: 'Ice sheet: water stress does not apply, nobody draws on it.',
    reason: 'ice sheet: no catchment that anybody draws on',
  },
};

/** POST /api/v1/water-stress/score */
export const score = vertical({
  path: '/api/v1/water-stress/score',
  title: 'Water stress',
  summary:
    'How much of the renewable water of a place is already withdrawn, with the other Aqueduct indicators and projections to 2080.',
  input: point,
  output: waterStressScore,
  needs: ({ lat, lon }) => ({
    setting: setting({ lat, lon }),
    relief: relief({ lat, lon }),
    catchment: waterStress({ lat, lon }),
    region: waterStressBaseline({ lat, lon }),
  }),
  assess(_input, { setting: where, relief: ground, catchment, region }) {
    const none = noGround(where, ground);
    if (none) return { ...NOTHING, ...NOT_APPLICABLE[none] };
    const baseline = baselineOf(catchment, region);
    if (!baseline) {
      const reason = isKnown(region) ? 'no baseline' : region.missing;
      return { ...NOTHING, summary: `Water stress is not known: ${reason}.`, reason };
    }
    const { indicators, overall } = indicatorsOf(baseline, catchment);
    const stressScore = indicatorScore('bws', baseline.ratio);
    const fields = baseline.arid
      ? { score: null, level: null, interval: null, quantity: null, reason: 'arid and hardly used' }
      : scoreFields(baseline);
    const category = baseline.arid ? -1 : categoryOf(stressScore);
    const label = baseline.arid ? 'Arid and Low Water Use' : (STRESS_LABELS[category] ?? null);
    return {
      ...fields,
      summary: summaryOf(baseline, label, isKnown(region) ? region.value : undefined),
      stress_score_0_5: baseline.arid ? null : stressScore,
      category,
      label,
      arid_and_low_use: baseline.arid,
      basis: baseline.basis,
      ...regionFields(region),
      catchment_id:
        isKnown(catchment) && catchment.value.catchmentId !== ''
          ? catchment.value.catchmentId
          : null,
      overall_score_0_5: overall?.score ?? null,
      missing_weight_fraction: 1 - (overall?.weightUsed ?? 0),
      indicators,
      projections: baseline.arid ? [] : projectionsOf(baseline, region),
      warnings: warningsOf(baseline, catchment, region),
    };
  },
  cost: 'light',
  keep: true,
  model: {
    name: 'aqueduct-stress',
    version: '1.2.0',
    methodology:
      'Withdrawal over renewable supply of the catchment (Aqueduct 4.0), or blended between restated country, province and basin values where the catchment cannot be read; scored on the bounds of the published categories. Projections multiply the baseline by regional changes of demand and supply.',
    validity: 'Land. Annual means; months of drought and groundwater mining are other indicators.',
    verification:
      'water_stress/aqueduct_score_mapping and weighted_aggregation against the published formulas. Embedded regions (tenths and provinces are judged), projections and default weights are unverified row by row.',
    limits: [
      'Embedded values are good to half a category at their rows; between them as two rows differ at that distance, and as any two rows of the world over the sea. Another country over the sea says nothing of an island.',
      'The published scores do not tell ratios below 5 % apart: where a region scores 0 or next to it, the ratio is an upper end, its interval begins at 0, and so do projections.',
      'Projections are regional classes, not catchment runs; they are unverified against the published catchment data.',
      'The overall score uses the default weights of Aqueduct; indicators that nobody answered are left out and their weight is shown.',
      'Transfers between basins, desalination and reuse lower the stress that a user feels; they are not in the ratio.',
      'POLICY: the score of 0 to 100 puts 20, 40 and 80 % of withdrawal at 30, 50 and 75.',
    ],
  },
  sources: [
    'doi:10.46830/writn.23.00061',
    'https://github.com/wri/Aqueduct40',
    'doi:10.46830/writn.18.00146',
  ],
  example: { lat: 33.4484, lon: -112.074 },
});
