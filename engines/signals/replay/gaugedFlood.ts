import type * as z from 'zod';
import type { annualPeaks, waterSites } from '../../ground/datasets/water.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { DAY_MS } from '../../ground/math/time.ts';
import { Past, type KnownThen } from './past.ts';

/** POLICY. How many days a yearly peak may lie from the day asked for. */
const WITHIN_DAYS = 7;

/** A place where a river is measured. */
export type Gauge = z.output<typeof waterSites.answer>['sites'][number];

/** The largest flow of a year. */
export interface Peak {
  readonly date: string;
  readonly flowM3s: number;
}

/** A flood in the record of its gauge, oldest first. */
export interface Flood {
  readonly event: Peak;
  readonly before: KnownThen<Peak>;
  readonly later: readonly Peak[];
}

/** The gauge on a stream that lies nearest to a point. */
export function gaugeNear(
  { lat, lon }: { readonly lat: number; readonly lon: number },
  sites: readonly Gauge[],
): Gauge | undefined {
  const awayKm = (site: Gauge) => distanceKm(lat, lon, site.lat, site.lon);
  return sites
    .filter(({ kind }) => kind === null || kind.startsWith('ST'))
    .toSorted((a, b) => awayKm(a) - awayKm(b))[0];
}

/** The yearly peak about a day, or the last one, and the peaks before and after. */
export function floodOf(
  { peaks }: z.output<typeof annualPeaks.answer>,
  day: string | undefined,
): Flood | undefined {
  const rows = peaks
    .flatMap(({ date, flowM3s }) => (flowM3s === null ? [] : [{ date, flowM3s }]))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const isNear = ({ date }: Peak) =>
    Math.abs(Date.parse(date) - Date.parse(day ?? '')) <= WITHIN_DAYS * DAY_MS;
  const event = day === undefined ? rows.at(-1) : rows.find(isNear);
  return (
    event && {
      event,
      before: new Past(event.date).rows(rows, ({ date }) => date),
      later: rows.filter(({ date }) => date > event.date),
    }
  );
}
