const RAD = Math.PI / 180;
const SOLAR_MJ = 0.082;
const DAYS = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** Middle day of each month. */
const MIDDLE = [15, 46, 74, 105, 135, 166, 196, 227, 258, 288, 319, 349] as const;

/** Half the arc of the sun above the horizon, radians, 0 to pi. */
function sunsetAngle(latDeg: number, declination: number): number {
  return Math.acos(Math.min(1, Math.max(-1, -Math.tan(latDeg * RAD) * Math.tan(declination))));
}

const declinationOf = (dayOfYear: number): number =>
  0.409 * Math.sin((2 * Math.PI * dayOfYear) / 365 - 1.39);

/**
 * Potential evapotranspiration of each month by Thornthwaite's formula, mm a month.
 *
 * @param meanTemperatureC  12 monthly means, January first; months at or below freezing give 0, above 26.5 °C the formula of Willmott
 * @param latDeg  for the length of the day, -90 to 90
 * @source Thornthwaite (1948), Geogr. Rev. 38, 55-94, doi:10.2307/210739; Willmott, Rowe & Mintz (1985), J. Climatol. 5, 589-606
 */
export function thornthwaiteMm(meanTemperatureC: readonly number[], latDeg: number): number[] {
  const heat = meanTemperatureC.reduce((sum, t) => sum + Math.pow(Math.max(0, t) / 5, 1.514), 0);
  const a = 6.75e-7 * heat ** 3 - 7.71e-5 * heat ** 2 + 0.01792 * heat + 0.49239;
  return meanTemperatureC.map((t, month) => {
    if (t <= 0 || heat <= 0) return 0;
    const dayHours = (24 / Math.PI) * sunsetAngle(latDeg, declinationOf(MIDDLE[month] ?? 15));
    const standard =
      t > 26.5 ? -415.85 + 32.24 * t - 0.43 * t * t : 16 * Math.pow((10 * t) / heat, a);
    return standard * (dayHours / 12) * ((DAYS[month] ?? 30) / 30);
  });
}

/** Radiation at the top of the air, MJ a square metre and day. @param dayOfYear 1 to 366. @source Allen et al. (1998), FAO-56, eqs. 21 to 25 */
export function extraterrestrialMj(latDeg: number, dayOfYear: number): number {
  const declination = declinationOf(dayOfYear);
  const angle = sunsetAngle(latDeg, declination);
  const distance = 1 + 0.033 * Math.cos((2 * Math.PI * dayOfYear) / 365);
  const lat = latDeg * RAD;
  return (
    ((24 * 60) / Math.PI) *
    SOLAR_MJ *
    distance *
    (angle * Math.sin(lat) * Math.sin(declination) +
      Math.cos(lat) * Math.cos(declination) * Math.sin(angle))
  );
}

/**
 * Reference evapotranspiration of a day by Hargreaves's formula, mm.
 *
 * @param day.minC, day.maxC  extremes of the day, °C; a maximum below the minimum gives NaN
 * @source Hargreaves & Samani (1985), Appl. Eng. Agric. 1, 96-99; Allen et al. (1998), FAO-56, eq. 52
 */
export function hargreavesMm(
  day: { readonly minC: number; readonly maxC: number; readonly dayOfYear: number },
  latDeg: number,
): number {
  if (day.maxC < day.minC) return NaN;
  const mean = (day.minC + day.maxC) / 2;
  return Math.max(
    0,
    0.0023 *
      (mean + 17.8) *
      Math.sqrt(day.maxC - day.minC) *
      0.408 *
      extraterrestrialMj(latDeg, day.dayOfYear),
  );
}
