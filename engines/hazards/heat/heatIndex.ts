const toF = (c: number): number => c * 1.8 + 32;
const toC = (f: number): number => (f - 32) / 1.8;

/**
 * Rothfusz's regression of the heat index alone, °F, without the adjustments.
 *
 * Fitted for 80 °F and above; root-mean-square error 1.3 °F against Steadman's table.
 *
 * @param temperatureF  air temperature, °F; @param humidityPct  relative humidity, 0 to 100
 * @source Rothfusz (1990), NWS Southern Region Technical Attachment SR 90-23
 */
export function rothfuszF(temperatureF: number, humidityPct: number): number {
  const t = temperatureF;
  const r = humidityPct;
  return (
    -42.379 +
    2.04901523 * t +
    10.14333127 * r -
    0.22475541 * t * r -
    6.83783e-3 * t * t -
    5.481717e-2 * r * r +
    1.22874e-3 * t * t * r +
    8.5282e-4 * t * r * r -
    1.99e-6 * t * t * r * r
  );
}

/**
 * Heat index of the US National Weather Service, °F: Steadman's simple form; where its mean with the temperature reaches
 * 80 °F, the regression with the adjustments for dry and for humid air.
 *
 * @param temperatureF  air temperature in the shade, °F, -40 to 140
 * @param humidityPct   relative humidity, 0 to 100
 * @source NWS Weather Prediction Center, heat index equation (2014), https://www.wpc.ncep.noaa.gov/html/heatindex_equation.shtml
 */
export function heatIndexF(temperatureF: number, humidityPct: number): number {
  const t = temperatureF;
  const r = humidityPct;
  const simple = 0.5 * (t + 61 + (t - 68) * 1.2 + r * 0.094);
  if ((simple + t) / 2 < 80) return simple;
  const full = rothfuszF(t, r);
  if (r < 13 && t >= 80 && t <= 112)
    return full - ((13 - r) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17);
  if (r > 85 && t >= 80 && t <= 87) return full + ((r - 85) / 10) * ((87 - t) / 5);
  return full;
}

/** Heat index of the US National Weather Service, °C; see `heatIndexF`. */
export function heatIndexC(temperatureC: number, humidityPct: number): number {
  return toC(heatIndexF(toF(temperatureC), humidityPct));
}

/** NWS classes of the heat index with prolonged exposure or activity: 27, 32, 41 and 54 °C (80, 90, 103, 125 °F). */
export function heatIndexClass(
  heatIndex: number,
): 'none' | 'caution' | 'extreme_caution' | 'danger' | 'extreme_danger' {
  const f = toF(heatIndex);
  if (f >= 125) return 'extreme_danger';
  if (f >= 103) return 'danger';
  if (f >= 90) return 'extreme_caution';
  return f >= 80 ? 'caution' : 'none';
}
