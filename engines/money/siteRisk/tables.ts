/**
 * Rates at which every hazard curve of the product is cut into events, per year: the same for all perils and places, so that places can share
 * events.
 */
export const RATES_PER_YEAR = [
  0.5, 0.3, 0.2, 0.12, 0.07, 0.04, 0.025, 0.015, 0.01, 0.006, 0.004, 0.0025, 0.0015, 0.001, 0.0006,
  0.0004, 0.0002, 0.0001, 0.00004, 0.00001,
] as const;

/** Flame length at a fire that is fierce enough to destroy buildings, m; each e-fold rarer fire is longer by the scale. POLICY. */
export const FLAME_LAW = { fromM: 2, scaleM: 0.8 } as const;

/** Log standard deviation of the loss by volcanoes that their hazard leaves open besides the rate. POLICY. */
export const VOLCANO_LN_SIGMA = 0.8;

/** Countries whose buildings stand typhoons as their own region was calibrated: see `TYPHOON_HALF_MPS`. @source Eberenz, Lüthi & Bresch (2021), doi:10.5194/nhess-21-393-2021, region WP4 */
export const TYPHOON_COUNTRIES: ReadonlySet<string> = new Set(['JP', 'KR', 'TW', 'HK', 'MO']);

/**
 * Countries whose new buildings stand one design level below those that the same shaking and year have in the United States: where more than five
 * in a thousand die of an intensity of IX by the record of their earthquakes (0.1 in the United States, 1 to 3 in Chile, Peru, Taiwan and Japan, 26 in
 * Turkey, 180 in Haiti). What a code asks is not what is built; buildings, not earthquakes, make the difference. Countries of high income are left out, whose
 * rates are those of their old masonry: Italy, Portugal, Israel, South Korea, the Gulf and others.
 *
 * @source rates: US Geological Survey, PAGER empirical fatality model (public domain), Jaiswal & Wald (2010), doi:10.1193/1.3480331, at
 *   intensity IX; territories go with their state. That codes go unheeded: Ambraseys & Bilham (2011), Nature 469, 153-155, doi:10.1038/469153a.
 *   Income: World Bank classes of 2025, restated from memory. POLICY: the bound, the income, and one level
 */
export const LAX_CODE_COUNTRIES: ReadonlySet<string> = new Set([
  'AF', 'AO', 'BD', 'BF', 'BJ', 'BT', 'CF', 'CG', 'CI', 'CM', 'CN', 'CU', 'DJ', 'DO', 'DZ', 'EC', 'EG', 'EH', 'FJ', 'FM', 'GH', 'GM', 'GT', 'HN',
  'HT', 'ID', 'IN', 'IQ', 'IR', 'JO', 'KE', 'KH', 'KI', 'KM', 'KP', 'LA', 'LB', 'LK', 'LY', 'MA', 'MH', 'ML', 'MM', 'MN', 'MR', 'MU', 'MV', 'MX',
  'NG', 'NI', 'NP', 'PG', 'PK', 'PS', 'RW', 'SB', 'SD', 'SN', 'SS', 'ST', 'SY', 'TD', 'TG', 'TL', 'TN', 'TO', 'TR', 'TV', 'UG', 'VE', 'VN', 'VU',
  'WS', 'YE', 'ZW',
]);

/**
 * POLICY. Expected annual loss ratio of a building to score, of one peril, of all and of the composite: 4e-4 a year is where an ordinary home
 * policy starts to be about catastrophes. For scale: building loss over building value is about 1.4e-3 a year by earthquakes in San Francisco
 * and by hurricanes on the coast of Texas and Florida, 2 to 4e-4 by wind and flood together in north-west Europe.
 */
export const LOSS_ANCHORS = [
  [1e-6, 1],
  [1e-5, 6],
  [1e-4, 25],
  [4e-4, 50],
  [1.5e-3, 75],
  [1e-2, 95],
] as const;

/** Share of the ground that liquefies in the 475-year shaking, %, to hazard score. POLICY, classes after Allstadt et al. (2022). */
export const LIQUEFACTION_ANCHORS = [
  [0.1, 3],
  [0.5, 15],
  [2, 35],
  [5, 55],
  [15, 80],
] as const;
