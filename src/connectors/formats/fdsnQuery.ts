import type * as z from 'zod';
import { KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import type { quakesNear } from '../../../engines/ground/datasets/quakes.ts';
import type { SourceRequest } from '../connector.ts';
import { daysBefore } from './geoJsonQuakes.ts';
import { withQuery } from './values.ts';

/** Most events of a look at what happened of late. */
const MOST_OF_LATE = 500;

/** A time as the services take it: to the second, UTC without a zone. */
const second = (time: string) => time.slice(0, 19);

/** Asks a service of the FDSN for the earthquakes of the last hours, newest first. @source FDSN web service specifications 1.2 (2019), fdsnws-event */
export function recentEvents(
  { hours, minMagnitude }: { readonly hours: number; readonly minMagnitude: number },
  nowMs: number,
): SourceRequest {
  return {
    url: withQuery('/query', {
      format: 'text',
      starttime: second(daysBefore(nowMs, hours / 24)),
      minmagnitude: minMagnitude,
      limit: MOST_OF_LATE,
      orderby: 'time',
    }),
  };
}

/** Asks a service of the FDSN for the earthquakes within a circle, newest first; of the last 30 days where no window is named. */
export function eventsNear(
  {
    lat,
    lon,
    radiusKm,
    minMagnitude,
    startTime,
    endTime,
    lastDays = 30,
    limit,
  }: z.output<typeof quakesNear.query>,
  nowMs: number,
): SourceRequest {
  return {
    url: withQuery('/query', {
      format: 'text',
      latitude: lat,
      longitude: lon,
      maxradius: (radiusKm / KM_PER_DEGREE).toFixed(3),
      minmagnitude: minMagnitude,
      starttime: second(startTime ?? daysBefore(nowMs, lastDays)),
      endtime: endTime === undefined ? undefined : second(endTime),
      limit,
      orderby: 'time',
    }),
  };
}
