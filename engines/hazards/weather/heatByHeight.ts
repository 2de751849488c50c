import { LAPSE_C_PER_KM } from './stationNormals.ts';

const YEAR_DAYS = 365.25;
/** POLICY. By how much the log odds of a hot day grow with a degree: as a point's own days above 35 and 38 °C say, within these bounds; the middle where it has too few. */
const SLOPE = { least: 0.25, most: 0.6, usual: 0.35, fewDays: 0.05, apartC: 3 } as const;
/** POLICY. So near a point its days hold as they are, whatever the ground between, km. */
const SAME_KM = 20;

const logit = (days: number): number => Math.log(days / (YEAR_DAYS - days));

/** Growth of the log odds of a hot day with temperature at a reference point, 1/°C. */
export function heatSlope(daysAbove35C: number, daysAbove38C: number): number {
  if (daysAbove38C < SLOPE.fewDays || daysAbove35C >= YEAR_DAYS) return SLOPE.usual;
  const slope = (logit(daysAbove35C) - logit(daysAbove38C)) / SLOPE.apartC;
  return Math.min(SLOPE.most, Math.max(SLOPE.least, slope));
}

/** Share of a difference in height that counts so far from the nearest point, 0 beside it to 1. */
export function heightShare(nearestKm: number): number {
  return -Math.expm1(-((nearestKm / SAME_KM) ** 2));
}

/**
 * Hot days a year on ground lower or higher than the point whose days are known: air warms by the lapse rate on the way down, and the
 * odds of a hot day grow with it. Points without hot days tell of none anywhere. POLICY form
 *
 * @param days  a year, at the point
 * @param lower  how far the place lies below the point, m, and growth of the log odds with temperature, 1/°C
 */
export function daysAtHeight(
  days: number,
  { byM, slope }: { readonly byM: number; readonly slope: number },
): number {
  if (days <= 0 || days >= YEAR_DAYS) return days;
  const warmerC = (byM / 1000) * LAPSE_C_PER_KM;
  return YEAR_DAYS / (1 + Math.exp(-(logit(days) + slope * warmerC)));
}

/** What an elevation known to so many metres leaves open in hot days, one standard deviation of their logarithm. */
export function lnSigmaOfHeight(sigmaM: number): number {
  return SLOPE.usual * LAPSE_C_PER_KM * (sigmaM / 1000);
}
