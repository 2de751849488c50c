/**
 * Wet-bulb temperature of air near sea level, °C.
 *
 * A curve fitted for 101.325 kPa (eq. 1), off by -1.0 to +0.65 °C.
 *
 * @param temperatureC  air temperature, °C, -20 to 50
 * @param humidityPct   relative humidity, %, 5 to 99 (not a fraction)
 * @returns wet-bulb temperature, °C; undefined outside the fitted range
 * @source Stull (2011), J. Appl. Meteor. Climatol. 50(11), 2267-2269. doi:10.1175/JAMC-D-11-0143.1
 */
export function wetBulbC(temperatureC: number, humidityPct: number): number | undefined {
  if (!(temperatureC >= -20 && temperatureC <= 50 && humidityPct >= 5 && humidityPct <= 99))
    return undefined;
  const r = humidityPct;
  return (
    temperatureC * Math.atan(0.151977 * Math.sqrt(r + 8.313659)) +
    Math.atan(temperatureC + r) -
    Math.atan(r - 1.676331) +
    0.00391838 * Math.pow(r, 1.5) * Math.atan(0.023101 * r) -
    4.686035
  );
}
