export type Scenario = 'SSP1-1.9' | 'SSP1-2.6' | 'SSP2-4.5' | 'SSP3-7.0' | 'SSP5-8.5';

/** Best estimate and very likely range (5 to 95 %), °C. */
export type Assessed = readonly [best: number, low: number, high: number];

/** Warming of the mean of 1995 to 2014 above 1850 to 1900, °C, and the middle of those years. @source IPCC AR6 WG1 (2021), Cross-Chapter Box 2.3. doi:10.1017/9781009157896.004 */
export const BASELINE = { year: 2005, warmingC: 0.85 } as const;

/** Middle years of the three periods that were assessed: 2021-2040, 2041-2060, 2081-2100. */
export const PERIOD_YEARS = [2030.5, 2050.5, 2090.5] as const;

/**
 * Global surface warming above 1850-1900 by scenario over the three periods, °C.
 *
 * @source IPCC AR6 WG1 (2021), Summary for Policymakers, Table SPM.1. doi:10.1017/9781009157896.001
 */
export const GLOBAL_WARMING_C: Readonly<Record<Scenario, readonly [Assessed, Assessed, Assessed]>> = {
  'SSP1-1.9': [[1.5, 1.2, 1.7], [1.6, 1.2, 2], [1.4, 1, 1.8]],
  'SSP1-2.6': [[1.5, 1.2, 1.8], [1.7, 1.3, 2.2], [1.8, 1.3, 2.4]],
  'SSP2-4.5': [[1.5, 1.2, 1.8], [2, 1.6, 2.5], [2.7, 2.1, 3.5]],
  'SSP3-7.0': [[1.5, 1.2, 1.8], [2.1, 1.7, 2.6], [3.6, 2.8, 4.6]],
  'SSP5-8.5': [[1.6, 1.3, 1.9], [2.4, 1.9, 3], [4.4, 3.3, 5.7]],
};

/** The five scenarios of table SPM.1, the least warming first. */
export const SCENARIOS = ['SSP1-1.9', 'SSP1-2.6', 'SSP2-4.5', 'SSP3-7.0', 'SSP5-8.5'] as const satisfies readonly Scenario[];

/** The scenario of the headline: the middle one. POLICY. */
export const HEADLINE: Scenario = 'SSP2-4.5';

/** Fall of annual mean temperature with height, °C per km. @source Loarie et al. (2009) use the observed one; Dodson & Marks (1997), doi:10.3354/cr008001, give 6.5 in free air and less near the ground */
export const LAPSE_C_PER_KM = 6;

/** Share of the regional sea-level gradient's uncertainty, log. POLICY: stations lie 100 to 300 km apart. */
export const REGIONAL_LN_SIGMA = 0.4;
