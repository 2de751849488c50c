import {
  categoryOf,
  indicatorScore,
  type QuantityIndicator,
} from '../../engines/hazards/waterStress/indicatorScore.ts';
import { weightedScore, type Indicator } from '../../engines/hazards/waterStress/weightedScore.ts';
import { need, num, type RowBinding, type Topic } from './binding.ts';

const INDICATORS: readonly string[] = [
  'bws',
  'bwd',
  'iav',
  'sev',
  'gtd',
] satisfies QuantityIndicator[];
const isIndicator = (name: string): name is QuantityIndicator => INDICATORS.includes(name);

/** Raw value that stands for no data. */
const NO_DATA = -9999;

const mapping: RowBinding = {
  kind: 'rows',
  table: 'aqueduct_score_mapping',
  tolerances: { score_0_5: { relative: 1e-4 }, category_0_4: 'exact' },
  compute(row) {
    const indicator = row['indicator'] ?? '';
    const raw = need(row, 'raw_value');
    if (raw === NO_DATA) return { score_0_5: NO_DATA, category_0_4: NO_DATA };
    const score = isIndicator(indicator) ? indicatorScore(indicator, raw) : undefined;
    return { score_0_5: score, category_0_4: score === undefined ? undefined : categoryOf(score) };
  },
  notOffered: (row) => (isIndicator(row['indicator'] ?? '') ? undefined : row['indicator']),
};

/** Weights of the table, as its README gives them. */
const WEIGHTS: Readonly<Record<Indicator, number>> = {
  bws: 4,
  bwd: 4,
  iav: 0.5,
  sev: 0.5,
  gtd: 4,
  rfr: 1,
  cfr: 1,
  drr: 2,
  ucw: 2,
  cep: 1,
  udw: 2,
  usa: 2,
  rri: 1,
};

const aggregation: RowBinding = {
  kind: 'rows',
  table: 'weighted_aggregation',
  tolerances: { '*': { relative: 1e-5 } },
  compute(row) {
    const scores = Object.fromEntries(
      Object.keys(WEIGHTS).map((name) => [name, num(row, name) ?? null]),
    );
    const found = weightedScore(scores, WEIGHTS);
    return { weighted_raw_score: found?.score, weight_fraction_used: found?.weightUsed };
  },
};

export const waterStress: Topic = { topic: 'water_stress', tables: [mapping, aggregation] };
