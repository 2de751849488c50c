import * as z from 'zod';
import { regionalQuakeFeed } from '../../../engines/ground/datasets/quakeFeeds.ts';
import { connector, service } from '../connector.ts';
import { anyRows, fromJson, listOf } from '../pipeline/reply.ts';
import { latOf, lonOf, loose, newest, numberOf, strict, within } from '../formats/values.ts';

/** `cod` is ISO 6709: `+35.7+140.7-30000/`, depth in metres below zero. */
const Row = z.object({
  eid: strict.text,
  at: strict.time,
  cod: loose.text,
  mag: loose.number,
  en_anm: loose.text,
  rdt: loose.time,
});

/** Undefined without a position, or of lesser magnitude. */
function quakeOf(row: z.output<typeof Row>, minMagnitude: number) {
  const place = /^([+-][\d.]+)([+-][\d.]+)(?:([+-]\d+))?\//.exec(row.cod ?? '');
  const [lat, lon, height] = [latOf(place?.[1]), lonOf(place?.[2]), numberOf(place?.[3])];
  const magnitude = within(row.mag, -2, 10);
  if (lat === undefined || lon === undefined) return undefined;
  if (magnitude === undefined || magnitude < minMagnitude) return undefined;
  return {
    id: `jma-${row.eid}`,
    time: row.at,
    lat,
    lon,
    depthKm: height === undefined ? null : Math.abs(height) / 1000,
    magnitude,
    magnitudeType: 'mj',
    place: row.en_anm,
    url: null,
    status: 'automatic' as const,
    updatedAt: row.rdt,
    agency: 'JMA',
    pagerAlert: null,
    tsunamiRegion: false,
    otherIds: [],
    feltReports: null,
  };
}

/** Earthquakes of Japan as the agency announces them; announcements without a position are left out. */
export const jma = connector({
  id: 'jma',
  title: 'JMA earthquakes',
  category: 'environmental',
  provider: 'Japan Meteorological Agency',
  home: 'https://www.jma.go.jp',
  licence: 'free with attribution',
  attribution: 'Japan Meteorological Agency',
  cadence: 'minutes',
  coverage: 'Japan',
  key: 'none',
  perMinute: 20,
  baseUrl: 'https://www.jma.go.jp/bosai',
  serves: [
    service({
      dataset: regionalQuakeFeed,
      certain: ({ minMagnitude }) =>
        minMagnitude <= 3 ? 'the list holds the last weeks of Japan' : undefined,
      keepSeconds: 60,
      staleSeconds: 3600,
      example: { region: 'japan' },
      request: ({ region }) => (region === 'japan' ? { url: '/quake/data/list.json' } : undefined),
      parse: (reply, { minMagnitude }) =>
        fromJson(reply, anyRows, (rows) =>
          listOf(rows, Row, {
            read: (row) => quakeOf(row, minMagnitude),
            wrap: (events) => ({ generatedAt: null, events }),
            asOf: (events) => newest(events.map(({ time }) => time)),
          }),
        ),
    }),
  ],
});
