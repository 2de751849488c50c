import { kernelYears } from './kernelYears.ts';
import { plainYears, type Draw, type Drawn } from './plainYears.ts';

/**
 * Draws years: standard normal numbers, correlated by the Cholesky factor, against the thresholds; what passes together is counted as a set. A
 * component that another brings has one threshold in years in which its cause came and one in all others. For a
 * Student copula each year is stretched by one chi-square number. The same seed draws the same years, whether by vectors or one number at a time.
 */
export function drawYears(draw: Draw): Drawn {
  return kernelYears(draw) ?? plainYears(draw);
}
