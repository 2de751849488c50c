/**
 * Run-up of a solitary wave that does not break, over the depth: R/d = 2.831 sqrt(cot beta) (H/d)^(5/4).
 *
 * @param heightOverDepth  wave height over depth at the toe of the beach, above 0
 * @param cotBeta          cotangent of the beach slope, 1 to 100
 * @returns run-up over depth; holds while H/d < 0.8183 (cot beta)^(-10/9)
 * @source Synolakis (1987), J. Fluid Mech. 185, 523-545, eq. 3.10. doi:10.1017/S002211208700329X
 */
export function nonBreakingRunup(heightOverDepth: number, cotBeta: number): number {
  return 2.831 * Math.sqrt(cotBeta) * heightOverDepth ** 1.25;
}

/** Run-up of a breaking solitary wave over the depth: R/d = 1.109 (H/d)^0.582; fitted on the 1:19.85 beach. @source Synolakis (1987), eq. 5.1 */
export function breakingRunup(heightOverDepth: number): number {
  return 1.109 * heightOverDepth ** 0.582;
}

/** Wave height over depth at which a solitary wave begins to break on a beach. @source Synolakis (1987), eq. 3.13 */
export function breakingLimit(cotBeta: number): number {
  return 0.8183 * cotBeta ** (-10 / 9);
}

/** The beach of the breaking law. */
export const LAB_COT_BETA = 19.85;

/**
 * Run-up on the plane beach of the breaking law, m: the law of the regime that the wave is in, joined where they cross.
 *
 * @param heightM  wave height at the toe, m
 * @param depthM   water depth at the toe, m, above 0
 * @returns run-up, m; undefined for a depth of 0 or less
 */
export function beachRunupM(heightM: number, depthM: number): number | undefined {
  if (!(depthM > 0) || heightM < 0) return undefined;
  const ratio = heightM / depthM;
  return depthM * Math.min(nonBreakingRunup(ratio, LAB_COT_BETA), breakingRunup(ratio));
}
