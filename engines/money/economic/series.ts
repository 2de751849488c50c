import { economicSeries } from '../../ground/datasets/markets.ts';
import type { Need } from '../../facts.ts';
import type * as z from 'zod';
import { DAY_MS } from '../../ground/math/time.ts';

/** A series of the economy that is served by name. */
export interface SeriesCard {
  readonly id: SeriesId;
  readonly title: string;
  readonly units: string;
  /** How often its publisher renews it; an embedded answer holds monthly means. */
  readonly frequency: 'daily' | 'weekly' | 'monthly';
  readonly publisher: string;
  readonly page: string;
  readonly note: string;
}

/** Ids of the series that are served: those of FRED, and one of our own for the count of drilling rigs. */
export const SERIES_IDS = ['DCOILWTICO', 'DHHNGSP', 'GASREGW', 'RIGS'] as const;
export type SeriesId = (typeof SERIES_IDS)[number];

/**
 * The series served, in order.
 *
 * @source descriptions of FRED (2026) and of the US Energy Information Administration's API, version 2 (2026)
 */
export const SERIES: readonly SeriesCard[] = [
  {
    id: 'DCOILWTICO',
    title: 'Crude oil, West Texas Intermediate, spot price at Cushing, Oklahoma',
    units: 'US dollars per barrel',
    frequency: 'daily',
    publisher: 'US Energy Information Administration',
    page: 'https://fred.stlouisfed.org/series/DCOILWTICO',
    note: 'Trading days only. The price of 20 April 2020 was below zero.',
  },
  {
    id: 'DHHNGSP',
    title: 'Natural gas, spot price at Henry Hub, Louisiana',
    units: 'US dollars per million British thermal units',
    frequency: 'daily',
    publisher: 'US Energy Information Administration',
    page: 'https://fred.stlouisfed.org/series/DHHNGSP',
    note: 'Trading days only.',
  },
  {
    id: 'GASREGW',
    title: 'Regular gasoline, retail price, all formulations, United States',
    units: 'US dollars per gallon',
    frequency: 'weekly',
    publisher: 'US Energy Information Administration',
    page: 'https://fred.stlouisfed.org/series/GASREGW',
    note: 'Mondays, taxes included.',
  },
  {
    id: 'RIGS',
    title: 'Rotary rigs in operation for crude oil and natural gas, United States',
    units: 'rigs',
    frequency: 'monthly',
    publisher: 'Baker Hughes, by the US Energy Information Administration',
    page: 'https://www.eia.gov/dnav/ng/hist/e_ertrr0_xr0_nus_cm.htm',
    note: 'Mean of the weekly counts of a month. No series of FRED.',
  },
];

/** POLICY: what lies before this date is another market (before the shale years' end in 2014) and is not asked. */
const FIRST_DATE = '2015-01-01';

/** The need of a series since `FIRST_DATE`. */
export function seriesNeed(seriesId: SeriesId): Need<z.output<(typeof economicSeries)['answer']>> {
  return economicSeries({ seriesId, startDate: FIRST_DATE });
}

/** A dated value. */
export interface Observation {
  readonly date: string;
  readonly value: number;
}

/** Observations oldest first, months dated on their first day, one per date; what is no date is left out. */
export function tidy(observations: readonly Observation[]): Observation[] {
  const dated = observations.map(({ date, value }) => ({
    date: /^\d{4}-\d\d$/.test(date) ? `${date}-01` : date,
    value,
  }));
  const byDate = new Map(
    dated
      .filter(({ date, value }) => Number.isFinite(Date.parse(date)) && Number.isFinite(value))
      .map((one) => [one.date, one]),
  );
  return [...byDate.values()].toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Whole days from a date to an instant, never below 0. */
export function ageDays(date: string, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(date)) / DAY_MS));
}
