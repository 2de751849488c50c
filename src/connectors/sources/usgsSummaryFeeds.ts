import { quakeById, quakeFeed } from '../../../engines/ground/datasets/quakeFeeds.ts';
import { connector, service } from '../connector.ts';
import {
  UsgsCollection,
  UsgsFeature,
  usgsFeedQuake,
  worldFeedIsNeverEmpty,
} from '../formats/geoJsonQuakes.ts';
import { data, fromJson, listOf } from '../pipeline/reply.ts';
import { newest } from '../formats/values.ts';

/** The ready-made file that holds a window; the month of all magnitudes is too large for a request. */
function feedFor({ hours, minMagnitude }: { hours: number; minMagnitude: number }): string {
  const strength =
    minMagnitude >= 4.5 ? '4.5' : minMagnitude >= 2.5 ? '2.5' : minMagnitude >= 1 ? '1.0' : 'all';
  return `/summary/${strength}_${hours <= 1 ? 'hour' : hours <= 24 ? 'day' : 'week'}.geojson`;
}

/** Earthquakes of the last hour, day and week, as files renewed every minute. */
export const usgsSummaryFeeds = connector({
  id: 'usgs-summary-feeds',
  title: 'USGS real-time earthquake feeds',
  category: 'environmental',
  provider: 'US Geological Survey',
  home: 'https://earthquake.usgs.gov/earthquakes/feed/',
  licence: 'US Government work, public domain',
  cadence: '1 min',
  coverage: 'world',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://earthquake.usgs.gov/earthquakes/feed/v1.0',
  serves: [
    service({
      dataset: quakeFeed,
      certain: worldFeedIsNeverEmpty,
      keepSeconds: 60,
      staleSeconds: 900,
      example: { hours: 24, minMagnitude: 4.5 },
      request: (query) => ({ url: feedFor(query) }),
      parse: (reply, { minMagnitude }) =>
        fromJson(reply, UsgsCollection, ({ features, metadata }) =>
          listOf(features, UsgsFeature, {
            read: (feature) => {
              const event = usgsFeedQuake(feature);
              return event.status === 'deleted' || (event.magnitude ?? -9) < minMagnitude
                ? undefined
                : event;
            },
            wrap: (events) => ({ generatedAt: metadata?.generated ?? null, events }),
            asOf: (events) =>
              metadata?.generated ?? newest(events.map(({ updatedAt }) => updatedAt)),
          }),
        ),
    }),
    service({
      dataset: quakeById,
      keepSeconds: 300,
      staleSeconds: 86_400,
      request: ({ eventId }) => ({ url: `/detail/${eventId}.geojson` }),
      parse: (reply) =>
        fromJson(reply, UsgsFeature, (feature) =>
          data(
            {
              event: usgsFeedQuake(feature),
              maxIntensityMmi: feature.properties.mmi,
              products: Object.keys(feature.properties.products ?? {}),
            },
            feature.properties.updated,
          ),
        ),
    }),
  ],
});
