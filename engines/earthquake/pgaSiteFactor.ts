import { coefficientsAt } from './groundMotion/coefficients.ts';
import { PGA } from './groundMotion/model.ts';
import { BSSA14_COEFFICIENTS } from './groundMotion/tables/bssa14.ts';

const REFERENCE_VS30 = 760;
const F3_G = 0.1;
const [LOW_VS30, HIGH_VS30] = [150, 1500];
const { c, vC, f4, f5 } = pgaCoefficients();
const F2_REFERENCE = Math.exp(f5 * (REFERENCE_VS30 - 360));

function pgaCoefficients() {
  const found = coefficientsAt(BSSA14_COEFFICIENTS, PGA);
  if (!found) throw new Error('the table of BSSA14 has no PGA');
  return found;
}

/**
 * Amplification of PGA from rock of 760 m/s to a site: exp(F_lin + F_nl); strong shaking is amplified less on soft ground.
 *
 * @param vs30Mps   150 to 1500 m/s; the end values are used outside
 * @param rockPgaG  PGA on rock, g, 0 or more
 * @returns factor, about 0.3 to 2.5
 * @source Boore, Stewart, Seyhan & Atkinson (2014), Earthq. Spectra 30(3), 1057-1085, eq. 6 to 8. doi:10.1193/070113EQS184M
 */
export function pgaSiteFactor(vs30Mps: number, rockPgaG: number): number {
  const vs30 = Math.min(HIGH_VS30, Math.max(LOW_VS30, vs30Mps));
  const linear = c * Math.log(Math.min(vs30, vC) / REFERENCE_VS30);
  const slope = f4 * (Math.exp(f5 * (Math.min(vs30, REFERENCE_VS30) - 360)) - F2_REFERENCE);
  return Math.exp(linear + slope * Math.log(rockPgaG / F3_G + 1));
}
