/** POLICY. Half of the daily range of temperature in wet and in dry months, °C. @source Kimball, Running & Nemani (1997), Agric. Forest Meteorol. 85, 87-98, doi:10.1016/S0168-1923(96)02366-0 */
const HALF_RANGE_C = { wet: 4.5, dry: 8 } as const;

/** POLICY. How dry a month is against what its air could take up, 0 to 1, from its mean temperature, °C, and rain, mm. */
export function drynessOfMonth(meanC: number, rainMm: number): number {
  const demandMm = Math.max(10, 5 * meanC);
  return (1 - Math.min(1, rainMm / demandMm)) ** 2;
}

/** Half of the daily range of temperature of a month, °C: the drier, the wider. */
export function halfDailyRangeC(dryness: number): number {
  return HALF_RANGE_C.wet + dryness * (HALF_RANGE_C.dry - HALF_RANGE_C.wet);
}
