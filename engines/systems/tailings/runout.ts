import { LARRAURI, RICO } from './tables/parameters.ts';

/** A release and how far it runs. */
export interface Runout {
  readonly releasedMm3: number;
  readonly runoutKm: number;
}

/**
 * Release and runout of Rico et al.: VF = 0.354 VT^1.01, Dmax = 1.61 (H VF)^0.66.
 *
 * @param impoundedMm3  stored volume, million m3, above 0
 * @param heightM       height of the dam, m, above 0
 * @source Rico, Benito & Díez-Herrero (2008), J. Hazard. Mater. 154, 79-87. doi:10.1016/j.jhazmat.2007.09.110
 */
export function ricoRunout(impoundedMm3: number, heightM: number): Runout {
  const releasedMm3 = RICO.release * impoundedMm3 ** RICO.releasePower;
  return { releasedMm3, runoutKm: RICO.runout * (heightM * releasedMm3) ** RICO.runoutPower };
}

/**
 * Release and runout of Concha Larrauri & Lall: VF = 0.332 VT^0.95, Hf = H (VF / VT) VF, Dmax = 3.04 Hf^0.545.
 *
 * @param impoundedMm3  stored volume, million m3, above 0
 * @param heightM       height of the dam, m, above 0
 * @source Concha Larrauri & Lall (2018), Environments 5(2), 28. doi:10.3390/environments5020028
 */
export function larrauriRunout(
  impoundedMm3: number,
  heightM: number,
): Runout & { readonly hf: number } {
  const releasedMm3 = LARRAURI.release * impoundedMm3 ** LARRAURI.releasePower;
  const hf = heightM * (releasedMm3 / impoundedMm3) * releasedMm3;
  return { releasedMm3, hf, runoutKm: LARRAURI.runout * hf ** LARRAURI.runoutPower };
}
