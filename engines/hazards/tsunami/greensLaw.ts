/**
 * Amplitude of a long wave that runs from deep to shallow water: A2 = A1 (h1 / h2)^(1/4) (b1 / b2)^(1/2).
 *
 * Energy flux is kept; valid to the depth where the amplitude nears the depth, not through breaking.
 *
 * @param amplitudeM  offshore amplitude, m
 * @param depths      offshore and nearshore depth, m, above 0
 * @param widths      width of the channel between two rays offshore and nearshore, any unit, above 0; equal where left out
 * @returns nearshore amplitude, m; undefined for a depth or width of 0 or less
 * @source Green (1838), Trans. Camb. Phil. Soc. 6, 457-462; Synolakis (1991), Bull. Seismol. Soc. Am. 81
 */
export function greensLawM(
  amplitudeM: number,
  depths: { readonly offshoreM: number; readonly nearshoreM: number },
  widths?: { readonly offshore: number; readonly nearshore: number },
): number | undefined {
  if (!(depths.offshoreM > 0 && depths.nearshoreM > 0)) return undefined;
  if (widths && !(widths.offshore > 0 && widths.nearshore > 0)) return undefined;
  const narrowing = widths ? Math.sqrt(widths.offshore / widths.nearshore) : 1;
  return amplitudeM * (depths.offshoreM / depths.nearshoreM) ** 0.25 * narrowing;
}
