/** Vapour pressure, hPa. @source Bureau of Meteorology (2010), Thermal comfort observations, after Steadman (1994) */
const vapourHpa = (temperatureC: number, humidityPct: number): number =>
  (humidityPct / 100) * 6.105 * Math.exp((17.27 * temperatureC) / (237.7 + temperatureC));

/**
 * Australian apparent temperature, °C, in the shade or with absorbed radiation.
 *
 * @param windMps       10 m wind, m/s
 * @param radiationWm2  net radiation absorbed per unit of body surface, W/m2; left out: the form without radiation
 * @source Steadman (1994), Aust. Meteor. Mag. 43, 1-16; Bureau of Meteorology (2010)
 */
export function apparentTemperatureC(
  temperatureC: number,
  humidityPct: number,
  { windMps, radiationWm2 }: { readonly windMps: number; readonly radiationWm2?: number },
): number {
  const e = vapourHpa(temperatureC, humidityPct);
  if (radiationWm2 === undefined) return temperatureC + 0.33 * e - 0.7 * windMps - 4;
  return temperatureC + 0.348 * e - 0.7 * windMps + (0.7 * radiationWm2) / (windMps + 10) - 4.25;
}

/** Thom's discomfort index, °C. @source Thom (1959), Weatherwise 12(2), 57-61. doi:10.1080/00431672.1959.9926960 */
export function discomfortIndexC(temperatureC: number, humidityPct: number): number {
  return temperatureC - 0.55 * (1 - 0.01 * humidityPct) * (temperatureC - 14.5);
}

/** Missenard's normal effective temperature, °C. @source Li & Chan (2000), Meteorol. Appl. 7, 253-264, eq. 1. doi:10.1017/S1350482700001602 */
export function normalEffectiveTemperatureC(
  temperatureC: number,
  humidityPct: number,
  windMps: number,
): number {
  const film = 1 / (1.76 + 1.4 * Math.pow(windMps, 0.75));
  return (
    37 -
    (37 - temperatureC) / (0.68 - 0.0014 * humidityPct + film) -
    0.29 * temperatureC * (1 - 0.01 * humidityPct)
  );
}

/**
 * Wind-chill temperature, °C; meant for 10 °C and colder with 4.8 km/h of wind or more.
 *
 * @param windKmh  10 m wind, km/h
 * @source Osczevski & Bluestein (2005), Bull. Am. Meteorol. Soc. 86, 1453-1458. doi:10.1175/BAMS-86-10-1453
 */
export function windChillC(temperatureC: number, windKmh: number): number {
  const v = Math.pow(windKmh, 0.16);
  return 13.12 + 0.6215 * temperatureC - 11.37 * v + 0.3965 * temperatureC * v;
}
