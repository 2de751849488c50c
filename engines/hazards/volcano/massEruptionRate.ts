import { COLUMN_KM, ASH_DENSITY_KGM3, MAGMA_DENSITY_KGM3, TEPHRA_KM3 } from './tables.ts';

/**
 * Volume rate of magma that feeds an eruption column: V = (H / 2.00)^(1 / 0.241); right within a factor 4 for half of the eruptions.
 *
 * @param columnKm  column height above the vent, km, above 0; fitted on 2 to 40
 * @returns dense-rock volume rate, m3/s; undefined for a height of 0 or less
 * @source Mastin et al. (2009), J. Volcanol. Geotherm. Res. 186, 10-21, eq. 1. doi:10.1016/j.jvolgeores.2009.01.008
 */
export function volumeRateM3s(columnKm: number): number | undefined {
  return columnKm > 0 ? (columnKm / 2) ** (1 / 0.241) : undefined;
}

/** Mass rate of an eruption column, kg/s, from its height, km; magma of 2500 kg/m3. Undefined for a height of 0 or less. @source as volumeRateM3s */
export function massRateKgs(columnKm: number): number | undefined {
  const volume = volumeRateM3s(columnKm);
  return volume === undefined ? undefined : volume * MAGMA_DENSITY_KGM3;
}

/**
 * How long the column of a VEI class must stand to bring up its tephra: the mass of the fall over the mass rate of its column.
 *
 * @param vei  0 to 7
 * @returns hours; undefined outside the classes
 * @source volumes and columns: Newhall & Self (1982); rate: Mastin et al. (2009)
 */
export function columnDurationH(vei: number): number | undefined {
  const columnKm = COLUMN_KM[vei];
  const tephraKm3 = TEPHRA_KM3[vei];
  if (columnKm === undefined || tephraKm3 === undefined) return undefined;
  const rateKgs = massRateKgs(columnKm);
  return rateKgs === undefined ? undefined : (tephraKm3 * 1e9 * ASH_DENSITY_KGM3) / rateKgs / 3600;
}
