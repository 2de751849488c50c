import type { Mechanism } from '../groundMotion/mechanism.ts';
import { STYLE_AREA } from './tables.ts';

/** Median rupture area by style of faulting, km2; of all styles together where it is not known. @source Wells & Coppersmith (1994), Bull. Seismol. Soc. Am. 84(4), 974-1002, table 2A */
export function styleAreaKm2(style: Mechanism, magnitude: number): number {
  const { intercept, slope } = STYLE_AREA[style];
  return 10 ** (intercept + slope * magnitude);
}
