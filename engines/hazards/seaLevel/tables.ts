/** Quantiles of a projection: likely range 17th to 83rd percentile. */
export interface Likely {
  readonly medianM: number;
  readonly lowM: number;
  readonly highM: number;
}

export type Scenario = 'SSP1-1.9' | 'SSP1-2.6' | 'SSP2-4.5' | 'SSP3-7.0' | 'SSP5-8.5';

/** Horizons of the tables, years. */
export const HORIZONS = [2030, 2050, 2090, 2100] as const;

const likely = (medianM: number, lowM: number, highM: number): Likely => ({ medianM, lowM, highM });

/**
 * Global mean sea-level rise above 1995-2014, medium-confidence processes, at 2030, 2050, 2090, 2100, m; two decimals.
 *
 * @source IPCC AR6 WG1 (2021), Fox-Kemper et al., Table 9.9. doi:10.1017/9781009157896.011
 */
export const AR6_GMSL_M: Readonly<Record<Scenario, readonly Likely[]>> = {
  'SSP1-1.9': [likely(0.09, 0.08, 0.12), likely(0.18, 0.15, 0.23), likely(0.35, 0.26, 0.49), likely(0.38, 0.28, 0.55)],
  'SSP1-2.6': [likely(0.09, 0.08, 0.12), likely(0.19, 0.16, 0.25), likely(0.39, 0.3, 0.54), likely(0.44, 0.32, 0.62)],
  'SSP2-4.5': [likely(0.09, 0.08, 0.12), likely(0.2, 0.17, 0.26), likely(0.48, 0.38, 0.65), likely(0.56, 0.44, 0.76)],
  'SSP3-7.0': [likely(0.1, 0.08, 0.12), likely(0.22, 0.18, 0.27), likely(0.56, 0.46, 0.74), likely(0.68, 0.55, 0.9)],
  'SSP5-8.5': [likely(0.1, 0.09, 0.12), likely(0.23, 0.2, 0.29), likely(0.63, 0.52, 0.83), likely(0.77, 0.63, 1.01)],
};

/** Global mean rise between the mid-year of the baseline (2005) and 2018: AR6 Table 9.5 gives 3.7 mm/yr for 2006-2018. */
export const OBSERVED = { baselineYear: 2005, rateMPerYear: 0.0037, accelerationMPerYear2: 0.00008, rateYear: 2012 } as const;

/**
 * POLICY. Half width of the likely range of the share of the world's rise that comes to a place, where the projections at gauges tell it: by 2050, and by 2100; and the distance over which
 * a gauge ceases to tell, km. At 27 gauges of North America and Hawaii the shares of 2050 and of 2100 differ by 0.17 (root mean square; 0.25 from Portland to Norfolk, 0.03 on the Pacific), those of
 * SSP1-1.9, SSP2-4.5 and SSP5-8.5 in 2100 by 0.05; the spread of the models at a place is no wider than that of the world's mean, which is counted beside it.
 *
 * @source Garner et al. (2021), IPCC AR6 Sea Level Projections, doi:10.5281/zenodo.6382554
 */
export const PATTERN_SIGMA = { early: 0.2, late: 0.1, overKm: 1000 } as const;

/** Where no projection is known: share by which a place may depart from the global mean through gravitation, rotation, currents. @source IPCC AR6 WG1, 9.6.3.3: within 20 to 30 % of the mean for most coasts */
export const REGIONAL_SHARE = 0.3;
