/** Wind that the Holland (2010) profile must have at the outer radius, m/s, and that radius, km. @source Holland, Belanger & Fritz (2010), eq. 10 as used with tropical-storm wind 17 m/s at 300 km. */
const OUTER = { windMps: 17, radiusKm: 300 } as const;

/** A storm as the 2010 profile sees it: largest surface wind and its radius. */
export interface SurfaceStorm {
  readonly rmaxKm: number;
  readonly vmaxMps: number;
  readonly b: number;
}

/**
 * Exponent of the Holland (2010) profile: 0.5 inside the radius of largest wind, linear outside so that the wind is 17 m/s
 * at 300 km, never below 0.4.
 *
 * @returns exponent at a distance from the centre, km, 0 or more
 * @source Holland, Belanger & Fritz (2010), eq. 10. doi:10.1175/2010MWR3317.1
 */
export function hollandExponent(storm: SurfaceStorm): (distanceKm: number) => number {
  const { rmaxKm, vmaxMps } = storm;
  const atOuter = Math.log(OUTER.windMps / vmaxMps) / Math.log(shape(storm, OUTER.radiusKm));
  const perKm = (atOuter - 0.5) / (OUTER.radiusKm - rmaxKm);
  return (distanceKm) =>
    distanceKm <= rmaxKm ? 0.5 : Math.max(0.4, 0.5 + (distanceKm - rmaxKm) * perKm);
}

/**
 * Surface wind of the Holland (2010) profile: V = Vmax [(Rm/r)^b exp(1 - (Rm/r)^b)]^x.
 *
 * @returns m/s at a distance from the centre, km, 0 or more; 0 at 0
 * @source Holland, Belanger & Fritz (2010), Mon. Wea. Rev. 138, 4393-4401, eqs. 2, 10. doi:10.1175/2010MWR3317.1
 */
export function surfaceWind(storm: SurfaceStorm): (distanceKm: number) => number {
  const exponent = hollandExponent(storm);
  return (distanceKm) =>
    distanceKm > 0 ? storm.vmaxMps * Math.pow(shape(storm, distanceKm), exponent(distanceKm)) : 0;
}

function shape({ rmaxKm, b }: SurfaceStorm, distanceKm: number): number {
  const ratio = Math.pow(rmaxKm / distanceKm, b);
  return ratio * Math.exp(1 - ratio);
}

/**
 * Radius of largest wind of a mature cyclone, km: 46.4 exp(-0.0155 Vmax + 0.0169 |lat|).
 *
 * @param vmaxMps  largest flight-level wind, m/s; @param lat degrees
 * @source Willoughby, Darling & Rahn (2006), Mon. Wea. Rev. 134, 1102-1120, eq. 7a. doi:10.1175/MWR3106.1
 */
export function radiusOfMaxWindKm(vmaxMps: number, lat: number): number {
  return 46.4 * Math.exp(-0.0155 * vmaxMps + 0.0169 * Math.abs(lat));
}
