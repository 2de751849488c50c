import { MM_PER_INCH, MPS_PER_MPH } from '../../ground/math/units.ts';

/** The ratings of the Enhanced Fujita scale, weakest first. */
export const EF_RATINGS = ['EF0', 'EF1', 'EF2', 'EF3', 'EF4', 'EF5'] as const;
export type EfRating = (typeof EF_RATINGS)[number];

/** Lower bounds of the ratings, 3-second gust, mph, strongest first. @source NWS (2007), Enhanced Fujita scale, https://www.spc.noaa.gov/efscale/ef-scale.html */
const EF_LOWER_MPH: readonly (readonly [number, EfRating])[] = [
  [201, 'EF5'],
  [166, 'EF4'],
  [136, 'EF3'],
  [111, 'EF2'],
  [86, 'EF1'],
  [65, 'EF0'],
];

/**
 * Rating of a tornado on the Enhanced Fujita scale from its estimated 3-second gust (classes 65-85, 86-110, 111-135, 136-165,
 * 166-200, above 200 mph).
 *
 * @param gustMps  3-second gust, m/s; rounded to whole miles per hour, as the scale is
 * @returns undefined below 65 mph (29 m/s)
 * @source NWS (2007); Texas Tech University (2006), A recommendation for an enhanced Fujita scale
 */
export function efRating(gustMps: number): EfRating | undefined {
  const whole = Math.round(gustMps / MPS_PER_MPH);
  return EF_LOWER_MPH.find(([lower]) => whole >= lower)?.[1];
}

/** Thresholds of a severe thunderstorm: hail 1 inch, gust 58 mph (50 kt). @source NWS Directive 10-511 (hail threshold since 2010) */
const SEVERE = { hailMm: MM_PER_INCH, gustMps: 58 * MPS_PER_MPH } as const;

/** Hail of severe size. @param diameterMm largest stone, mm */
export function isSevereHail(diameterMm: number): boolean {
  return diameterMm >= SEVERE.hailMm - 1e-9;
}

/** Thunderstorm gust of severe speed. @param gustMps 3-second gust, m/s */
export function isSevereGust(gustMps: number): boolean {
  return gustMps >= SEVERE.gustMps - 1e-9;
}
