import { DAY_MS } from '../../ground/math/time.ts';

/** Spacing of a series. */
export type Frequency = 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'yearly';

/** Longest median gap in days of each spacing, and how many values make a yearly cycle (1: no cycle is fitted to daily prices). */
const SPACINGS: readonly {
  readonly frequency: Frequency;
  readonly longestDays: number;
  readonly period: number;
}[] = [
  { frequency: 'daily', longestDays: 4, period: 1 },
  { frequency: 'weekly', longestDays: 10, period: 52 },
  { frequency: 'monthly', longestDays: 45, period: 12 },
  { frequency: 'quarterly', longestDays: 120, period: 4 },
  { frequency: 'yearly', longestDays: Infinity, period: 1 },
];

/**
 * The spacing of a series by the median gap between its dates, with the length of its yearly cycle in values.
 *
 * @param dates  `YYYY-MM-DD`, oldest first, at least two
 */
export function frequencyOf(
  dates: readonly string[],
): { readonly frequency: Frequency; readonly period: number } | undefined {
  const gaps = dates.slice(1).map((date, i) => (Date.parse(date) - Date.parse(dates[i])) / DAY_MS);
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)];
  return median === undefined
    ? undefined
    : SPACINGS.find(({ longestDays }) => median <= longestDays);
}

/**
 * Dates that follow a date at a spacing; daily ones skip Saturdays and Sundays, months keep the day of the month where it exists.
 *
 * @param last  `YYYY-MM-DD`
 */
export function datesAfter(last: string, frequency: Frequency, count: number): string[] {
  const start = new Date(last);
  if (frequency === 'daily') return businessDays(start, count);
  return Array.from({ length: count }, (_, i) => {
    if (frequency === 'weekly') return isoDay(new Date(start.getTime() + 7 * (i + 1) * DAY_MS));
    const months = (i + 1) * (frequency === 'monthly' ? 1 : frequency === 'quarterly' ? 3 : 12);
    const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
    const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    return isoDay(new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay))));
  });
}

function businessDays(start: Date, count: number): string[] {
  const found: string[] = [];
  for (let day = start.getTime() + DAY_MS; found.length < count; day += DAY_MS) {
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) found.push(isoDay(new Date(day)));
  }
  return found;
}

/** Means of whole months, dated on their first day; the last month counts only where a value lies on its 25th day or later. */
export function monthlyMeans(
  observations: readonly { readonly date: string; readonly value: number }[],
): { date: string; value: number }[] {
  const months = Map.groupBy(observations, ({ date }) => date.slice(0, 7));
  const means = [...months].map(([month, rows]) => ({
    date: `${month}-01`,
    value: rows.reduce((sum, { value }) => sum + value, 0) / rows.length,
    lastDay: Number((rows.at(-1)?.date ?? '').slice(8, 10)),
    count: rows.length,
  }));
  const newest = means.at(-1);
  const isWhole = newest === undefined || newest.count === 1 || newest.lastDay >= 25;
  return (isWhole ? means : means.slice(0, -1)).map(({ date, value }) => ({ date, value }));
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
