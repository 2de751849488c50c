import { coefficientsAt } from '../earthquake/groundMotion/coefficients.ts';
import { PGA, PGV } from '../earthquake/groundMotion/model.ts';
import { BSSA14_COEFFICIENTS } from '../earthquake/groundMotion/tables/bssa14.ts';

const REFERENCE_VS30 = 760;
const F3_G = 0.1;
/** Range of shear-wave velocities the site term was fitted for, m/s. */
const [LOW_VS30, HIGH_VS30] = [150, 1500];

/** The coefficients of one period that the site term reads, and f2 of the reference rock without its factor. */
function coefficients(periodS: number) {
  const found = coefficientsAt(BSSA14_COEFFICIENTS, periodS);
  return (
    found && {
      c: found.c,
      vC: found.vC,
      f4: found.f4,
      f5: found.f5,
      f2Reference: Math.exp(found.f5 * (REFERENCE_VS30 - 360)),
    }
  );
}

type Coefficients = NonNullable<ReturnType<typeof coefficients>>;

/** By period: few are asked for, again and again. */
const known = new Map<number, Coefficients | undefined>();

function kept(periodS: number): Coefficients | undefined {
  const found = known.get(periodS);
  if (found) return found;
  const made = coefficients(periodS);
  if (known.size < 1000) known.set(periodS, made);
  return made;
}

/** @throws where the table has no such period */
function published(periodS: number): Coefficients {
  const found = coefficients(periodS);
  if (!found) throw new Error(`the table of BSSA14 has no period ${periodS}`);
  return found;
}

const pga = published(PGA);
const second = published(1);
const velocity = published(PGV);

/** What a ground does to a motion, ln factor: `linear` to a weak one, and `slope` times what `nonlinearity` says of the motion on rock. */
export interface GroundTerms {
  readonly linear: number;
  readonly slope: number;
}

function termsOf({ c, vC, f4, f5, f2Reference }: Coefficients, vs30Mps: number): GroundTerms {
  const vs30 = Math.min(HIGH_VS30, Math.max(LOW_VS30, vs30Mps));
  return {
    linear: c * Math.log(Math.min(vs30, vC) / REFERENCE_VS30),
    slope: f4 * (Math.exp(f5 * (Math.min(vs30, REFERENCE_VS30) - 360)) - f2Reference),
  };
}

/** How strong a motion is for the ground: ln(PGA / f3 + 1). @param rockPgaG  median PGA on rock, g, 0 or more */
export function nonlinearity(rockPgaG: number): number {
  return Math.log(rockPgaG / F3_G + 1);
}

function lnFactor(found: Coefficients, vs30Mps: number, rockPgaG: number): number {
  const { linear, slope } = termsOf(found, vs30Mps);
  return linear + slope * nonlinearity(rockPgaG);
}

/**
 * Amplification of spectral acceleration from rock of 760 m/s to a site: exp(F_lin + F_nl), without the basin term; strong shaking is
 * amplified less on soft ground.
 *
 * @param vs30Mps   150 to 1500 m/s; the end values are used outside
 * @param periodS   0 (PGA) to 10 s
 * @param rockPgaG  median PGA on rock, g, 0 or more
 * @returns factor, about 0.2 to 5; undefined for a period without coefficients
 * @source Boore, Stewart, Seyhan & Atkinson (2014), Earthquake Spectra 30(3), 1057-1085, eq. 6 to 8. doi:10.1193/070113EQS184M
 */
export function siteFactor(vs30Mps: number, periodS: number, rockPgaG: number): number | undefined {
  const found = kept(periodS);
  return found && Math.exp(lnFactor(found, vs30Mps, rockPgaG));
}

/** The same for PGA: about 0.3 to 2.5. */
export function pgaSiteFactor(vs30Mps: number, rockPgaG: number): number {
  return Math.exp(lnFactor(pga, vs30Mps, rockPgaG));
}

/** The same for peak velocity, which soft ground amplifies more than the peak acceleration: about 0.6 to 4. */
export function pgvSiteFactor(vs30Mps: number, rockPgaG: number): number {
  return Math.exp(lnFactor(velocity, vs30Mps, rockPgaG));
}

/** What a ground does to the peak acceleration. */
export const pgaTerms = (vs30Mps: number): GroundTerms => termsOf(pga, vs30Mps);

/** What a ground does to the 1-second acceleration. */
export const secondTerms = (vs30Mps: number): GroundTerms => termsOf(second, vs30Mps);
