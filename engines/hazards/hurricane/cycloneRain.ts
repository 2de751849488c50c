import { MM_PER_INCH, MPS_PER_KT } from '../../ground/math/units.ts';

/** Coefficients of the rain of a mean storm, inches a day and km, each a + b U. */
const CORE = { a: -1.1, b: 3.96 } as const;
const RING = { a: -1.6, b: 4.8 } as const;
const RING_KM = { a: 64.5, b: -13 } as const;
const FADE_KM = { a: 150, b: -16 } as const;

/**
 * Mean rain of a tropical cyclone (R-CLIPER): it grows from the centre to a ring and dies out beyond; the same on all sides, without mountains or shear.
 *
 * @param vmaxMps     largest 1-minute wind, m/s; below 18 it is no storm
 * @param distanceKm  from the centre, up to 500
 * @returns mm/h
 * @source Tuleya, DeMaria & Kuligowski (2007), Weather and Forecasting 22, 56-70, eq. 3 to 5 and table 2 (NHC). doi:10.1175/WAF972.1
 */
export function cycloneRainMmPerH(vmaxMps: number, distanceKm: number): number {
  const u = 1 + (vmaxMps / MPS_PER_KT - 35) / 33;
  const at = ({ a, b }: { readonly a: number; readonly b: number }): number => a + b * u;
  const [core, ring, ringKm] = [at(CORE), at(RING), at(RING_KM)];
  const inchesPerDay =
    distanceKm < ringKm
      ? core + (ring - core) * (distanceKm / ringKm)
      : ring * Math.exp(-(distanceKm - Math.max(0, ringKm)) / at(FADE_KM));
  return (Math.max(0, inchesPerDay) * MM_PER_INCH) / 24;
}

const HOURS = 24;
const STEPS_PER_HOUR = 2;

/**
 * Rain of the wettest 24 hours of a passage on a straight track, mm.
 *
 * @param closestKm    least distance of the centre, km
 * @param movesMps     speed of the storm, m/s
 */
export function passageRainMm(vmaxMps: number, closestKm: number, movesMps: number): number {
  let sum = 0;
  for (let k = 0; k < HOURS * STEPS_PER_HOUR; k++) {
    const hours = (k + 0.5) / STEPS_PER_HOUR - HOURS / 2;
    sum += cycloneRainMmPerH(vmaxMps, Math.hypot(closestKm, 3.6 * movesMps * hours));
  }
  return sum / STEPS_PER_HOUR;
}
