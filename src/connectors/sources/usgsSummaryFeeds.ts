import type * as z from 'zod';
import { quakeById, quakeFeed } from '../../../engines/ground/datasets/quakeFeeds.ts';
import { connector, service } from '../connector.ts';
import { worldFeedIsNeverEmpty } from '../formats/geoJsonQuakes.ts';
import { fromQuakes, fromUsgsEvent, fromUsgsJson } from '../formats/quakeForms.ts';
import { list } from '../pipeline/reply.ts';

type Feed = z.output<typeof quakeFeed.answer>;

/** The ready-made file that holds a window; the month of all magnitudes is too large for a request. */
function feedFor({ hours, minMagnitude }: { hours: number; minMagnitude: number }): string {
  const strength = ['4.5', '2.5', '1.0'].find((least) => minMagnitude >= Number(least)) ?? 'all';
  return `/summary/${strength}_${windowFor(hours)}.geojson`;
}

function windowFor(hours: number): 'hour' | 'day' | 'week' {
  if (hours <= 1) return 'hour';
  return hours <= 24 ? 'day' : 'week';
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
      parse(reply, { minMagnitude }) {
        const parsed = fromQuakes<Feed>(reply, 'automatic', {
          json: fromUsgsJson,
          wrap: (events, { generatedAt = null, leftOut }) => ({
            generatedAt,
            events: events.filter(({ magnitude }) => (magnitude ?? -9) >= minMagnitude),
            ...leftOut,
          }),
        });
        return parsed.outcome === 'unavailable'
          ? parsed
          : list(parsed.value.events, parsed.value, parsed.asOf);
      },
    }),
    service({
      dataset: quakeById,
      keepSeconds: 300,
      staleSeconds: 86_400,
      request: ({ eventId }) => ({ url: `/detail/${eventId}.geojson` }),
      parse: (reply, { eventId }) => fromUsgsEvent(reply, eventId),
    }),
  ],
});
