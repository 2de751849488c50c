import { quakeFeed } from '../../../engines/ground/datasets/quakeFeeds.ts';
import { quakesNear } from '../../../engines/ground/datasets/quakes.ts';
import { connector, service } from '../connector.ts';
import { eventsNear, recentEvents } from '../formats/fdsnQuery.ts';
import { asFeed, asSearch, fromQuakes } from '../formats/quakeForms.ts';
import { roundedWindow, worldFeedIsNeverEmpty } from '../formats/geoJsonQuakes.ts';

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
      request: (query, _key, nowMs) => recentEvents(query, nowMs),
      parse: (reply) => fromQuakes(reply, 'automatic', { wrap: asFeed }),
    }),
    service({
      dataset: quakesNear,
      keepSeconds: 180,
      staleSeconds: 3600,
      round: roundedWindow,
      example: { lat: 38, lon: 23.7, radiusKm: 300, minMagnitude: 2.5 },
      request: (query, _key, nowMs) => eventsNear(query, nowMs),
      parse: (reply, query) =>
        fromQuakes(reply, 'automatic', {
          wrap: asSearch(query, query.minMagnitude >= COMPLETE_FROM),
        }),
    }),
  ],
});
