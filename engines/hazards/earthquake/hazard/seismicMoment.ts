/** Shear modulus of the crust, Pa. @source Thomas et al. (2010), PEER 2010/106, sec. 2 (the value the verification cases prescribe). */
const SHEAR_MODULUS_PA = 3.0e10;

/**
 * Seismic moment of a moment magnitude: log10 M0 = 1.5 M + 9.05.
 *
 * @param magnitude  moment magnitude
 * @returns moment, N m
 * @source Hanks & Kanamori (1979), J. Geophys. Res. 84(B5), 2348-2350. doi:10.1029/JB084iB05p02348 (the IASPEI form has 9.1)
 */
export function momentNm(magnitude: number): number {
  return 10 ** (1.5 * magnitude + 9.05);
}

/**
 * Yearly seismic moment that a fault's slip builds up: mu A s.
 *
 * @param areaKm2            fault area that slips in earthquakes, km2, 0 or more
 * @param slipRateMmPerYear  long-term slip rate, mm/yr, 0 or more
 * @returns moment rate, N m / yr
 * @source Brune (1968), J. Geophys. Res. 73(2), 777-784. doi:10.1029/JB073i002p00777
 */
export function momentRateNmPerYear(areaKm2: number, slipRateMmPerYear: number): number {
  return SHEAR_MODULUS_PA * areaKm2 * 1e6 * slipRateMmPerYear * 1e-3;
}
