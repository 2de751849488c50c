import type { ModelCard } from '../../../vertical.ts';

/** The regional forecast. */
export const regionModelCard: ModelCard = {
  name: 'region-forecast',
  version: '1.1.0',
  methodology:
    'Baseline: Gamma-Poisson rates of main shocks from the source model’s zones, faults and interfaces within the region. Clustering: sequences among the earthquakes of the last month (M 4.5 and more) and of the last three years (M 5.5 and more), as long as the windows of the declustering that the baseline was counted with, each with the aftershock parameters of its tectonic regime (Page et al. 2016), productivity updated by the aftershocks seen and averaged over its scatter.',
  validity:
    'Magnitudes 3 to 8, horizons of a day to a decade; numbers of earthquakes in a region, never a place, a day or a single event.',
  verification:
    'seismicity (8 tables). Number, space and magnitude tests of the long-term rates against 1965 to 2016 stand in every reply, misses included. Questions asked of the past with both parts (1985 to 2016, M 6 and 7, eleven regions) stand in docs/validation/forecasts.md.',
  limits: [
    'Below M 5 rates are prolonged by the b-value, not counted.',
    'POLICY: region bounds, alert edges, windows of the lists, geometric mean of fault and catalogue rates from M 6.5 up.',
    'Aftershocks of earthquakes yet to come are left out; of sequences older than a month only aftershocks of M 5.5 and more are counted.',
    'Earthquakes made by people are not in the baseline: Oklahoma’s recent years exceed it.',
  ],
};

/** Publications behind the forecasts of regions. */
export const REGION_SOURCES = [
  'doi:10.1785/0120160073',
  'doi:10.1126/science.243.4895.1173',
  'doi:10.1785/0120090192',
  'doi:10.5078/corssa-52382934',
  'doi:10.1785/0120130164',
] as const;
