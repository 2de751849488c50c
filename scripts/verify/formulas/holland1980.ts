import { RAD } from '../../../engines/ground/earth/geodesy.ts';

/** Angular speed of the earth, rad/s. */
const OMEGA = 7.292115e-5;

/**
 * Holland's B from the largest gradient wind and the pressure deficit, B = rho e V^2 / dp, kept within 1 to 2.5.
 *
 * @param windMps         largest gradient-level wind, m/s
 * @param pressureDropHpa ambient minus central pressure, hPa, above 0
 * @param airDensity      kg/m3
 * @source Holland (1980), Mon. Wea. Rev. 108, 1212-1218, eq. 7. doi:10.1175/1520-0493(1980)108<1212:AAMOTW>2.0.CO;2
 */
export function hollandB(windMps: number, pressureDropHpa: number, airDensity = 1.15): number {
  const b = (airDensity * Math.E * windMps * windMps) / (pressureDropHpa * 100);
  return Math.min(2.5, Math.max(1, b));
}

/**
 * Holland's B for surface winds: the wind is lifted to gradient level by the factor, B found there and brought back by its square.
 *
 * @param surfaceWindMps  largest surface wind, m/s
 * @param factor          surface wind over gradient wind, 0.9 over the sea, 0.8 over land
 * @source Holland (2008), Mon. Wea. Rev. 136, 3432-3445, eq. 7. doi:10.1175/2008MWR2395.1
 */
export function hollandSurfaceB(
  surfaceWindMps: number,
  pressureDropHpa: number,
  { factor = 0.9, airDensity = 1.15 } = {},
): number {
  return factor * factor * hollandB(surfaceWindMps / factor, pressureDropHpa, airDensity);
}

/** Largest wind from the pressure deficit, V = sqrt(B dp / (rho e)), m/s. @source Holland (2008), eq. 1. doi:10.1175/2008MWR2395.1 */
export function maxWindMps(pressureDropHpa: number, b: number, airDensity = 1.15): number {
  return Math.sqrt((b * pressureDropHpa * 100) / (airDensity * Math.E));
}

/** A storm as the 1980 profile sees it. */
interface PressureStorm {
  readonly rmaxKm: number;
  readonly b: number;
  readonly pressureDropHpa: number;
  /** Latitude, degrees; its sign does not matter. */
  readonly lat: number;
  readonly airDensity?: number;
}

/**
 * Gradient wind of the Holland (1980) profile with Coriolis force, m/s.
 *
 * V = sqrt(B dp/rho (Rm/r)^B exp(-(Rm/r)^B) + (r f/2)^2) - r f/2.
 *
 * @param distanceKm  from the centre, 0 or more; 0 gives 0
 * @source Holland (1980), eq. 5. doi:10.1175/1520-0493(1980)108<1212:AAMOTW>2.0.CO;2
 */
export function gradientWindMps(storm: PressureStorm, distanceKm: number): number {
  const coriolis = 2 * OMEGA * Math.abs(Math.sin(storm.lat * RAD));
  const half = (distanceKm * 1000 * coriolis) / 2;
  return Math.sqrt(cyclostrophicSquare(storm, distanceKm) + half * half) - half;
}

/** Cyclostrophic wind of the Holland (1980) profile: without Coriolis force, m/s. @source Holland (1980), eq. 6 */
export function cyclostrophicWindMps(storm: PressureStorm, distanceKm: number): number {
  return Math.sqrt(cyclostrophicSquare(storm, distanceKm));
}

function cyclostrophicSquare(
  { rmaxKm, b, pressureDropHpa, airDensity = 1.15 }: PressureStorm,
  distanceKm: number,
): number {
  if (!(distanceKm > 0)) return 0;
  const ratio = Math.pow(rmaxKm / distanceKm, b);
  return ((b * pressureDropHpa * 100) / airDensity) * ratio * Math.exp(-ratio);
}
