/**
 * Apparent resistivity of a Schlumberger sounding over two layers by images: rho_1 (1 + 2 sum k^n / (1 + (2 n h / s)^2)^1.5),
 * k = (rho_2 - rho_1) / (rho_2 + rho_1). A closed form, independent of the transform; slow where |k| is near 1.
 *
 * @param halfSpacingM  AB/2, m
 * @returns ohm-metres
 * @source Telford, Geldart & Sheriff (1990), Applied Geophysics, 2nd ed., eq. 8.39
 */
export function twoLayerOhmM(
  { topOhmM, baseOhmM, thicknessM }: { topOhmM: number; baseOhmM: number; thicknessM: number },
  halfSpacingM: number,
): number {
  const k = (baseOhmM - topOhmM) / (baseOhmM + topOhmM);
  let sum = 0;
  for (let n = 1, power = k; n < 100_000; n++, power *= k) {
    const term = power / (1 + ((2 * n * thicknessM) / halfSpacingM) ** 2) ** 1.5;
    sum += term;
    if (Math.abs(term) < 1e-12) break;
  }
  return topOhmM * (1 + 2 * sum);
}
