/** Fit of the depth to 1.0 km/s by Vs30: ln z1[m] = -k ln((V^n + v0^n) / (1360^n + v0^n)). */
interface DepthFit {
  readonly k: number;
  readonly n: number;
  readonly v0: number;
}

/** The fits that the four NGA-West2 models of 2014 were centred on. */
export const BASIN_FITS = {
  askCalifornia: { k: 7.67 / 4, n: 4, v0: 610 },
  cyCalifornia: { k: 7.15 / 4, n: 4, v0: 570.94 },
  japan: { k: 5.23 / 2, n: 2, v0: 412 },
} as const satisfies Record<string, DepthFit>;

/**
 * Expected depth to a shear-wave velocity of 1.0 km/s.
 *
 * @param vs30Mps  m/s, 100 to 2000
 * @returns km
 * @source Abrahamson, Silva & Kamai (2014), eq. 18 and 19, doi:10.1193/070913EQS198M; Chiou & Youngs (2014), eq. 1, doi:10.1193/072813EQS219M
 */
export function expectedZ1Km(vs30Mps: number, { k, n, v0 }: DepthFit): number {
  return Math.exp(-k * Math.log((vs30Mps ** n + v0 ** n) / (1360 ** n + v0 ** n))) / 1000;
}

/**
 * Expected depth to a shear-wave velocity of 2.5 km/s.
 *
 * @param vs30Mps  m/s, 100 to 2000
 * @returns km
 * @source Campbell & Bozorgnia (2014), eq. 33 and 34. doi:10.1193/062913EQS175M
 */
export function expectedZ2p5Km(vs30Mps: number, inJapan: boolean): number {
  return inJapan
    ? Math.exp(5.359 - 1.102 * Math.log(vs30Mps))
    : Math.exp(7.089 - 1.144 * Math.log(vs30Mps));
}
