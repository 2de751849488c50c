const COEFFICIENTS = { constant: -1.546, arias: 1.521, critical: -1.993 } as const;

/** Newmark displacement from Arias intensity (m/s), m; undefined without it. @source Jibson et al. (2000), eq. 3, doi:10.1016/S0013-7952(00)00039-9 */
export function jibson2000Arias({
  ariasMps,
  criticalG,
}: {
  readonly ariasMps?: number | undefined;
  readonly criticalG: number;
}): number | undefined {
  if (ariasMps === undefined || !(criticalG > 0)) return undefined;
  if (ariasMps <= 0) return 0;
  const { constant, arias, critical } = COEFFICIENTS;
  return 10 ** (constant + arias * Math.log10(ariasMps) + critical * Math.log10(criticalG)) / 100;
}
