import { KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import type * as z from 'zod';
import { quakeBulletin } from '../../../engines/ground/datasets/quakeBulletins.ts';
import { quakesNear } from '../../../engines/ground/datasets/quakes.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { connector, service, type SourceRequest } from '../connector.ts';
import { asSearch, fromQuakes } from '../formats/quakeForms.ts';
import { fromIsf } from '../formats/isf.ts';
import { roundedAt, withQuery } from '../formats/values.ts';
import { wadlService } from '../formats/wadl.ts';

/** The reviewed bulletin is about two years behind; asked for closed windows of the past only. */
const BEHIND_MS = 2 * 365 * DAY_MS;

/** A closed window of the past in one of the service's formats. */
function windowRequest(
  query: z.output<typeof quakesNear.query>,
  format: 'text' | 'isf',
  nowMs: number,
): SourceRequest | undefined {
  const { lat, lon, radiusKm, minMagnitude, startTime, endTime, limit } = query;
  if (startTime === undefined || endTime === undefined || Date.parse(endTime) > nowMs - BEHIND_MS)
    return undefined;
  return {
    url: withQuery('/query', {
      format,
      latitude: lat,
      longitude: lon,
      maxradius: (radiusKm / KM_PER_DEGREE).toFixed(3),
      minmagnitude: minMagnitude,
      starttime: startTime.slice(0, 19),
      endtime: endTime.slice(0, 19),
      limit,
      orderby: 'time',
    }),
  };
}

const ACEH = {
  lat: 3.3,
  lon: 95.8,
  radiusKm: 200,
  minMagnitude: 7,
  startTime: '2004-12-01T00:00:00Z',
  endTime: '2005-12-31T00:00:00Z',
};

/** The bulletin of the International Seismological Centre, the longest catalogue of the world. Slow: for work in the background. */
export const iscEvent = connector({
  id: 'isc-event',
  title: 'ISC bulletin',
  category: 'environmental',
  provider: 'International Seismological Centre',
  home: 'https://www.isc.ac.uk',
  licence: 'free with citation, no bulk redistribution',
  attribution: 'International Seismological Centre, on-line bulletin (doi:10.31905/D808B830)',
  cadence: 'monthly, about 24 months behind',
  coverage: 'world',
  key: 'none',
  perMinute: 6,
  timeoutMs: 60_000,
  baseUrl: 'https://www.isc.ac.uk/fdsnws/event/1',
  serves: [
    service({
      dataset: quakesNear,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      round: roundedAt(1),
      example: ACEH,
      request: (query, _key, nowMs) => windowRequest(query, 'text', nowMs),
      parse: (reply, query) => fromQuakes(reply, 'reviewed', { wrap: asSearch(query) }),
    }),
    service({
      dataset: quakeBulletin,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      round: roundedAt(1),
      example: ACEH,
      request: (query, _key, nowMs) => windowRequest(query, 'isf', nowMs),
      parse: (reply, { limit }) => fromIsf(reply, limit),
    }),
    wadlService({ source: 'isc-event', service: 'event', path: '/application.wadl' }),
  ],
});
