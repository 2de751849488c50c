/** Bands of the index. Industry convention (credit-score monitoring): below 0.10 no shift, 0.25 and above a major one. */
export const PSI_BANDS = { moderate: 0.1, major: 0.25 } as const;

export type PsiBand = 'none' | 'moderate' | 'major';

/**
 * Population stability index: sum of (a - e) ln (a / e) over bins.
 *
 * @param expected  fractions of the reference sample by bin, each above 0
 * @param actual    fractions of the new sample by the same bins, each above 0
 * @returns 0 upwards; undefined where a bin is empty in either, since its term is infinite
 * @throws RangeError when the lists differ in length
 * @source Kullback & Leibler (1951), Ann. Math. Stat. 22(1), 79-86 (the J divergence). doi:10.1214/aoms/1177729694
 */
export function populationStability(
  expected: readonly number[],
  actual: readonly number[],
): number | undefined {
  if (expected.length !== actual.length)
    throw new RangeError('both samples must have the same bins');
  let sum = 0;
  for (const [i, e] of expected.entries()) {
    const a = actual[i];
    if (!(e > 0 && a > 0)) return undefined;
    sum += (a - e) * Math.log(a / e);
  }
  return sum;
}

/** The band of an index. */
export function psiBand(index: number): PsiBand {
  if (index >= PSI_BANDS.major) return 'major';
  return index >= PSI_BANDS.moderate ? 'moderate' : 'none';
}
