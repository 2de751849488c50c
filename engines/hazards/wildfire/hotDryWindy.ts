/**
 * Vapour-pressure deficit over water, hPa.
 *
 * @param temperatureC  -35 to 50 °C
 * @param humidityPct  0 to 100
 * @source Bolton (1980), Mon. Wea. Rev. 108, 1046-1053, eq. 10. doi:10.1175/1520-0493(1980)108<1046:TCOEPT>2.0.CO;2
 */
export function vapourDeficitHpa(temperatureC: number, humidityPct: number): number {
  return (
    6.112 * Math.exp((17.67 * temperatureC) / (temperatureC + 243.5)) * (1 - humidityPct / 100)
  );
}

/**
 * Hot-Dry-Windy index: wind times vapour-pressure deficit, hPa m/s.
 *
 * The index takes the greatest of each in the lowest 500 m; from one level near the ground it is lower.
 *
 * @param windMps  m/s
 * @param deficitHpa  hPa
 * @source Srock et al. (2018), Atmosphere 9, 279. doi:10.3390/atmos9070279
 */
export function hotDryWindy(windMps: number, deficitHpa: number): number {
  return windMps * deficitHpa;
}
