import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frequencyFactor, logPearsonQuantile } from '../../engines/hazards/flood/logPearson.ts';
import { GAUGE_RANKS } from '../../engines/hazards/flood/gaugeCategory.ts';
import { fitGev, returnLevel, type GevFit } from '../../engines/ground/math/extremes.ts';
import { hoskingCdf, type HoskingLaw } from '../../engines/ground/math/hosking.ts';
import { need, num, type Row, type RowBinding, type TableFolder, type Topic } from './binding.ts';
import { gaugeCategory } from './formulas/gaugeCategory.ts';
import { hoskingQuantile } from './formulas/hoskingQuantile.ts';

type Fits = ReadonlyMap<string, GevFit | undefined>;

/** Both families fitted to every data set beside the tables. */
function fits(_rows: readonly Row[], { dir }: TableFolder): Fits {
  const sets = JSON.parse(readFileSync(join(dir, 'gev_datasets.json'), 'utf8')) as Record<
    string,
    readonly number[]
  >;
  const all = new Map<string, GevFit | undefined>();
  for (const [name, maxima] of Object.entries(sets)) {
    all.set(`${name} GEV`, fitGev(maxima));
    all.set(`${name} Gumbel`, fitGev(maxima, 'gumbel'));
  }
  return all;
}

const fitOf = (row: Row, prepared: unknown): GevFit | undefined =>
  (prepared as Fits).get(`${row['dataset']} ${row['model']}`);

const ONE = { relative: 0.01 };
const FIVE = { relative: 0.05 };

const likelihood: RowBinding = {
  kind: 'rows',
  table: 'gev_mle',
  tolerances: {
    location: ONE,
    scale: ONE,
    shape_xi: { absolute: 0.01 },
    se_location: FIVE,
    se_scale: FIVE,
    se_shape: FIVE,
    log_likelihood: ONE,
  },
  prepare: fits,
  compute(row, prepared) {
    const fit = fitOf(row, prepared);
    const shaped =
      row['model'] === 'GEV' ? { shape_xi: fit?.shape, se_shape: fit?.standardErrors.shape } : {};
    const { location, scale } = fit?.standardErrors ?? {};
    return {
      location: fit?.location,
      scale: fit?.scale,
      se_location: location,
      se_scale: scale,
      log_likelihood: fit?.logLikelihood,
      ...shaped,
    };
  },
};

const levels: RowBinding = {
  kind: 'rows',
  table: 'gev_return_levels',
  tolerances: { return_level: ONE },
  prepare: fits,
  compute(row, prepared) {
    const fit = fitOf(row, prepared);
    return { return_level: fit && returnLevel(fit, need(row, 'return_period_yr')) };
  },
};

const LAWS: readonly string[] = [
  'exp',
  'gam',
  'gev',
  'glo',
  'gno',
  'gpa',
  'gum',
  'nor',
  'pe3',
  'wei',
] satisfies HoskingLaw[];
const isLaw = (name: string): name is HoskingLaw => LAWS.includes(name);

const lmoments: RowBinding = {
  kind: 'rows',
  table: 'lmoment_distributions',
  beside: 'quantiles but those of Pearson III',
  tolerances: { value: { relative: 1e-6 } },
  compute(row) {
    const law = row['distribution'] ?? '';
    if (!isLaw(law)) return { value: undefined };
    const parameters = {
      law,
      location: need(row, 'location'),
      scale: need(row, 'scale'),
      shape: num(row, 'shape') ?? 0,
    };
    const argument = need(row, 'argument');
    return {
      value:
        row['function'] === 'quantile'
          ? hoskingQuantile(parameters, argument)
          : hoskingCdf(parameters, argument),
    };
  },
  notOffered: (row) => (isLaw(row['distribution'] ?? '') ? undefined : row['distribution']),
};

const logPearson: RowBinding = {
  kind: 'rows',
  table: 'log_pearson3_quantiles',
  tolerances: { frequency_factor_k: { relative: 1e-4 } },
  compute(row) {
    const moments = {
      mean: need(row, 'mean_log10'),
      sd: need(row, 'std_log10'),
      skew: need(row, 'skew'),
    };
    const exceedance = need(row, 'aep');
    return {
      frequency_factor_k: frequencyFactor(moments.skew, exceedance),
      quantile: logPearsonQuantile(moments, exceedance),
    };
  },
};

const categories: RowBinding = {
  kind: 'rows',
  table: 'nwps_flood_category',
  beside: 'the whole table; categories come from the gauges as the agency has them',
  tolerances: { '*': 'exact' },
  compute(row) {
    const at = (name: string) => num(row, `${name}_stage`) ?? null;
    const category = gaugeCategory(num(row, 'stage') ?? null, {
      action: at('action'),
      minor: at('minor'),
      moderate: at('moderate'),
      major: at('major'),
    });
    return {
      category: category ?? 'undefined',
      rank: category ? GAUGE_RANKS[category] : 'undefined',
    };
  },
};

export const flood: Topic = {
  topic: 'flood',
  tables: [likelihood, levels, lmoments, logPearson, categories],
};
