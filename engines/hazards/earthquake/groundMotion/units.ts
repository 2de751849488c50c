import { CMPS2_PER_G } from '../../../ground/math/units.ts';

/** ln of standard gravity in cm/s2: turns ln(cm/s2) into ln(g). */
export const LN_CMPS2_PER_G = Math.log(CMPS2_PER_G);

/** Natural logarithm of 10: from decimal to natural logarithms. */
export const LN_10 = Math.LN10;
