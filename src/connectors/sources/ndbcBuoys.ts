import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { buoyRecord } from '../../../engines/ground/datasets/buoyRecord.ts';
import { buoyObservations } from '../../../engines/ground/datasets/hazardFeeds.ts';
import { dartReadings } from '../../../engines/ground/datasets/tsunamiFeeds.ts';
import { connector, service } from '../connector.ts';
import { data, fromText, list, unavailable } from '../pipeline/reply.ts';
import { cellsOf, fromBuoyRecord, stationOfFile, valuesOf } from '../formats/buoyRecord.ts';
import { latOf, lonOf, newest, numberOf, timeOf, within } from '../formats/values.ts';

/** Seconds between readings by the type in a DART file: 3 and 2 are event mode. */
const INTERVAL_S: Readonly<Record<string, number>> = { '1': 900, '2': 60, '3': 15 };
/** POLICY: event mode counts while its readings are among the last so many. */
const EVENT_WINDOW = 10;
const NO_HEIGHT = 9999;

const timeFrom = ([year, month, day, hour, minute, second = '00']: string[]) =>
  timeOf(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);

function dartOf(line: string): { at: string; intervalS: number; heightM: number }[] {
  const cells = cellsOf(line);
  const at = timeFrom(cells.slice(0, 6));
  const intervalS = INTERVAL_S[cells[6] ?? ''];
  const heightM = within(numberOf(cells[7]), 100, NO_HEIGHT - 1);
  return at === undefined || intervalS === undefined || heightM === undefined
    ? []
    : [{ at, intervalS, heightM }];
}

/** Reads a line of the table of all stations by its heading; a station without a position or time is none. */
function stationOf(
  cells: readonly string[],
  heading: readonly string[],
  from: { lat: number; lon: number },
) {
  const cell = (name: string) => cells[heading.indexOf(name)];
  const lat = latOf(cell('LAT'));
  const lon = lonOf(cell('LON'));
  const at = timeFrom(['YYYY', 'MM', 'DD', 'hh', 'mm'].map((name) => cell(name) ?? ''));
  if (lat === undefined || lon === undefined || at === undefined) return undefined;
  const {
    windDirectionDeg,
    windSpeedMps,
    windGustMps,
    waveHeightM,
    wavePeriodS,
    pressureHpa,
    airTemperatureC,
    waterTemperatureC,
  } = valuesOf(cells, heading);
  return {
    id: cell('STN') ?? '',
    lat,
    lon,
    at,
    distanceKm: distanceKm(from.lat, from.lon, lat, lon),
    windDirectionDeg,
    windSpeedMps,
    windGustMps,
    waveHeightM,
    wavePeriodS,
    pressureHpa,
    airTemperatureC,
    waterTemperatureC,
  };
}

/** Observations at sea and the deep-ocean tsunami buoys. `MM` and 9999 stand for nothing. */
export const ndbcBuoys = connector({
  id: 'ndbc-buoys',
  title: 'NDBC buoys and DART',
  category: 'environmental',
  provider: 'NOAA National Data Buoy Center',
  home: 'https://www.ndbc.noaa.gov',
  licence: 'US Government work, public domain',
  cadence: '5 to 60 min',
  coverage: 'oceans',
  key: 'none',
  perMinute: 30,
  baseUrl: 'https://www.ndbc.noaa.gov/data',
  serves: [
    service({
      dataset: dartReadings,
      keepSeconds: 300,
      staleSeconds: 3600,
      example: { stationId: '46404' },
      request: ({ stationId }) => ({ url: `/realtime2/${stationId}.dart` }),
      parse: (reply, { stationId }) =>
        fromText(reply, /^#YY\s+MM\s+DD\s+hh\s+mm\s+ss\s+T\s+HEIGHT/m, (text) => {
          const lines = text.split('\n').filter((line) => /^\d{4} /.test(line));
          const readings = lines.flatMap(dartOf);
          if (readings.length === 0) return unavailable('the buoy sends no usable heights');
          const eventMode = readings
            .slice(0, EVENT_WINDOW)
            .some(({ intervalS }) => intervalS < 900);
          const station = stationOfFile(reply.url, stationId);
          return data({ stationId: station, eventMode, readings }, readings[0]?.at ?? null);
        }),
    }),
    service({
      dataset: buoyRecord,
      keepSeconds: 300,
      staleSeconds: 3600,
      example: { stationId: '46026' },
      request: ({ stationId, file }) => ({
        url: `/realtime2/${stationId.toUpperCase()}.${file}`,
      }),
      parse: (reply, { stationId }) => fromBuoyRecord(reply, stationId),
    }),
    service({
      dataset: buoyObservations,
      keepSeconds: 300,
      staleSeconds: 3600,
      example: { lat: 37.8, lon: -122.5, radiusKm: 200 },
      request: () => ({ url: '/latest_obs/latest_obs.txt' }),
      parse: (reply, query) =>
        fromText(reply, /^#STN\s+LAT\s+LON\s+YYYY/m, (text) => {
          const lines = text.split('\n').filter((line) => line.trim() !== '');
          const heading = cellsOf(lines.find((line) => line.startsWith('#STN')) ?? '');
          const read = lines
            .filter((line) => !line.startsWith('#'))
            .flatMap((line) => stationOf(cellsOf(line), heading, query) ?? []);
          if (read.length === 0)
            return unavailable('no line of the table could be read, but buoys report every hour');
          const stations = read
            .filter((station) => station.distanceKm <= query.radiusKm)
            .sort((a, b) => a.distanceKm - b.distanceKm);
          return list(stations, { stations }, newest(read.map(({ at }) => at)));
        }),
    }),
  ],
});
