/**
 * Yearly number at or above a magnitude by the truncated Gutenberg-Richter law, subtractive: 10^{a - b m} - 10^{a - b mx}.
 *
 * @returns events per year; 0 at and above mx
 * @source Field et al. (1999), Bull. Seism. Soc. Am. 89(3), 559-578 (the other convention in use; never mixed with the first)
 */
export function subtractiveRate(
  law: { readonly aValue: number; readonly bValue: number; readonly maxMagnitude: number },
  magnitude: number,
): number {
  if (magnitude >= law.maxMagnitude) return 0;
  return (
    10 ** (law.aValue - law.bValue * magnitude) - 10 ** (law.aValue - law.bValue * law.maxMagnitude)
  );
}
