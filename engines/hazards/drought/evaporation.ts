import { RAD } from '../../ground/earth/geodesy.ts';

const SOLAR_MJ = 0.082;

/** Half the arc of the sun above the horizon, radians, 0 to pi. */
function sunsetAngle(latDeg: number, declination: number): number {
  return Math.acos(Math.min(1, Math.max(-1, -Math.tan(latDeg * RAD) * Math.tan(declination))));
}

const declinationOf = (dayOfYear: number): number =>
  0.409 * Math.sin((2 * Math.PI * dayOfYear) / 365 - 1.39);

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
