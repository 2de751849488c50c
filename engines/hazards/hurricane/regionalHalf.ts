import { V_HALF_MPS, V_HALF_RMSF_MPS, type DamageRegion } from './tables.ts';

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
