import { pastQuakes } from '../../engines/ground/datasets/pastQuakes.ts';
import { quakesNear, type Quake } from '../../engines/ground/datasets/quakes.ts';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { embedded } from '../connectors/connector.ts';
import { pastQuake } from './pastQuakes/pastQuakeTable.ts';
import { rowsWithin } from './pastQuakes/rowsWithin.ts';

const SOURCE = {
  category: 'environmental',
  provider: 'This product, from NCEI and USGS lists',
  home: 'https://www.ngdc.noaa.gov/hazel/view/hazards/earthquake/search',
  licence: 'Facts restated from public-domain lists',
  attribution: 'NOAA NCEI Significant Earthquake Database; USGS ANSS ComCat',
  cadence: 'with each release',
  coverage:
    'World: magnitude 5.5 and more from 1965 to 2016, damaging and great ones at other times',
  asOf: '2026-09-30T00:00:00Z',
} as const;

const HOLDS =
  'every earthquake of magnitude 5.5 and more from 1965 to 2016; before, those that did damage or were large enough to be noted; since, to September 2026, the most damaging and the great ones alone';

/** What a place has been through: past earthquakes by the radius to their epicentre or rupture, the largest first. */
export const pastQuakesAtlas = embedded({
  ...SOURCE,
  id: 'atlas-past-earthquakes',
  title: 'Past earthquakes, embedded',
  dataset: pastQuakes,
  answer({ lat, lon, radiusKm, minMagnitude, limit }) {
    const rows = rowsWithin(lat, lon, { radiusKm, minMagnitude, byLine: true });
    return { events: eventsOf(rows, limit), total: rows.length, holds: HOLDS };
  },
});

/**
 * The same for questions of time, nearest first, where no network answers. It holds few of the small and late ones, so `complete` is always
 * false: an empty list does not mean that nothing happened.
 */
export const significantQuakes = embedded({
  ...SOURCE,
  id: 'atlas-significant-earthquakes',
  title: 'Past earthquakes near a point, embedded',
  dataset: quakesNear,
  answer({ lat, lon, radiusKm, minMagnitude, startTime, endTime, limit }) {
    const rows = rowsWithin(lat, lon, { radiusKm, minMagnitude, byLine: false });
    const near = eventsOf(rows, rows.length)
      .filter((event) => isStrong(event, minMagnitude) && isWithin(event.time, startTime, endTime))
      .map((event) => ({ event, km: distanceKm(lat, lon, event.lat, event.lon) }))
      .toSorted((a, b) => a.km - b.km);
    return { events: near.slice(0, limit).map(({ event }) => withoutLine(event)), complete: false };
  },
});

/** The first rows of a list as events. */
function eventsOf(rows: Uint32Array, limit: number): Quake[] {
  const events: Quake[] = [];
  for (let k = 0; k < Math.min(limit, rows.length); k++) events.push(pastQuake(rows[k]));
  return events;
}

/** An event without the line along which it may have broken; most have none. */
function withoutLine(event: Quake): Quake {
  if (event.rupture === undefined) return event;
  const { rupture: _line, ...point } = event;
  return point;
}

/** An event without a magnitude is listed only where any size was asked for. */
function isStrong({ magnitude }: Pick<Quake, 'magnitude'>, minMagnitude: number): boolean {
  return magnitude === null ? minMagnitude <= 0 : magnitude >= minMagnitude;
}

/** Compares dates of any precision by their text: `1906` lies between `1905-12-31` and `1906-01-01`. */
function isWithin(
  time: string,
  startTime: string | undefined,
  endTime: string | undefined,
): boolean {
  if (startTime !== undefined && time < startTime.slice(0, time.length)) return false;
  return endTime === undefined || time <= endTime;
}
