/**
 * Logistic model of coseismic landslides: constants, effect of lithology (GLiM level 1 codes) and of land cover (GlobCover 2009 codes),
 * and the polynomial that turns probability into share of area.
 *
 * @source Nowicki Jessee et al. (2018), J. Geophys. Res. Earth Surf. 123, 1835-1859, doi:10.1029/2017JF004494; coefficients as in the US Geological
 *   Survey's ground-failure product
 */
export const NOWICKI_JESSEE = {
  constant: -6.3,
  lnPgv: 1.65,
  slopeDeg: 0.06,
  cti: 0.03,
  lnPgvSlope: 0.01,
  lithology: {
    su: -1.36, ss: -1.92, sm: -1.36, sc: -0.95, mt: -1.87, pa: -0.78, pb: -1.88, pi: -0.81, va: -1.54, vi: -1.61, vb: -1.5, py: -1.05, nd: -0.66,
  },
  landCover: {
    14: 0.91, 20: 0.88, 30: 0.78, 40: 0.68, 50: 0.3, 60: 1.77, 70: 1.71, 90: -1.26, 100: 1.5, 110: 0.68, 120: 1.13, 130: 0.79, 140: 1.03, 150: 0.54,
    160: 2.34, 180: 1.19, 190: 0.3, 200: -0.06, 220: -0.18, 230: -1.08,
  },
  /** Where a code has no coefficient: that of `nd` and of 230, as the US Geological Survey's product does. */
  otherLithology: -0.66,
  otherLandCover: -1.08,
  coverage: [-7.592, 5.237, -3.042, 4.035],
} as const;

/** Limits of the US Geological Survey's implementation. @source Allstadt et al. (2022), Earthquake Spectra 38(1), 5-36, doi:10.1177/87552930211032685 */
export const GROUND_FAILURE_LIMITS = { pgvCmps: 211, cti: 19, leastSlopeDeg: 2, leastPgaG: 0.02 } as const;

/**
 * Regressions of Newmark displacement, cm (Fotopoulou & Pitilakis: m) on log10 or ln of shaking and critical acceleration (g).
 *
 * @source Jibson (2007), Eng. Geol. 91, 209-218, eq. 6 and 7, doi:10.1016/j.enggeo.2007.01.013; Jibson et al. (2000), Eng. Geol. 58,
 *   271-289, eq. 3, doi:10.1016/S0013-7952(00)00039-9; Saygili & Rathje (2008), J. Geotech. Geoenviron. Eng. 134(6), 790-803, eq. 6,
 *   doi:10.1061/(ASCE)1090-0241(2008)134:6(790); Rathje & Saygili (2009), Bull. NZSEE 42(1), 18-27, eq. 8, doi:10.5459/bnzsee.42.1.18-27;
 *   Fotopoulou & Pitilakis (2015), Bull. Earthquake Eng. 13, 3207-3238, eq. 8, 9, 10 and 12, doi:10.1007/s10518-015-9768-4
 */
export const DISPLACEMENT = {
  jibson2007Pga: { constant: 0.215, oneMinusRatio: 2.341, ratio: -1.438, magnitude: 0, sdLog10: 0.51 },
  jibson2007PgaM: { constant: -2.71, oneMinusRatio: 2.335, ratio: -1.478, magnitude: 0.424, sdLog10: 0.454 },
  saygiliRathje2008: { ratio: [-1.56, -4.58, -20.84, 44.75, -30.5], lnPga: -0.64, lnPgv: 1.55, magnitude: 0 },
  rathjeSaygili2009: { ratio: [4.89, -4.85, -19.64, 42.49, -29.06], lnPga: 0.72, lnPgv: 0, magnitude: 0.89 },
  fotopoulou2015: {
    a: { constant: -9.891, lnPga: 0, lnPgv: 1.873, lnRatio: 0, critical: -5.964, magnitude: 0.285 },
    b: { constant: -2.965, lnPga: 2.127, lnPgv: 0, lnRatio: 0, critical: -6.583, magnitude: 0.535 },
    c: { constant: -10.246, lnPga: 0, lnPgv: 0, lnRatio: -2.165, critical: 7.844, magnitude: 0.654 },
    d: { constant: -8.36, lnPga: 0, lnPgv: 1.873, lnRatio: -0.347, critical: -5.964, magnitude: 0 },
  },
} as const;

/** Least ratio of critical to peak acceleration: below it the regressions were not fitted. POLICY, as in OpenQuake's secondary perils. */
export const LEAST_RATIO = 0.05;

/** P = a (1 - exp(-b D^c)), D in cm. @source Jibson et al. (2000), Northridge calibration, doi:10.1016/S0013-7952(00)00039-9 */
export const FAILURE_CURVE = { greatest: 0.335, rate: 0.048, power: 1.565 } as const;

/** A rainfall threshold I = c + alpha D^beta, I in mm/h, D in h, between two durations. */
export interface RainfallThreshold {
  readonly alpha: number;
  readonly beta: number;
  readonly c: number;
  readonly fromH: number;
  readonly toH: number;
}

/**
 * Published intensity-duration thresholds.
 *
 * @source Caine (1980), Geogr. Ann. A 62, 23-27, doi:10.2307/520449; Innes (1983), Prog. Phys. Geogr. 7, 469-501 (second-hand, in Guzzetti
 *   et al. 2007); Guzzetti et al. (2008), Landslides 5, 3-17, doi:10.1007/s10346-007-0112-1; Guzzetti et al. (2007), Meteorol. Atmos. Phys. 98,
 *   239-267, doi:10.1007/s00703-007-0262-7 (CADSES); Jibson (1989) and Larsen & Simon (1993), Geogr. Ann. A 75, 13-23 (Puerto Rico);
 *   Dahal & Hasegawa (2008), Geomorphology 100, 429-443, doi:10.1016/j.geomorph.2008.01.014 (Nepal)
 */
export const RAINFALL_THRESHOLDS = {
  caine1980: { alpha: 14.82, beta: -0.39, c: 0, fromH: 0.167, toH: 240 },
  innes1983: { alpha: 4.93, beta: -0.504, c: 0, fromH: 0.1, toH: 100 },
  guzzetti2008: { alpha: 2.2, beta: -0.44, c: 0, fromH: 0.1, toH: 1000 },
  cadses2007: { alpha: 9.4, beta: -0.56, c: 0, fromH: 0.1, toH: 4000 },
  jibson1989PuertoRico: { alpha: 66.18, beta: -0.52, c: 0, fromH: 0.5, toH: 12 },
  larsenSimon1993PuertoRico: { alpha: 91.46, beta: -0.82, c: 0, fromH: 2, toH: 312 },
  dahalHasegawa2008Nepal: { alpha: 73.9, beta: -0.79, c: 0, fromH: 5, toH: 720 },
} as const satisfies Record<string, RainfallThreshold>;

/** Mean area of a landslide over complete inventories, km2. @source Malamud et al. (2004), Earth Surf. Process. Landf. 29, 687-711, doi:10.1002/esp.1064 */
export const MEAN_LANDSLIDE_KM2 = 3.07e-3;

/**
 * POLICY. Ground that nobody has described. Lithology and cover take the middle of their published effects; bare where it is too dry to
 * grow, mixed vegetation where it rains; the compound index is that of a 200 m slope.
 */
export const UNDESCRIBED = { lithology: -1.4, bare: -0.06, vegetated: 0.9, bareBelowMm: 100, vegetatedAboveMm: 600, slopeLengthM: 200 } as const;

/**
 * POLICY. Shares of ground that fail in a storm three times the threshold: 5 % on the steepest, half of that at 30 degrees, as in
 * inventories of great storms (1 to 5 % of steep basins); none on flat ground. The threshold grows with the rain of a year.
 */
export const STORM = {
  greatestShare: 0.05, middleDeg: 30, widthDeg: 5, fullAt: 3, referenceMapMm: 1500, mapPower: 0.3,
} as const;

/** POLICY. Residual soil on a steep slope, where nothing is known: middle of the ranges that Jibson et al. (2000) use. */
export const TYPICAL_SLOPE = { cohesionPa: 10_000, frictionDeg: 32, slabThicknessM: 2.5, densityKgM3: 1900, saturatedFraction: 0.5 } as const;

/** POLICY. Ten and ninety per cent points of an areal probability from classes: a factor of ten either way. */
export const INTERVAL_FACTOR = 10;

/** POLICY. How often the ground under a building fails against the ground about it: houses are put on the gentler and drained part of a slope. */
export const BUILT_GROUND_SHARE = 0.1;

/** POLICY. Movement under a building on a slope that fails, m: two metres and more count as such. */
export const SLIDE_MOVEMENT_M = 3;
