/**
 * Mean damage area of a tornado by rating, EF0 to EF5, km2: mean length times mean largest width, halved since the width reported is
 * the widest.
 *
 * @source Brooks (2004), Wea. Forecasting 19, 310-319, Tables 1-2 (lengths 1.4, 4.7, 10.7, 22.5, 43.6, 54.6 km; widths 28, 60, 120, 250, 420, 560 m), rounded,
 *   as quoted, unverified. doi:10.1175/1520-0434(2004)019<0310:OTROTP>2.0.CO;2
 */
export const TORNADO_AREA_KM2 = [0.02, 0.14, 0.64, 2.8, 9.2, 15.3] as const;

/** Share of the area hit with each rating or more inside a track, from EF0 up to the track's own rating: rows by rating. @source Ramsdell & Rishel (2007), NUREG/CR-4461 rev. 2, Table 2-10, smoothed, unverified */
export const TORNADO_GRADATION: readonly (readonly number[])[] = [
  [1, 0, 0, 0, 0, 0],
  [0.77, 0.23, 0, 0, 0, 0],
  [0.62, 0.27, 0.11, 0, 0, 0],
  [0.53, 0.25, 0.14, 0.08, 0, 0],
  [0.46, 0.22, 0.16, 0.11, 0.05, 0],
  [0.4, 0.2, 0.15, 0.13, 0.08, 0.04],
];

/**
 * Mean share of a building's value lost where a tornado's wind is of a rating: middle of the EF class in the degrees of damage of
 * one- and two-family residences.
 *
 * @source Texas Tech University (2006), enhanced Fujita scale, indicator FR12, read as loss ratios after Roueche & Prevatt (2013); rounded. POLICY
 */
export const TORNADO_LOSS = [0.04, 0.13, 0.35, 0.65, 0.9, 1] as const;

/** Area of the circle of 40 km (25 miles) that severe-weather days refer to, km2. */
export const CIRCLE_KM2 = Math.PI * 40.2336 ** 2;

/**
 * Area that a day with severe hail or wind within 40 km covers with it, km2, and the mean loss of a building there.
 *
 * Hail: swaths of 25 mm or more cover 100 to 300 km2 on such a day; mean loss of a house within the swath about 1 %.
 * Wind: gusts of 26 m/s or more cover about 150 km2; mean loss 0.15 %.
 *
 * @source Cintineo et al. (2012), Wea. Forecasting 27, 1235-1248, doi:10.1175/WAF-D-11-00151.1 (swaths); Brown, Pogorzelski & Giammanco (2015),
 *   Wea. Climate Soc. 7, 184-197, doi:10.1175/WCAS-D-14-00015.1 (losses). POLICY: the two means, calibrated so that Oklahoma loses about 0.2 % a year to hail
 */
export const HAIL = { swathKm2: 180, lossRatio: 0.008 } as const;
export const STORM_GUST = { swathKm2: 150, lossRatio: 0.0015 } as const;

/**
 * Yearly loss ratio of wind storms as a cubic law of the 50-year gust: 8e-5 at 36 m/s.
 *
 * @source Klawa & Ulbrich (2003), Nat. Hazards Earth Syst. Sci. 3, 725-732 (cubic excess over the local 98th percentile), doi:10.5194/nhess-3-725-2003;
 *   Koks & Haer (2020), Sci. Rep. 10, 11889, doi:10.1038/s41598-020-69580-9 (yearly losses of Europe). POLICY: the level, from market losses of about 1e-4 in Germany and the United Kingdom
 */
export const WINDSTORM = { referenceGustMps: 36, lossRatio: 8e-5, power: 3 } as const;

/**
 * Loss ratio of one day of extreme heat (38 °C, or a heat index of 41 °C): roofs, joints, shrinking clay, cooling plant.
 *
 * POLICY: no published curve per day; 1e-6 a day puts the hottest inhabited places at about 1.5e-4 a year, the order of the subsidence
 * and roofing claims of dry years.
 */
export const HEAT_LOSS_PER_DAY = 1e-6;
