import { AREA_SCALING } from './tables.ts';

/** Length and down-dip width of a rupture, km. */
export interface RuptureSize {
  readonly lengthKm: number;
  readonly widthKm: number;
}

export type AreaScaling = keyof typeof AREA_SCALING;

/** Median rupture area of a magnitude, km2. */
export function ruptureAreaKm2(scaling: AreaScaling, magnitude: number): number {
  const { intercept, slope } = AREA_SCALING[scaling];
  return 10 ** (intercept + slope * magnitude);
}

/**
 * A rectangle of the given area, its width bounded: the aspect ratio holds until the width is reached, then the length grows.
 *
 * @param aspect    length over width of an unbounded rupture, 1 or more
 * @param maxWidth  width of the source, km
 */
export function ruptureSize(areaKm2: number, aspect: number, maxWidth: number): RuptureSize {
  const widthKm = Math.min(maxWidth, Math.sqrt(areaKm2 / aspect));
  return { lengthKm: areaKm2 / widthKm, widthKm };
}
