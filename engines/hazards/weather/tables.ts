/**
 * Mean damage area of a tornado by rating, EF0 to EF5, km2: mean length times mean largest width, which the path of a house's own width on either
 * side makes up for where the width is less than the largest.
 *
 * @source Brooks (2004), Wea. Forecasting 19, 310-319, Tables 1-2 (lengths 1.4, 4.7, 10.7, 22.5, 43.6, 54.6 km; widths 28, 60, 120, 250, 420, 560 m), rounded,
 *   as quoted, unverified. doi:10.1175/1520-0434(2004)019<0310:OTROTP>2.0.CO;2
 */
export const TORNADO_AREA_KM2 = [0.04, 0.28, 1.28, 5.6, 18.3, 30.6] as const;

/**
 * POLICY. Level of the losses by tornadoes in the United States and Canada: brings the mean of the United States to the 7e-5 of building value a year
 * of FEMA's National Risk Index (issues of 2023 and 2025, value-weighted). What is missing without it: tornadoes that nobody reported, debris beyond
 * the path, contents, and repairs that cost more than the damage.
 *
 * Elsewhere it is 1: what was published of Europe, about a billion euros in 66 years, is of the order of 1e-6 of its buildings' value a year even
 * where most losses went unreported, and the tracks by themselves give that.
 *
 * @source Antonescu et al. (2017), Tornadoes in Europe, Bull. Amer. Meteor. Soc. 98, 713-728, doi:10.1175/BAMS-D-16-0171.1, the sum restated from memory,
 *   unverified
 */
export const TORNADO_LOSS_LEVEL = 6;

/** Share of the area hit with each rating or more inside a track, from EF0 up to the track's own rating: rows by rating. @source Ramsdell & Rishel (2007), NUREG/CR-4461 rev. 2, Table 2-10, smoothed, unverified */
export const TORNADO_GRADATION: readonly (readonly number[])[] = [
  [1, 0, 0, 0, 0, 0],
  [0.77, 0.23, 0, 0, 0, 0],
  [0.62, 0.27, 0.11, 0, 0, 0],
  [0.53, 0.25, 0.14, 0.08, 0, 0],
  [0.46, 0.22, 0.16, 0.11, 0.05, 0],
  [0.4, 0.2, 0.15, 0.13, 0.08, 0.04],
];

/** Area of the circle of 40 km (25 miles) that severe-weather days refer to, km2. */
export const CIRCLE_KM2 = Math.PI * 40.2336 ** 2;

/**
 * Area that a day with severe hail or wind within 40 km covers with it, km2, and how the sizes go on above the least: hail of 25 mm, gusts
 * of 26 m/s, mean excess.
 *
 * @source Changnon (1977), J. Appl. Meteorol. 16, 626-648 (streaks of hail of some 20 km2, several to a day); Cintineo et al. (2012), Wea. Forecasting
 *   27, 1235-1248, doi:10.1175/WAF-D-11-00151.1 (radar swaths, larger). POLICY: 40 km2 between the two, a roof of Oklahoma once in about 20 years; sizes of
 *   reports fall off by e in about 10 mm, those at a point within the swath in about 6; gusts in about 4 m/s
 */
export const HAIL = { swathKm2: 40, leastMm: 25, excessMm: 6 } as const;
export const STORM_GUST = { swathKm2: 150, leastMps: 26, excessMps: 4 } as const;

/**
 * POLICY. Level of the losses by hail in the United States and Canada: brings the mean of the United States, 9e-5 without it, to what homes are paid. From 2000 to 2013 insurers
 * paid 54 billion USD for nearly 9 million hail claims of homes: 0.9 claims a hundred of some 75 million insured homes and year, 6,000 USD of some 200,000 USD each, 2.5e-4 of their value. Shingles are
 * replaced by the roof after a few dents, and radar finds swaths several times as wide as reports do.
 *
 * Elsewhere it is 1: the cantonal insurers of Switzerland pay 4.4e-5 (41 % of 270 million CHF a year for hail, on 2,500 billion CHF insured), where tracks and damage by themselves give 7e-5.
 *
 * @source Verisk, Property hail claims in the United States 2000-2013 (claims and sum, read); homes and their value are estimates of ours; Association of cantonal
 *   building insurers (VKG), shares of 2004-2023 and mean of ten years, insured value of 2020 (read as quoted in the press); Cintineo et al. (2012), doi:10.1175/WAF-D-11-00151.1
 */
export const HAIL_LOSS_LEVEL = 3;

/**
 * Loss ratio of one day of extreme heat (38 °C, or a heat index of 41 °C): roofs, joints, shrinking clay, cooling plant.
 *
 * POLICY: no published curve per day; 3e-7 a day puts the hottest inhabited places at about 5e-5 a year. FEMA's National Risk Index books less than
 * 2e-6 a year under heat waves; claims for ground that shrinks in dry years are more.
 */
export const HEAT_LOSS_PER_DAY = 3e-7;
