import { M_PER_FOOT } from '../../../ground/math/units.ts';

/** Editions of the standard whose classes are offered. */
export type SiteClassEdition = 'ASCE7-16' | 'ASCE7-22';

/** Site classes from Vs30 alone; F needs a description of the soil. */
export type SiteClass = 'A' | 'B' | 'BC' | 'C' | 'CD' | 'D' | 'DE' | 'E';

/**
 * Least Vs30 of each class, m/s, from rock downwards.
 *
 * @source ASCE/SEI 7-16 (2017), table 20.3-1, limits in SI units as customary in practice; ASCE/SEI 7-22 (2022), table 20.2-1, limits in ft/s
 */
const FLOORS_MPS = {
  'ASCE7-16': [
    ['A', 1524, 'above'],
    ['B', 760, 'above'],
    ['C', 360, 'above'],
    ['D', 183, 'from'],
  ],
  'ASCE7-22': [
    ['A', 5000 * M_PER_FOOT, 'above'],
    ['B', 3000 * M_PER_FOOT, 'above'],
    ['BC', 2100 * M_PER_FOOT, 'above'],
    ['C', 1450 * M_PER_FOOT, 'above'],
    ['CD', 1000 * M_PER_FOOT, 'above'],
    ['D', 700 * M_PER_FOOT, 'above'],
    ['DE', 500 * M_PER_FOOT, 'from'],
  ],
} as const;

/**
 * Site class of a Vs30.
 *
 * A value on a limit takes the softer class, but 183 m/s (7-16) is D and 152 m/s (7-22) is DE.
 *
 * @param vs30Mps  time-averaged shear-wave velocity of the upper 30 m, m/s, above 0
 * @returns undefined where the velocity is not above 0
 * @source ASCE/SEI 7-16, table 20.3-1; ASCE/SEI 7-22, table 20.2-1
 */
export function siteClass(vs30Mps: number, edition: SiteClassEdition): SiteClass | undefined {
  if (!(vs30Mps > 0)) return undefined;
  for (const [name, floor, kind] of FLOORS_MPS[edition]) {
    if (vs30Mps > floor || (kind === 'from' && vs30Mps >= floor)) return name;
  }
  return 'E';
}
