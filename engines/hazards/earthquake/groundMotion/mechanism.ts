/** Style of faulting; `unspecified` where the rake is not known (NaN). */
export type Mechanism = 'strike_slip' | 'normal' | 'reverse' | 'unspecified';

/**
 * Style of faulting by rake, with the bounds most models use: strike-slip within `bandDeg` of horizontal slip.
 *
 * @param rakeDeg  -180 to 180; NaN: unknown
 * @param bandDeg  half width of the strike-slip band, 30 in the NGA-West2 models
 */
export function mechanismOf(rakeDeg: number, bandDeg = 30): Mechanism {
  if (Number.isNaN(rakeDeg)) return 'unspecified';
  if (rakeDeg > bandDeg && rakeDeg < 180 - bandDeg) return 'reverse';
  if (rakeDeg < -bandDeg && rakeDeg > bandDeg - 180) return 'normal';
  return 'strike_slip';
}

/** The number of a style by rake, as `mechanismOf` tells it: no name is looked up in sums over many ruptures. */
export function byMechanism(rakeDeg: number, of: Readonly<Record<Mechanism, number>>): number {
  switch (mechanismOf(rakeDeg)) {
    case 'reverse':
      return of.reverse;
    case 'normal':
      return of.normal;
    case 'unspecified':
      return of.unspecified;
    case 'strike_slip':
      return of.strike_slip;
  }
}
