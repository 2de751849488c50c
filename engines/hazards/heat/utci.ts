import { ZERO_C_IN_KELVIN } from '../../ground/math/units.ts';
import { UTCI_COEFFICIENTS, VAPOUR_G } from './tables.ts';

/** Air, wind and radiation as the index takes them. */
export interface ThermalSurroundings {
  /** Air temperature, °C, -50 to 50. */
  readonly airC: number;
  /** Mean radiant temperature, °C, 30 below to 70 above the air's. */
  readonly radiantC: number;
  /** Wind at 10 m, m/s, 0.5 to 17. */
  readonly windMps: number;
  /** Relative humidity, %, 0 to 100, with a vapour pressure of at most 50 hPa. */
  readonly humidityPct: number;
}

/**
 * Universal thermal climate index, °C: the sixth-order polynomial in air temperature, wind, radiant excess and vapour pressure.
 *
 * Root-mean-square error of the polynomial against the full model 1.1 °C.
 *
 * @returns index, °C; undefined outside the range of the fit
 * @source Bröde et al. (2012), Int. J. Biometeorol. 56, 481-494 and its published program (UTCI version a 0.002, 2009). doi:10.1007/s00484-011-0454-1
 */
export function utciC({
  airC,
  radiantC,
  windMps,
  humidityPct,
}: ThermalSurroundings): number | undefined {
  const excess = radiantC - airC;
  const vapourKpa = (saturationHpa(airC) * humidityPct) / 1000;
  const inRange =
    airC >= -50 && airC <= 50 && excess >= -30 && excess <= 70 && windMps >= 0.5 && windMps <= 17;
  if (!inRange || !(humidityPct >= 0 && humidityPct <= 100) || vapourKpa > 5) return undefined;
  return airC + offset([airC, windMps, excess, vapourKpa]);
}

/** Saturation vapour pressure over water, hPa. @source Hardy (1998), ITS-90 formulations, eq. 2, as in the published UTCI program */
function saturationHpa(temperatureC: number): number {
  const k = temperatureC + ZERO_C_IN_KELVIN;
  let ln = VAPOUR_G.logTerm * Math.log(k);
  VAPOUR_G.powers.forEach((g, i) => (ln += g * Math.pow(k, i - 2)));
  return Math.exp(ln) / 100;
}

/** The polynomial by nested sums: vapour outermost, then radiant excess, wind, air. */
function offset([t, v, d, p]: readonly [number, number, number, number]): number {
  let next = 0;
  let sum = 0;
  for (let ip = 0, pp = 1; ip <= 6; ip++, pp *= p)
    for (let id = 0, pd = pp; id <= 6 - ip; id++, pd *= d)
      for (let iv = 0, pv = pd; iv <= 6 - ip - id; iv++, pv *= v)
        for (let it = 0, pt = pv; it <= 6 - ip - id - iv; it++, pt *= t)
          sum += UTCI_COEFFICIENTS[next++] * pt;
  return sum;
}
