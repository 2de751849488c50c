import {
  ASSOCIATED_GAS_MJ_PER_M3,
  CLOUD_FRACTION_LAND,
  ELVIDGE_AREA_EXPONENT,
  ELVIDGE_BCM_PER_YR_PER_MW,
  FLARE_TYPICAL_K,
  RADIANT_FRACTION,
  STEFAN_BOLTZMANN,
} from './tables.ts';

const SECONDS_PER_DAY = 86_400;

/**
 * Share of the time that a source burns: the share of nights on which it was seen, over the share of nights without cloud, at most 1.
 *
 * @param nightsSeen    nights with a detection
 * @param nightsLooked  nights of the window, above 0
 */
export function dutyCycle(nightsSeen: number, nightsLooked: number): number {
  return Math.min(1, nightsSeen / nightsLooked / (1 - CLOUD_FRACTION_LAND));
}

/**
 * Gas burnt a day, from the heat a flame radiates: the chemical power is the radiant power over the radiant fraction, the volume that power
 * over the heating value. Within a factor of two.
 *
 * @param radiantHeatMw  mean while burning, MW
 * @param duty           share of the time that it burns, 0 to 1
 * @returns m³ a day at 15 °C and 101.325 kPa
 * @source API Std 521 (2014), 5.7.2.3 for the radiant fraction
 */
export function volumeFromHeatM3PerDay(
  radiantHeatMw: number,
  duty: number,
  radiantFraction: number = RADIANT_FRACTION.middle,
): number {
  return ((radiantHeatMw / radiantFraction) * SECONDS_PER_DAY * duty) / ASSOCIATED_GAS_MJ_PER_M3;
}

/**
 * Gas burnt a year by the calibration of VIIRS Nightfire, with the area that a source of typical flare temperature needs for its heat. The
 * slope is unverified: a cross-check, not the estimate.
 *
 * @returns billion m³ a year
 * @source Elvidge et al. (2016), Energies 9(1), 14. doi:10.3390/en9010014
 */
export function volumeByNightfireBcmPerYear(radiantHeatMw: number, duty: number): number {
  const fluxMwPerM2 = (STEFAN_BOLTZMANN * FLARE_TYPICAL_K ** 4) / 1e6;
  const areaM2 = radiantHeatMw / fluxMwPerM2;
  return ELVIDGE_BCM_PER_YR_PER_MW * fluxMwPerM2 * areaM2 ** ELVIDGE_AREA_EXPONENT * duty;
}
