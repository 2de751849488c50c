/**
 * Wind of half damage by region, m/s, calibrated so that the total of modelled losses equals the total of reported ones (TDR = 1).
 *
 * @source Eberenz, Lüthi & Bresch (2021), Nat. Hazards Earth Syst. Sci. 21, 393-415, Table 3 and supplement. doi:10.5194/nhess-21-393-2021
 */
export const V_HALF_MPS = {
  /** Caribbean, Central and South America. */
  NA1: 66.3,
  /** United States and Canada. */
  NA2: 89.2,
  /** North Indian Ocean. */
  NI: 70.8,
  /** Oceania with Australia. */
  OC: 64.1,
  /** South Indian Ocean. */
  SI: 52.4,
  /** South-east Asia. */
  WP1: 66.4,
  /** Philippines. */
  WP2: 188.4,
  /** Mainland China. */
  WP3: 112.8,
  /** Rest of the north-west Pacific: Japan, Korea, Taiwan. */
  WP4: 190.5,
  /** All regions together. */
  GLB: 110.1,
} as const;

/**
 * The same calibration by the least root-mean-squared fraction per event, m/s, which weighs small and large disasters alike.
 * Quoted without a check against the paper's table; together with the first it brackets how easily buildings of a region break.
 *
 * @source Eberenz, Lüthi & Bresch (2021), Table 3 (RMSF). doi:10.5194/nhess-21-393-2021
 */
export const V_HALF_RMSF_MPS: Readonly<Record<DamageRegion, number>> = {
  NA1: 59.6, NA2: 86, NI: 58.7, OC: 49.7, SI: 46.8, WP1: 56.7, WP2: 84.7, WP3: 80.2, WP4: 135.6, GLB: 73.4,
};

export type DamageRegion = keyof typeof V_HALF_MPS;

/** Friction of land on the 1-minute wind against the sea's at the same height. @source Vickery et al. (2009), J. Appl. Meteor. Climatol. 48, 381-405, section 4: 0.8 to 0.85. doi:10.1175/2008JAMC1822.1 */
export const LAND_FRICTION = 0.85;

/** 3-second gust over 1-minute wind, open ground. @source Harper, Kepert & Ginger (2010), WMO/TD-No. 1555, Table 1.1 (1.28 to 1.36 off land and inland) */
export const GUST_FACTOR = 1.3;

/** Surface B of the Holland (2010) profile used for the climate of winds. POLICY: middle of the 1.0 to 2.5 found in the paper's Atlantic sample. */
export const CLIMATE_B = 1.5;
