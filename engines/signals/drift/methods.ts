import { PSI_BANDS } from './populationStability.ts';

/** A way of telling that data are no longer what they were. */
export interface DriftMethod {
  readonly id: 'psi' | 'kolmogorov_smirnov' | 'page_hinkley' | 'adwin';
  readonly title: string;
  /** What it compares: two samples, or a stream with its own past. */
  readonly kind: 'two_samples' | 'stream';
  readonly formula: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly meaning: string;
    readonly usual: string;
  }[];
  readonly answer: string;
  readonly source: string;
  readonly verification: string;
  readonly limits: string;
}

/** Every method of drift detection offered, one entry each. */
export const DRIFT_METHODS: readonly DriftMethod[] = [
  {
    id: 'psi',
    title: 'Population stability index',
    kind: 'two_samples',
    formula: 'sum over bins of (a - e) ln(a / e)',
    parameters: [
      {
        name: 'expected',
        meaning: 'Shares of the reference sample by bin, each above 0',
        usual: 'ten bins of equal share',
      },
      { name: 'actual', meaning: 'Shares of the new sample by the same bins', usual: '' },
    ],
    answer: `Index from 0: below ${PSI_BANDS.moderate} no shift, from ${PSI_BANDS.moderate} moderate, from ${PSI_BANDS.major} major`,
    source: 'doi:10.1214/aoms/1177729694',
    verification: 'Table drift/psi, within 1e-6 relative; bands exactly.',
    limits:
      'Depends on the bins; a bin that is empty in either sample has no finite term, and the index then has no value. The bands are a convention.',
  },
  {
    id: 'kolmogorov_smirnov',
    title: 'Two-sample Kolmogorov-Smirnov test',
    kind: 'two_samples',
    formula: 'D = sup |F_a(x) - F_b(x)|; exact and asymptotic p-values',
    parameters: [
      { name: 'sample_a', meaning: 'Reference values', usual: '30 or more' },
      { name: 'sample_b', meaning: 'New values', usual: '30 or more' },
    ],
    answer: 'D from 0 to 1, and the chance of so great a D between samples of one distribution',
    source: 'doi:10.1007/BF02589501',
    verification: 'Table drift/ks_two_sample: D within 1e-8, p-values within 1e-4.',
    limits:
      'For continuous values; with many ties the exact p-value is conservative. Blind to the tails.',
  },
  {
    id: 'page_hinkley',
    title: 'Page-Hinkley test',
    kind: 'stream',
    formula: 'm_t = sum of (x_i - mean_i - delta); alarm when m_t - min m > lambda',
    parameters: [
      {
        name: 'delta',
        meaning: 'Change that is tolerated, in the unit of the series',
        usual: '0.005',
      },
      { name: 'lambda', meaning: 'Threshold of the cumulated deviation', usual: '50' },
      { name: 'min_instances', meaning: 'Values before an alarm may be raised', usual: '30' },
    ],
    answer: 'Place of the first alarm, or none',
    source: 'doi:10.1093/biomet/41.1-2.100',
    verification: 'Table drift/page_hinkley: place of the first alarm exactly.',
    limits: 'Sees increases of the mean alone; thresholds are in the unit of the series.',
  },
  {
    id: 'adwin',
    title: 'Adaptive windowing (ADWIN)',
    kind: 'stream',
    formula:
      "cut where |mean_0 - mean_1| > sqrt(2/m s^2 ln(2/d')) + 2/(3m) ln(2/d'), 1/m = 1/n_0 + 1/n_1, d' = delta / ln n",
    parameters: [
      { name: 'delta', meaning: 'Chance of a false alarm, above 0 and below 1', usual: '0.002' },
    ],
    answer: 'Places at which the window was cut',
    source: 'doi:10.1137/1.9781611972771.42',
    verification: 'Unit tests on constant, noisy and stepping series; no external table.',
    limits:
      'Values scaled to 0..1; every cut is tested (quadratic cost), parts are at least five values long.',
  },
];
