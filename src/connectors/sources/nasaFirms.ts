import * as z from 'zod';
import { activeFires, type ActiveFire } from '../../../engines/ground/datasets/fire.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { connector, service, type Parsed, type RawReply } from '../connector.ts';
import { anyRows, fromCsv, fromJson, listOf } from '../pipeline/reply.ts';
import { boxAround, loose, newest, numberOf, strict, timeOf } from '../formats/values.ts';

/** Confidence: words of VIIRS, per cent of MODIS with the classes of its guide. @source Giglio et al. (2021), MODIS Collection 6.1 active fire user's guide, table 8 */
function confidenceOf(value: string | null): ActiveFire['confidence'] | undefined {
  const words: Readonly<Record<string, ActiveFire['confidence']>> = {
    l: 'low',
    low: 'low',
    n: 'nominal',
    nominal: 'nominal',
    h: 'high',
    high: 'high',
  };
  const percent = numberOf(value);
  if (percent === undefined) return words[value ?? ''];
  if (percent < 30) return 'low';
  return percent < 80 ? 'nominal' : 'high';
}

const Row = z.object({
  latitude: strict.lat,
  longitude: strict.lon,
  acq_date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  acq_time: z.union([z.string(), z.number()]),
  satellite: loose.text,
  instrument: loose.text,
  confidence: z.union([z.string(), z.number().transform(String)]),
  bright_ti4: loose.number,
  brightness: loose.number,
  bright_t31: loose.number,
  frp: loose.number,
  daynight: loose.text,
});

/** The instrument as it is named, else as the columns tell: only VIIRS has `bright_ti4`, only MODIS `bright_t31`. */
function instrumentOf(row: z.output<typeof Row>): ActiveFire['instrument'] {
  if (row.instrument === 'VIIRS' || row.instrument === 'MODIS') return row.instrument;
  if (row.bright_ti4 !== null) return 'VIIRS';
  return row.bright_t31 === null ? 'other' : 'MODIS';
}

/** A detection; its time is HHMM, often without leading zeros. */
function fireOf(row: z.output<typeof Row>): ActiveFire | undefined {
  const clock = String(row.acq_time).padStart(4, '0');
  const at = timeOf(`${row.acq_date}T${clock.slice(0, 2)}:${clock.slice(2)}:00Z`);
  const confidence = confidenceOf(row.confidence);
  if (at === undefined || confidence === undefined) return undefined;
  return {
    lat: row.latitude,
    lon: row.longitude,
    at,
    instrument: instrumentOf(row),
    satellite: row.satellite,
    confidence,
    brightnessK: row.bright_ti4 ?? row.brightness,
    frpMw: row.frp,
    isNight: row.daynight === 'N',
  };
}

function readRows(
  rows: readonly unknown[],
  near: ((fire: ActiveFire) => boolean) | undefined,
): Parsed<{ fires: ActiveFire[] }> {
  const keep = (fire: ActiveFire | undefined) =>
    fire !== undefined && near !== undefined && !near(fire) ? undefined : fire;
  return listOf(rows, Row, {
    read: (row) => keep(fireOf(row)),
    wrap: (fires) => ({ fires }),
    asOf: (fires) => newest(fires.map(({ at }) => at)),
  });
}

/** The columns that tell a table of detections, in whatever order and beside whatever others. */
const HEADER =
  /^(?=[^\n]*\blatitude\b)(?=[^\n]*\b(bright_ti4|brightness)\b)(?=[^\n]*\bdaynight\b)[^\n]*\n/;

/** Reads detections, those that `near` keeps. A header row must be there: a bad key or area comes as plain text, an overload as a web page. */
export function readFires(
  reply: RawReply,
  near: ((fire: ActiveFire) => boolean) | undefined,
): Parsed<{ fires: ActiveFire[] }> {
  if (/^\s*\[/.test(reply.text)) return fromJson(reply, anyRows, (rows) => readRows(rows, near));
  return fromCsv(reply, HEADER, (rows) => readRows(rows, near));
}

/** Active fires from VIIRS and MODIS, hours old (minutes in the United States). */
export const nasaFirms = connector({
  id: 'nasa-firms',
  title: 'NASA FIRMS active fires',
  category: 'environmental',
  provider: 'NASA LANCE FIRMS',
  home: 'https://firms.modaps.eosdis.nasa.gov',
  licence: 'free and open',
  attribution: 'NASA FIRMS, part of NASA ESDIS',
  cadence: '3 h (US: minutes)',
  coverage: 'world',
  key: 'required',
  perMinute: 300,
  baseUrl: 'https://firms.modaps.eosdis.nasa.gov',
  serves: [
    service({
      dataset: activeFires,
      keepSeconds: 900,
      staleSeconds: 21_600,
      example: { lat: 38.5, lon: -121.5, radiusKm: 200 },
      request({ lat, lon, radiusKm, days, daysAgo }, key, nowMs) {
        const { west, south, east, north } = boxAround({ lat, lon }, radiusKm);
        const box = [west, south, east, north].map((edge) => edge.toFixed(3)).join(',');
        // A date names the first of the days; without one the newest are meant.
        const from =
          daysAgo === 0
            ? ''
            : `/${new Date(nowMs - (daysAgo + days - 1) * DAY_MS).toISOString().slice(0, 10)}`;
        return key === undefined
          ? undefined
          : { url: `/api/area/csv/${key}/VIIRS_NOAA20_NRT/${box}/${days}${from}` };
      },
      parse: (reply, { lat, lon, radiusKm }) =>
        readFires(
          reply,
          reply.url.includes('/api/area/')
            ? (fire) => distanceKm(lat, lon, fire.lat, fire.lon) <= radiusKm
            : undefined,
        ),
    }),
  ],
});
