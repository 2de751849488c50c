/** Rain of 24 hours of a place with two return periods, mm. */
export interface StormRain {
  /** Once in 2 years. */
  readonly day2YearMm: number;
  /** Once in 100 years. */
  readonly day100YearMm: number;
}

/** Law of the wettest 24 hours of a year: generalized extreme value with the world's shape. */
export interface StormRainLaw {
  readonly locationMm: number;
  readonly scaleMm: number;
}

/**
 * Shape of the law of yearly maxima of daily rain, the mean of the world's gauges once the length of records is allowed for; above zero
 * the tail is heavier than Gumbel's.
 *
 * @source Papalexiou & Koutsoyiannis (2013), Water Resour. Res. 49, 187-201: 0.114 with a standard deviation of 0.045. doi:10.1029/2012WR012557
 */
const RAIN_SHAPE = 0.114;

/**
 * Reduced variate of a return period: how many scales above its location the yearly maximum lies that is reached once in so many years.
 *
 * @param years  return period, above 1
 */
export function rainVariate(years: number): number {
  return Math.expm1(-RAIN_SHAPE * Math.log(-Math.log1p(-1 / years))) / RAIN_SHAPE;
}

const VARIATE_2 = rainVariate(2);
const VARIATE_100 = rainVariate(100);

/** The law through the rain of 2 and of 100 years. */
export function stormRainLaw({ day2YearMm, day100YearMm }: StormRain): StormRainLaw {
  const scaleMm = (day100YearMm - day2YearMm) / (VARIATE_100 - VARIATE_2);
  return { locationMm: day2YearMm - scaleMm * VARIATE_2, scaleMm };
}

/** Rain of 24 hours at a reduced variate, mm. */
export const rainAtVariate = ({ locationMm, scaleMm }: StormRainLaw, variate: number): number =>
  locationMm + scaleMm * variate;

/** Rain of 24 hours that is reached once in so many years, mm. @param years  return period, 2 or more */
export const rainOfYearsMm = (rain: StormRain, years: number): number =>
  rainAtVariate(stormRainLaw(rain), rainVariate(years));
