import { activeFires } from '../../../engines/ground/datasets/fire.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { connector, service } from '../connector.ts';
import { unavailable } from '../pipeline/reply.ts';
import { nasaFirms, readFires } from './nasaFirms.ts';

/** The contiguous states and Hawaii, which share a file small enough for a request: south, west, north, east. */
const FILE_BOXES = [
  [24, -126, 50, -66],
  [18.5, -161, 22.5, -154],
] as const;

const isHeaderAlone = (text: string): boolean => !text.trim().includes('\n');

/** The same detections of the last day or two without a key, from the files for the United States. */
export const nasaFirmsFiles = connector({
  id: 'nasa-firms-files',
  title: 'NASA FIRMS files (United States)',
  category: 'environmental',
  provider: nasaFirms.provider,
  home: nasaFirms.home,
  licence: nasaFirms.licence,
  attribution: 'NASA FIRMS, part of NASA ESDIS',
  cadence: 'minutes to 3 h',
  coverage: 'contiguous United States and Hawaii',
  key: 'none',
  perMinute: 30,
  baseUrl: nasaFirms.baseUrl,
  serves: [
    service({
      dataset: activeFires,
      keepSeconds: 900,
      staleSeconds: 21_600,
      example: { lat: 38.5, lon: -121.5, radiusKm: 200 },
      request({ lat, lon, days, daysAgo }) {
        const inside = FILE_BOXES.some(
          ([south, west, north, east]) =>
            lat >= south && lat <= north && lon >= west && lon <= east,
        );
        if (!inside || days > 2 || daysAgo > 0) return undefined;
        return {
          url: `/data/active_fire/noaa-20-viirs-c2/csv/J1_VIIRS_C2_USA_contiguous_and_Hawaii_${days === 1 ? '24h' : '48h'}.csv`,
        };
      },
      parse(reply, { lat, lon, radiusKm }) {
        if (!reply.url.includes('/data/active_fire/')) return readFires(reply, undefined);
        // The file is of half a continent: a day without any fire there is a file that has lost its rows.
        if (isHeaderAlone(reply.text) && readFires(reply, undefined).outcome === 'empty')
          return unavailable('the file has no rows, but the United States have fires every day');
        return readFires(reply, (fire) => distanceKm(lat, lon, fire.lat, fire.lon) <= radiusKm);
      },
    }),
  ],
});
