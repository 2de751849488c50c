export type DustClass = 'good' | 'moderate' | 'unhealthy' | 'very_unhealthy';

/**
 * Upper ends of the classes of PM10, µg/m³. They are meant for means of a day; a reading of an hour is judged by the same figures.
 *
 * @source 40 CFR part 58, appendix G, table 2
 */
const UPPER_UGM3: readonly (readonly [DustClass, number])[] = [
  ['good', 54],
  ['moderate', 154],
  ['unhealthy', 354],
];

/** Class of the dust in the air. */
export function dustClassOf(pm10Ugm3: number): DustClass {
  return UPPER_UGM3.find(([, upper]) => pm10Ugm3 <= upper)?.[0] ?? 'very_unhealthy';
}
