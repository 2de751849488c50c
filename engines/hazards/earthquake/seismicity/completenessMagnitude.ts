/** POLICY of the authors: the curve's maximum underestimates. @source Woessner & Wiemer (2005), Bull. Seismol. Soc. Am. 95(2), 684-698. doi:10.1785/0120040007 */
const CORRECTION = 0.2;

/**
 * Magnitude above which a catalogue is complete: the bin with the most events, plus 0.2.
 *
 * @param binWidth  of magnitudes, above 0
 * @returns centre of a bin; undefined for an empty list
 * @source Wiemer & Wyss (2000), Bull. Seismol. Soc. Am. 90(4), 859-869. doi:10.1785/0119990114
 */
export function completenessMagnitude(
  magnitudes: readonly number[],
  binWidth = 0.1,
): number | undefined {
  const counts = new Map<number, number>();
  for (const m of magnitudes) {
    const bin = Math.round(m / binWidth);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  let best: number | undefined;
  for (const [bin, count] of counts) {
    const most = best === undefined ? 0 : (counts.get(best) ?? 0);
    if (count > most || (count === most && best !== undefined && bin > best)) best = bin;
  }
  return best === undefined ? undefined : best * binWidth + CORRECTION;
}
