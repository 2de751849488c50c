/** Shear modulus, Pa, as the author takes it. */
const MODULUS_PA = 3e10;

/**
 * Magnitude of the moment G V: a bound that most injections keep, and some (Pohang 2017) break. Not a safe maximum.
 *
 * @param volumeM3        net injected volume, m3, above 0
 * @param momentConstant  9.05 (Hanks & Kanamori) or 9.1 (IASPEI)
 * @source McGarr (2014), J. Geophys. Res. 119, 1008-1019, eq. 13. doi:10.1002/2013JB010597
 */
export function mcgarrMagnitude(volumeM3: number, momentConstant: 9.05 | 9.1 = 9.05): number {
  return (Math.log10(MODULUS_PA * volumeM3) - momentConstant) / 1.5;
}
