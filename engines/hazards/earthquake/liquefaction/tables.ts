/** How prone a deposit is to liquefaction, from its age and kind: very high to very low, and none. */
export type Susceptibility = 'very_high' | 'high' | 'moderate' | 'low' | 'very_low' | 'none';

/**
 * By susceptibility: threshold PGA (g), slope (per g) and intercept of the conditional probability, share of a map unit that can liquefy,
 * settlement where it does (inch).
 *
 * @source FEMA (2020), Hazus earthquake model technical manual 4.2 SP3, tables 4-10 to 4-13
 */
export const HAZUS_SUSCEPTIBILITY = {
  very_high: { thresholdG: 0.09, slope: 9.09, intercept: 0.82, mapShare: 0.25, settlementInch: 12 },
  high: { thresholdG: 0.12, slope: 7.67, intercept: 0.92, mapShare: 0.2, settlementInch: 6 },
  moderate: { thresholdG: 0.15, slope: 6.67, intercept: 1, mapShare: 0.1, settlementInch: 2 },
  low: { thresholdG: 0.21, slope: 5.57, intercept: 1.18, mapShare: 0.05, settlementInch: 1 },
  very_low: { thresholdG: 0.26, slope: 4.16, intercept: 1.08, mapShare: 0.02, settlementInch: 0 },
} as const;

/**
 * Logistic models on global proxies with the transform of probability to areal extent, percent = a / (1 + b exp(-c P))^2.
 *
 * @source Zhu, Baise & Thompson (2017), Bull. Seismol. Soc. Am. 107(3), 1365-1385, tables 5 and 6, eq. 2. doi:10.1785/0120160198
 */
export const ZHU17 = {
  general: {
    intercept: 8.801, lnPgv: 0.334, lnVs30: -1.918, precipitation: 0.0005408, waterDistance: -0.2054, waterTable: -0.0333,
    extent: { a: 49.15, b: 42.4, c: 9.165 },
  },
  coastal: {
    intercept: 12.435, lnPgv: 0.301, lnVs30: -2.615, precipitation: 0.0005556, rootCoastDistance: -0.0287, riverDistance: 0.0666,
    riverTimesRootCoast: -0.0369, extent: { a: 42.08, b: 62.59, c: 11.43 },
  },
} as const;

/**
 * Logistic model on PGA scaled to M 7.5, compound topographic index and Vs30.
 *
 * @source Zhu and others (2015), Earthquake Spectra 31(3), 1813-1837, table 3 (global model). doi:10.1193/121912EQS353M
 */
export const ZHU15 = { intercept: 24.1, lnScaledPga: 2.067, topographicIndex: 0.355, lnVs30: -4.784 } as const;
