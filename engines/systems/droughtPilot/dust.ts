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

/** Class of the dust in the air; parts of a microgram are cut off, as the source does. @param pm10Ugm3 PM10, µg/m³, 0 or more */
export function dustClassOf(pm10Ugm3: number): DustClass {
  const whole = Math.trunc(pm10Ugm3);
  return UPPER_UGM3.find(([, upper]) => whole <= upper)?.[0] ?? 'very_unhealthy';
}
