/** An hour and a day, milliseconds. */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Days of a Julian year, by which rates are counted. */
export const DAYS_PER_YEAR = 365.25;

/** The year of the calendar that a moment stands in, with its part gone by: 1970 plus mean Gregorian years of 365.2425 days. @param ms  since 1970 */
export const calendarYear = (ms: number): number => 1970 + ms / (365.2425 * DAY_MS);
