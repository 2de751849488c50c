/** An hour and a day, milliseconds. */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Days of a Julian year, by which rates are counted. */
export const DAYS_PER_YEAR = 365.25;
