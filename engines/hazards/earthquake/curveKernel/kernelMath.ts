import { LAYOUT } from './layout.ts';

/** A number by its bits. */
const ofBits = (bits: bigint): number => new Float64Array(BigUint64Array.of(bits).buffer)[0];

/**
 * Numbers by which the kernel works out logarithms and exponentials: reduction by ln 2 in two parts, and the minimax
 * polynomials of the C library of Sun Microsystems, whose results are within one unit in the last place.
 *
 * @source Ng, K. C. (1993-2004), fdlibm, e_log.c (Lg1 to Lg7) and e_exp.c (P1 to P5), coefficients from memory; a test holds both functions against those of the language
 */
export const KERNEL_MATH = {
  half: 0.5,
  one: 1,
  two: 2,
  /** Bits of the root of a half, and of an exponent: what a number is more than the one tells its power of 2. */
  rootBits: ofBits(0x3fe6a09e667f3bcdn),
  exponentBits: ofBits(0xfff0000000000000n),
  /** 2^52, beside which the last bits of a number are whole ones; 1.5 times it for such as may be negative. */
  wholes: 2 ** 52,
  signedWholes: 1.5 * 2 ** 52,
  perLn2: 1 / Math.LN2,
  ln2High: 6.9314718036912381649e-1,
  ln2Low: 1.90821492927058770002e-10,
  lg1: 6.66666666666673513e-1,
  lg2: 3.999999999940941908e-1,
  lg3: 2.857142874366239149e-1,
  lg4: 2.222219843214978396e-1,
  lg5: 1.818357216161805012e-1,
  lg6: 1.531383769920937332e-1,
  lg7: 1.479819860511658591e-1,
  p1: 1.66666666666666019037e-1,
  p2: -2.77777777770155933842e-3,
  p3: 6.61375632143793436117e-5,
  p4: -1.6533902205465251539e-6,
  p5: 4.13813679705723846039e-8,
  /** Of the ground-motion model: its reference magnitude, and f3 of its nonlinear site term, g. */
  referenceMagnitude: 4.5,
  f3: 0.1,
} as const;

/** The names of the numbers in their order in the kernel's memory. */
const NAMES = Object.keys(KERNEL_MATH) as (keyof typeof KERNEL_MATH)[];

/** Where a number lies, bytes. */
export const mathAt = (name: keyof typeof KERNEL_MATH): number =>
  LAYOUT.math + 8 * NAMES.indexOf(name);
