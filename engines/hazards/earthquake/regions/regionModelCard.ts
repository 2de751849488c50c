import type { ModelCard } from '../../../vertical.ts';

/** The regional forecast. */
export const regionModelCard: ModelCard = {
  name: 'region-forecast',
  version: '1.0.0',
  methodology:
    'Baseline: Gamma-Poisson rates of main shocks from the source model’s zones, faults and interfaces within the region. Clustering: sequences among the earthquakes of the last days, each with the aftershock parameters of its tectonic regime (Page et al. 2016), productivity updated by the aftershocks seen and averaged over its scatter.',
  validity:
    'Magnitudes 3 to 8, horizons of a day to a decade; numbers of earthquakes in a region, never a place, a day or a single event.',
  verification:
    'seismicity (8 tables). Number, space and magnitude tests of the long-term rates against 1965 to 2016 stand in every reply, misses included. The clustering part was checked in its arithmetic only.',
  limits: [
    'Below M 5 rates are prolonged by the b-value, not counted.',
    'POLICY: region bounds, alert edges, geometric mean of fault and catalogue rates from M 6.5 up.',
    'Aftershocks of earthquakes yet to come and sequences older than the live window are left out.',
    'Earthquakes made by people are not in the baseline: Oklahoma’s recent years exceed it.',
  ],
};

export const REGION_SOURCES = [
  'doi:10.1785/0120160073',
  'doi:10.1126/science.243.4895.1173',
  'doi:10.1785/0120090192',
  'doi:10.5078/corssa-52382934',
  'doi:10.1785/0120130164',
] as const;
