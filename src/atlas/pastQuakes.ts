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
    return {
      events: Array.from(rows.subarray(0, limit), pastQuake),
      total: rows.length,
      holds: HOLDS,
    };
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
    const near = Array.from(rows, pastQuake)
      .filter((event) => isStrong(event, minMagnitude) && isWithin(event.time, startTime, endTime))
      .map(({ rupture: _line, ...event }) => ({
        event,
        km: distanceKm(lat, lon, event.lat, event.lon),
      }))
      .toSorted((a, b) => a.km - b.km);
    return { events: near.slice(0, limit).map(({ event }) => event), complete: false };
  },
});

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
