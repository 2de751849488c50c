import { omoriIntegral } from './omoriIntegral.ts';
import type { AftershockParameters } from './tables.ts';

/**
 * Expected number of aftershocks at or above a magnitude: 10^{a + b (Mm - M)} times the integral of (t + c)^-p.
 *
 * @param window  days after the main shock, from 0 on
 * @source Reasenberg & Jones (1989), Science 243(4895), 1173-1176, eq. 4. doi:10.1126/science.243.4895.1173
 */
export function expectedAftershocks(
  set: AftershockParameters,
  {
    mainMagnitude,
    magnitude,
    fromDays,
    toDays,
  }: {
    readonly mainMagnitude: number;
    readonly magnitude: number;
    readonly fromDays: number;
    readonly toDays: number;
  },
): number {
  return 10 ** (set.a + set.b * (mainMagnitude - magnitude)) * omoriIntegral(fromDays, toDays, set);
}
