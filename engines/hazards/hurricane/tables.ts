/** Friction of land on the 1-minute wind against the sea's at the same height. @source Vickery et al. (2009), J. Appl. Meteor. Climatol. 48, 381-405, section 4: 0.8 to 0.85. doi:10.1175/2008JAMC1822.1 */
export const LAND_FRICTION = 0.85;

/** 3-second gust over 1-minute wind, open ground. @source Harper, Kepert & Ginger (2010), WMO/TD-No. 1555, Table 1.1 (1.28 to 1.36 off land and inland) */
export const GUST_FACTOR = 1.3;

/**
 * 10-minute wind over 1-minute wind, open ground: between 0.87 off land and 0.84 inland, as far from the first as `GUST_FACTOR` is; at sea it is 0.93.
 *
 * @source Harper, Kepert & Ginger (2010), WMO/TD-No. 1555, Table 1.2; 0.84, 0.87 and 0.90 restated from memory
 */
export const TEN_MINUTE_FACTOR = 0.86;

/** Surface B of the Holland (2010) profile used for the climate of winds. POLICY: middle of the 1.0 to 2.5 found in the paper's Atlantic sample. */
export const CLIMATE_B = 1.5;
