/** Weather that the fire codes of one day are worked out from. */
export interface FireDay {
  /** At noon, local standard time, °C. */
  readonly temperatureC: number;
  /** At noon, per cent, 0 to 100. */
  readonly humidityPct: number;
  /** Mean wind of 10 minutes at 10 m over open ground, at noon, km/h. */
  readonly windKmh: number;
  /** Of the 24 hours up to noon, mm, 0 or more. */
  readonly rainMm: number;
}

/** Where and when in the year a day lies; it sets how long the sun dries. */
export interface FireSeason {
  /** 1 to 12. */
  readonly month: number;
  /** Degrees; undefined: the standard day lengths of Canada (about 46° N). */
  readonly lat?: number | undefined;
}
