/**
 * Expected number of induced earthquakes at or above a magnitude: V 10^{sigma - b M}.
 *
 * @param injection  net volume, m3, above 0; seismogenic index of the place; b-value
 * @source Shapiro, Dinske, Langenbruch & Wenzel (2010), The Leading Edge 29(3), 304-309, eq. 3. doi:10.1190/1.3353727
 */
export function inducedCount({ volumeM3, index, bValue }: Injection, magnitude: number): number {
  return volumeM3 * 10 ** (index - bValue * magnitude);
}

/** What the statistical models of an injection need. */
export interface Injection {
  readonly volumeM3: number;
  /** Seismogenic index, about -10 to 1. */
  readonly index: number;
  readonly bValue: number;
}

/** Seismogenic index from a count of earthquakes at or above a magnitude: log10 N - log10 V + b M. Undefined for no earthquakes. */
export function indexFromCount(
  count: number,
  {
    magnitude,
    volumeM3,
    bValue,
  }: { readonly magnitude: number; readonly volumeM3: number; readonly bValue: number },
): number | undefined {
  return count > 0 && volumeM3 > 0
    ? Math.log10(count) - Math.log10(volumeM3) + bValue * magnitude
    : undefined;
}

/**
 * Most likely largest magnitude: (sigma + log10 V) / b, where one earthquake is expected.
 *
 * @source van der Elst, Page, Weiser, Goebel & Hosseini (2016), J. Geophys. Res. 121, 4575-4590, eq. 5. doi:10.1002/2016JB012818
 */
export function likelyLargest({ volumeM3, index, bValue }: Injection): number {
  return (index + Math.log10(volumeM3)) / bValue;
}

/**
 * Magnitude that the largest earthquake does not exceed with a probability: the inverse of exp(-V 10^{sigma - b M}).
 *
 * @param probability  above 0, below 1
 */
export function largestAt(injection: Injection, probability: number): number {
  return likelyLargest(injection) - Math.log10(-Math.log(probability)) / injection.bValue;
}
