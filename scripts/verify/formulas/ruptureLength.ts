/**
 * log10 of rupture length (km) = intercept + slope x magnitude.
 *
 * @source Wells & Coppersmith (1994), Bull. Seism. Soc. Am. 84(4), 974-1002, table 2A, surface and subsurface rupture length, all slip types.
 */
const LENGTH_SCALING = {
  surfaceRupture: { intercept: -3.22, slope: 0.69 },
  subsurfaceRupture: { intercept: -2.44, slope: 0.59 },
} as const;

type LengthScaling = keyof typeof LENGTH_SCALING;

/** Median rupture length of a magnitude, km. */
export function ruptureLengthKm(scaling: LengthScaling, magnitude: number): number {
  const { intercept, slope } = LENGTH_SCALING[scaling];
  return 10 ** (intercept + slope * magnitude);
}
