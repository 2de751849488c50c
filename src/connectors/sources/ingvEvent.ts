import { regionalQuakeFeed } from '../../../engines/ground/datasets/quakeFeeds.ts';
import { quakesNear } from '../../../engines/ground/datasets/quakes.ts';
import { connector, service } from '../connector.ts';
import { eventsNear, recentEvents } from '../formats/fdsnQuery.ts';
import { asFeed, asSearch, fromQuakes } from '../formats/quakeForms.ts';
import { roundedWindow } from '../formats/geoJsonQuakes.ts';

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
      request: (query, _key, nowMs) =>
        query.region === 'italy' ? recentEvents(query, nowMs) : undefined,
      parse: (reply) => fromQuakes(reply, 'automatic', { wrap: asFeed }),
    }),
    service({
      dataset: quakesNear,
      keepSeconds: 180,
      staleSeconds: 3600,
      round: roundedWindow,
      example: { lat: 42.4, lon: 13.4, radiusKm: 300, minMagnitude: 2.5 },
      request: (query, _key, nowMs) =>
        inItaly(query.lat, query.lon) ? eventsNear(query, nowMs) : undefined,
      parse: (reply, query) => fromQuakes(reply, 'automatic', { wrap: asSearch(query) }),
    }),
  ],
});
