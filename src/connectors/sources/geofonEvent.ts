import { KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import { quakeFeed } from '../../../engines/ground/datasets/quakeFeeds.ts';
import { quakesNear } from '../../../engines/ground/datasets/quakes.ts';
import { connector, service } from '../connector.ts';
import { plainQuake } from '../formats/fdsnText.ts';
import { fromQuakes } from '../formats/quakeForms.ts';
import { daysBefore, roundedWindow, worldFeedIsNeverEmpty } from '../formats/geoJsonQuakes.ts';
import { withQuery } from '../formats/values.ts';

/** POLICY: magnitude from which the network is taken to miss none in the world. */
const COMPLETE_FROM = 5;

/** Earthquakes of the world located by GEOFON. */
export const geofonEvent = connector({
  id: 'geofon-event',
  title: 'GEOFON earthquakes',
  category: 'environmental',
  provider: 'GFZ Potsdam',
  home: 'https://geofon.gfz.de',
  licence: 'CC BY 4.0',
  attribution: 'GEOFON Data Centre, GFZ (doi:10.14470/TR560404)',
  cadence: '3 min',
  coverage: 'world',
  key: 'none',
  perMinute: 20,
  baseUrl: 'https://geofon.gfz.de/fdsnws/event/1',
  serves: [
    service({
      dataset: quakeFeed,
      certain: worldFeedIsNeverEmpty,
      keepSeconds: 180,
      staleSeconds: 3600,
      example: { hours: 24 },
      request: ({ hours, minMagnitude }, _key, nowMs) => ({
        url: withQuery('/query', {
          format: 'text',
          starttime: daysBefore(nowMs, hours / 24).slice(0, 19),
          minmagnitude: minMagnitude,
          limit: 500,
          orderby: 'time',
        }),
      }),
      parse: (reply) =>
        fromQuakes(reply, 'automatic', {
          wrap: (events, { leftOut }) => ({ generatedAt: null, events, ...leftOut }),
        }),
    }),
    service({
      dataset: quakesNear,
      keepSeconds: 180,
      staleSeconds: 3600,
      round: roundedWindow,
      example: { lat: 38, lon: 23.7, radiusKm: 300, minMagnitude: 2.5 },
      request: (
        { lat, lon, radiusKm, minMagnitude, startTime, endTime, lastDays = 30, limit },
        _key,
        nowMs,
      ) => ({
        url: withQuery('/query', {
          format: 'text',
          latitude: lat,
          longitude: lon,
          maxradius: (radiusKm / KM_PER_DEGREE).toFixed(3),
          minmagnitude: minMagnitude,
          starttime: (startTime ?? daysBefore(nowMs, lastDays)).slice(0, 19),
          endtime: endTime?.slice(0, 19),
          limit,
          orderby: 'time',
        }),
      }),
      parse: (reply, { limit, minMagnitude }) =>
        fromQuakes(reply, 'automatic', {
          wrap: (events, { rows, leftOut }) => ({
            events: events.map(plainQuake),
            complete: rows < limit && minMagnitude >= COMPLETE_FROM,
            ...leftOut,
          }),
        }),
    }),
  ],
});
