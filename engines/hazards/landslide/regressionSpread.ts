import {
  fotopoulou2015,
  jibson2007Pga,
  jibson2007PgaM,
  rathjeSaygili2009,
  saygiliRathje2008,
  type Shaking,
} from './displacement.ts';

/** Regressions of sliding displacement that a site's shaking can be put to, by paper; `a` to `d` are equations 8, 9, 10 and 12. */
const REGRESSIONS = {
  jibson_2007_pga: jibson2007Pga,
  jibson_2007_pga_magnitude: jibson2007PgaM,
  saygili_rathje_2008: saygiliRathje2008,
  rathje_saygili_2009: rathjeSaygili2009,
  fotopoulou_pitilakis_2015_a: (shaking: Shaking) => fotopoulou2015('a', shaking),
  fotopoulou_pitilakis_2015_b: (shaking: Shaking) => fotopoulou2015('b', shaking),
  fotopoulou_pitilakis_2015_c: (shaking: Shaking) => fotopoulou2015('c', shaking),
  fotopoulou_pitilakis_2015_d: (shaking: Shaking) => fotopoulou2015('d', shaking),
} as const;

export type Regression = keyof typeof REGRESSIONS;

/** The regressions of the displacement of slopes. */
export const REGRESSION_NAMES = Object.keys(REGRESSIONS) as [Regression, ...Regression[]];

/**
 * What each regression makes of one shaking, cm: their spread is what is not known about the model.
 *
 * @returns without those that the shaking lacks a measure for
 * @source the papers of `displacement.ts`
 */
export function displacementsCm(shaking: Shaking): Partial<Record<Regression, number>> {
  const found: Partial<Record<Regression, number>> = {};
  for (const name of REGRESSION_NAMES) {
    const displacementM = REGRESSIONS[name](shaking);
    if (displacementM !== undefined) found[name] = displacementM * 100;
  }
  return found;
}
