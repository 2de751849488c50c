import { HOUR_MS } from '../../../engines/ground/math/time.ts';
import { timeOfMs } from './values.ts';

/** Hours ahead of UTC of the zones that US weather and hurricane products are timed in. */
const ZONE_HOURS: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  Z: 0,
  ADT: -3,
  AST: -4,
  EDT: -4,
  EST: -5,
  CDT: -5,
  CST: -6,
  MDT: -6,
  MST: -7,
  PDT: -7,
  PST: -8,
  AKDT: -8,
  AKST: -9,
  HDT: -9,
  HST: -10,
  SST: -11,
  CHST: 10,
};
/** Hours of a zone ahead of UTC by its letters; undefined where it is not known. */
export const zoneHoursOf = (zone: string): number | undefined => ZONE_HOURS[zone.toUpperCase()];

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const STAMP =
  /\b(\d{1,2}?)(\d\d) (?:(AM|PM) )?([A-Z]{1,4}) [A-Z]{3} ([A-Z]{3}) +(\d{1,2}) (\d{4})\b/i;

/** The issue time of a product, and the zone it is told in. */
export interface IssueTime {
  readonly ms: number;
  /** RFC 3339 UTC. */
  readonly at: string;
  readonly zoneHours: number;
}

/** Reads the first issue time in a text: `200 PM EDT Tue Aug 18 2026` or `1500 UTC THU AUG 26 2021`; undefined in unknown zones. */
export function issueTimeIn(text: string): IssueTime | undefined {
  const [, hour = '', minute = '', half, zone = '', month = '', day = '', year = ''] =
    STAMP.exec(text) ?? [];
  const zoneHours = zoneHoursOf(zone);
  const monthIndex = MONTHS.indexOf(month.toUpperCase());
  const clock = clockMs(`${hour.padStart(2, '0')}${minute}`, half);
  if (zoneHours === undefined || monthIndex < 0 || clock === undefined) return undefined;
  const ms = Date.UTC(Number(year), monthIndex, Number(day)) + clock - zoneHours * HOUR_MS;
  const at = timeOfMs(ms);
  return at === undefined ||
    new Date(Date.UTC(Number(year), monthIndex, Number(day))).getUTCDate() !== Number(day)
    ? undefined
    : { ms, at, zoneHours };
}

/** Time since midnight, ms, of `HHMM` on a clock of 12 hours with its half, or of 24 hours without; undefined where there is no such time. */
export function clockMs(digits: string, half: string | undefined): number | undefined {
  const [hour, minute] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))];
  if (
    !/^\d{4}$/.test(digits) ||
    minute > 59 ||
    hour > 23 ||
    (half !== undefined && (hour < 1 || hour > 12))
  )
    return undefined;
  const hours = half === undefined ? hour : (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  return (hours * 60 + minute) * 60_000;
}

/** A day of the month and `HHMM` UTC as the instant nearest to another one, ms: such times name neither month nor year. */
export function nearestTime(day: string, clock: string, nearMs: number): number | undefined {
  const ofDay = clockMs(clock, undefined);
  if (ofDay === undefined) return undefined;
  const near = new Date(nearMs);
  const times = [-1, 0, 1].flatMap((months) => {
    const date = new Date(
      Date.UTC(near.getUTCFullYear(), near.getUTCMonth() + months, Number(day)),
    );
    return date.getUTCDate() === Number(day) ? [date.getTime() + ofDay] : [];
  });
  return times.toSorted((a, b) => Math.abs(a - nearMs) - Math.abs(b - nearMs))[0];
}
