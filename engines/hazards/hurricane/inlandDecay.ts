/** Coefficients of the decay over land: factor at landfall, background wind kt, rate per hour. @source Kaplan & DeMaria (1995), eq. 5, Table 3, United States south of 37 N. */
const DECAY = { landfallFactor: 0.9, backgroundKt: 26.7, perHour: 0.095 } as const;

/**
 * Largest 1-minute wind of a cyclone some hours after landfall, kt: V = 26.7 + (0.9 V0 - 26.7) exp(-0.095 t).
 *
 * Standard error about 6 kt in the sample of the authors (1967 to 1993); the inland-distance correction is left out.
 *
 * @param landfallKt  wind at landfall, kt, above 30
 * @param hours       since landfall, 0 or more
 * @source Kaplan & DeMaria (1995), J. Appl. Meteor. 34, 2499-2512. doi:10.1175/1520-0450(1995)034<2499:ASEMFP>2.0.CO;2
 */
export function inlandWindKt(landfallKt: number, hours: number): number {
  const { landfallFactor, backgroundKt, perHour } = DECAY;
  return backgroundKt + (landfallFactor * landfallKt - backgroundKt) * Math.exp(-perHour * hours);
}
