import { DAMAGE_THRESHOLD_MPS, V_HALF_MPS, V_HALF_RMSF_MPS, type DamageRegion } from './tables.ts';

export interface DamageCurve {
  /** Wind below which nothing is damaged, m/s. */
  readonly thresholdMps?: number;
  /** Wind that destroys half of the value, m/s. */
  readonly halfMps?: number;
  /** Ratio that very strong wind tends to, 0 to 1. */
  readonly scale?: number;
}

/**
 * Mean share of value lost to a tropical cyclone's wind: f = x^3 / (1 + x^3), x = max(V - 25.7, 0) / (Vhalf - 25.7).
 *
 * @param windMps  1-minute sustained wind at the site, m/s
 * @returns loss ratio, 0 to `scale`
 * @source Emanuel (2011), Weather Clim. Soc. 3, 261-268, eqs. 1-2. doi:10.1175/WCAS-D-11-00007.1
 */
export function windDamageRatio(windMps: number, curve: DamageCurve = {}): number {
  const {
    thresholdMps = DAMAGE_THRESHOLD_MPS,
    halfMps = V_HALF_MPS.emanuel2011,
    scale = 1,
  } = curve;
  const x = Math.max(windMps - thresholdMps, 0) / (halfMps - thresholdMps);
  const cube = x * x * x;
  return (scale * cube) / (1 + cube);
}

/** Above this wind of half damage the total calibration has absorbed losses that were never reported, m/s. POLICY. */
const UNREPORTED_MPS = 105;

/**
 * Wind of half damage of a region, m/s, and the standard deviation of its log.
 *
 * The calibration to total losses; where it exceeds any plausible building stock (north-west Pacific, Philippines, China) the geometric
 * mean with the calibration by event.
 *
 * @source Eberenz, Lüthi & Bresch (2021), Table 3. doi:10.5194/nhess-21-393-2021
 */
export function regionalHalf(region: DamageRegion): {
  readonly windMps: number;
  readonly lnSigma: number;
} {
  const [total, event] = [V_HALF_MPS[region], V_HALF_RMSF_MPS[region]];
  const windMps = total > UNREPORTED_MPS ? Math.sqrt(total * event) : total;
  return { windMps, lnSigma: Math.max(0.1, Math.abs(Math.log(total / event)) / 2) };
}
