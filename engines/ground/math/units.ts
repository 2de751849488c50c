/**
 * Customary units in those that we compute in.
 *
 * @source BIPM (2019), The International System of Units, 9th edition; NIST Special Publication 811 (2008), appendix B.8
 */
export const M_PER_FOOT = 0.3048;
export const M_PER_INCH = 0.0254;
export const MM_PER_INCH = 25.4;
export const KM_PER_MILE = 1.609344;
export const MPS_PER_MPH = 0.44704;
export const MPS_PER_KT = 0.514444;
export const M3_PER_CUBIC_FOOT = 0.028316847;

/** 0 °C on the scale of Kelvin. */
export const ZERO_C_IN_KELVIN = 273.15;

/** Standard gravity, cm/s2: the unit g of ground motions. */
export const CMPS2_PER_G = 980.665;

/** Acceleration of gravity as models of water, slopes and loads take it, m/s2. */
export const GRAVITY_MPS2 = 9.81;
