import { DAY_MS } from '../../../engines/ground/math/time.ts';
import {
  ageDays,
  SERIES,
  tidy,
  type Observation,
  type SeriesCard,
} from '../../../engines/money/economic/series.ts';

/** Days by which an observation may miss the day a year before. */
const YEAR_SLACK_DAYS = 20;

/** The series as the wire tells it. */
export function cardOf({ id, title, units, frequency, publisher, page, note }: SeriesCard) {
  return { series_id: id, title, units, frequency, publisher, page, note };
}

/** A series by name, whatever its case. */
export function findSeries(name: string): SeriesCard | undefined {
  return SERIES.find(({ id }) => id === name.trim().toUpperCase());
}

/** What the newest observations say: the last, its age, and its change over a step and over a year. */
export function latestOf(given: readonly Observation[], nowMs: number) {
  const rows = tidy(given);
  const [last, before] = [rows.at(-1), rows.at(-2)];
  if (last === undefined)
    return { last_observation: null, age_days: null, change_pct: null, year_change_pct: null };
  return {
    last_observation: last,
    age_days: ageDays(last.date, nowMs),
    change_pct: changePct(last, before),
    year_change_pct: changePct(last, yearBefore(rows, last)),
  };
}

/** Lowest and highest of the five years to the last observation, and where the last one lies between. */
export function fiveYearRange(given: readonly Observation[]) {
  const rows = tidy(given);
  const last = rows.at(-1);
  if (last === undefined) return null;
  const since = Date.parse(last.date) - 5 * 365.25 * DAY_MS;
  const values = rows.filter(({ date }) => Date.parse(date) >= since).map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { low, high, position_pct: high > low ? (100 * (last.value - low)) / (high - low) : null };
}

function yearBefore(rows: readonly Observation[], last: Observation): Observation | undefined {
  const target = Date.parse(last.date) - 365.25 * DAY_MS;
  const gap = ({ date }: Observation): number => Math.abs(Date.parse(date) - target) / DAY_MS;
  const nearest = rows.reduce<Observation | undefined>(
    (best, one) => (best === undefined || gap(one) < gap(best) ? one : best),
    undefined,
  );
  return nearest !== undefined && gap(nearest) <= YEAR_SLACK_DAYS ? nearest : undefined;
}

function changePct(last: Observation, before: Observation | undefined): number | null {
  return before === undefined || before.value <= 0 ? null : 100 * (last.value / before.value - 1);
}
