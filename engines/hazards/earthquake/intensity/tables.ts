/** Two straight lines of intensity over log10 of a motion, and the scatter about them. */
export interface IntensityLines {
  readonly c1: number;
  readonly c2: number;
  readonly c3: number;
  readonly c4: number;
  /** log10 of the motion where the lines meet. */
  readonly motionBreak: number;
  /** Standard deviation of intensity given the motion, units of intensity. */
  readonly sigmaMmi: number;
}

/**
 * California, PGA and spectral accelerations in cm/s2, PGV in cm/s.
 *
 * @source Worden, Gerstenberger, Rhoades & Wald (2012), Bull. Seismol. Soc. Am. 102(1), 204-221, table 1. doi:10.1785/0120110156
 */
export const WORDEN12 = {
  pga: { c1: 1.78, c2: 1.55, c3: -1.6, c4: 3.7, motionBreak: 1.57, sigmaMmi: 0.66 },
  pgv: { c1: 3.78, c2: 1.47, c3: 2.89, c4: 3.16, motionBreak: 0.53, sigmaMmi: 0.63 },
  sa03: { c1: 1.26, c2: 1.69, c3: -4.15, c4: 4.14, motionBreak: 2.21, sigmaMmi: 0.82 },
  sa10: { c1: 2.5, c2: 1.51, c3: 0.2, c4: 2.9, motionBreak: 1.65, sigmaMmi: 0.75 },
  sa30: { c1: 3.81, c2: 1.17, c3: 1.99, c4: 3.01, motionBreak: 0.99, sigmaMmi: 0.89 },
} as const satisfies Record<string, IntensityLines>;

/**
 * California, PGA in cm/s2, PGV in cm/s: intercept and slope below and from intensity V on.
 *
 * @source Wald, Quitoriano, Heaton & Kanamori (1999), Earthquake Spectra 15(3), 557-564, eq. 1 and 2 and their continuation below V.
 *   doi:10.1193/1.1586058
 */
export const WALD99 = {
  pga: { low: [1, 2.2], high: [-1.66, 3.66] },
  pgv: { low: [3.4, 2.1], high: [2.35, 3.47] },
} as const;
