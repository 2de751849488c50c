import { KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import { regionalQuakeFeed } from '../../../engines/ground/datasets/quakeFeeds.ts';
import { quakesNear } from '../../../engines/ground/datasets/quakes.ts';
import { connector, service } from '../connector.ts';
import { plainQuake } from '../formats/fdsnText.ts';
import { fromQuakes } from '../formats/quakeForms.ts';
import { daysBefore, roundedWindow } from '../formats/geoJsonQuakes.ts';
import { withQuery } from '../formats/values.ts';

/** False where the catalogue holds the large earthquakes of the world only. */
const inItaly = (lat: number, lon: number) => lat >= 35 && lat <= 48 && lon >= 5 && lon <= 20;

/** Earthquakes in and around Italy. */
export const ingvEvent = connector({
  id: 'ingv',
  title: 'INGV earthquakes',
  category: 'environmental',
  provider: 'Istituto Nazionale di Geofisica e Vulcanologia',
  home: 'https://terremoti.ingv.it',
  licence: 'CC BY 4.0',
  attribution: 'INGV, ISIDe (doi:10.13127/ISIDE)',
  cadence: '3 min',
  coverage: 'Italy and surroundings; larger events of the world',
  key: 'none',
  perMinute: 20,
  baseUrl: 'https://webservices.ingv.it/fdsnws/event/1',
  serves: [
    service({
      dataset: regionalQuakeFeed,
      keepSeconds: 180,
      staleSeconds: 3600,
      example: { region: 'italy', hours: 24 },
      request: ({ region, hours, minMagnitude }, _key, nowMs) =>
        region !== 'italy'
          ? undefined
          : {
              url: withQuery('/query', {
                format: 'text',
                starttime: daysBefore(nowMs, hours / 24).slice(0, 19),
                minmagnitude: minMagnitude,
                limit: 500,
                orderby: 'time',
              }),
            },
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
      example: { lat: 42.4, lon: 13.4, radiusKm: 300, minMagnitude: 2.5 },
      request: (
        { lat, lon, radiusKm, minMagnitude, startTime, endTime, lastDays = 30, limit },
        _key,
        nowMs,
      ) =>
        !inItaly(lat, lon)
          ? undefined
          : {
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
            },
      parse: (reply, { limit }) =>
        fromQuakes(reply, 'automatic', {
          wrap: (events, { rows, leftOut }) => ({
            events: events.map(plainQuake),
            complete: rows < limit,
            ...leftOut,
          }),
        }),
    }),
  ],
});
