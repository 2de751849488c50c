import * as z from 'zod';
import { regionalQuakeFeed } from '../../../engines/ground/datasets/quakeFeeds.ts';
import { connector, service } from '../connector.ts';
import { depthOf, magnitudeOf } from '../formats/geoJsonQuakes.ts';
import { anyFeatures, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, newest, strict, withQuery } from '../formats/values.ts';

const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([strict.lon, strict.lat], z.unknown()) }),
  properties: z.object({
    publicID: strict.text,
    time: strict.time,
    depth: loose.number,
    magnitude: loose.number,
    locality: loose.text,
    quality: loose.text,
  }),
});

/** Earthquakes of New Zealand that were felt (intensity 3 or more). */
export const geonetNz = connector({
  id: 'geonet-nz',
  title: 'GeoNet earthquakes',
  category: 'environmental',
  provider: 'GeoNet, New Zealand',
  home: 'https://www.geonet.org.nz',
  licence: 'CC BY 3.0 NZ',
  attribution: 'GeoNet, sponsored by the New Zealand Natural Hazards Commission and GNS Science',
  cadence: '1 min',
  coverage: 'New Zealand',
  key: 'none',
  perMinute: 30,
  baseUrl: 'https://api.geonet.org.nz',
  serves: [
    service({
      dataset: regionalQuakeFeed,
      certain: ({ minMagnitude }) =>
        minMagnitude <= 2 ? 'the list holds the last felt earthquakes of New Zealand' : undefined,
      keepSeconds: 60,
      staleSeconds: 3600,
      example: { region: 'new_zealand' },
      request: ({ region }) =>
        region === 'new_zealand'
          ? {
              url: withQuery('/quake', { MMI: 3 }),
              headers: { accept: 'application/vnd.geo+json;version=2' },
            }
          : undefined,
      parse: (reply, { minMagnitude }) =>
        fromJson(reply, anyFeatures, ({ features }) =>
          listOf(features, Feature, {
            read({
              geometry,
              properties: { publicID, time, depth, magnitude, locality, quality },
            }) {
              const [lon, lat] = geometry.coordinates;
              if (quality === 'deleted' || (magnitude ?? -9) < minMagnitude) return undefined;
              return {
                id: publicID,
                time,
                lat,
                lon,
                depthKm: depthOf(depth),
                magnitude: magnitudeOf(magnitude),
                magnitudeType: null,
                place: locality,
                url: `https://www.geonet.org.nz/earthquake/${publicID}`,
                status: quality === 'best' ? ('reviewed' as const) : ('automatic' as const),
                updatedAt: null,
                agency: 'GeoNet',
                pagerAlert: null,
                tsunamiRegion: false,
                otherIds: [],
                feltReports: null,
              };
            },
            wrap: (events) => ({ generatedAt: null, events }),
            asOf: (events) => newest(events.map(({ time }) => time)),
          }),
        ),
    }),
  ],
});
