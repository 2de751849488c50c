import { nightfires } from '../../../engines/ground/datasets/fire.ts';
import { basinFlaring } from '../../../engines/ground/datasets/flaring.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { connector, service } from '../connector.ts';
import {
  FLARING_MONITOR,
  FLARING_MONITOR_HOST,
  fromBasinStats,
} from '../formats/flaringMonitor.ts';
import { fromCsv, list, unavailable } from '../pipeline/reply.ts';
import { latOf, lonOf, numberOf, timeOf, within } from '../formats/values.ts';

const NONE = 999_999;

function sourceOf(row: Record<string, string>) {
  const at = timeOf(row['Date_Mscan']?.replaceAll('/', '-'));
  const [lat, lon] = [latOf(row['Lat_GMTCO']), lonOf(row['Lon_GMTCO'])];
  const temperatureK = within(numberOf(row['Temp_BB']), 300, 6000);
  if (at === undefined || lat === undefined || lon === undefined || temperatureK === undefined)
    return [];
  const value = (name: string) => within(numberOf(row[name]), 0, NONE - 1) ?? null;
  return [{ at, lat, lon, temperatureK, radiantHeatMw: value('RH'), areaM2: value('Area_BB') }];
}

/** Hot sources of one night by temperature: gas flares burn at 1,400 to 2,500 K. The key is a bearer token. 999999 stands for none. */
export const viirsNightfire = connector({
  id: 'viirs-nightfire',
  title: 'VIIRS Nightfire',
  category: 'environmental',
  provider: 'Earth Observation Group, Colorado School of Mines',
  home: 'https://eogdata.mines.edu/products/vnf/',
  licence: 'free for academic and non-commercial use, else by licence',
  attribution: 'Earth Observation Group, Payne Institute, Colorado School of Mines',
  cadence: 'nightly',
  coverage: 'world',
  key: 'required',
  perMinute: 6,
  timeoutMs: 60_000,
  maxBytes: 64 * 1024 * 1024,
  hosts: [FLARING_MONITOR_HOST],
  baseUrl: 'https://eogdata.mines.edu/wwwdata/viirs_products/vnf',
  serves: [
    service({
      dataset: nightfires,
      keepSeconds: 43_200,
      staleSeconds: 30 * 86_400,
      example: { lat: 31.9, lon: -102.1, radiusKm: 100, date: '2026-05-01' },
      request: ({ date }, key) =>
        key === undefined
          ? undefined
          : {
              url: `/v30/VNF_npp_d${date.replaceAll('-', '')}_noaa_v30-ez.csv`,
              headers: { authorization: `Bearer ${key}` },
            },
      parse: (reply, { lat, lon, radiusKm }) =>
        reply.status === 404
          ? unavailable('there is no file of this night')
          : fromCsv(reply, /Lat_GMTCO.*Temp_BB/, (rows) => {
              const all = rows.flatMap(sourceOf);
              if (rows.length > 0 && all.length === 0)
                return unavailable('no source of the table could be read');
              const sources = all.filter(
                (each) => distanceKm(lat, lon, each.lat, each.lon) <= radiusKm,
              );
              return list(sources, { sources }, null);
            }),
    }),
    service({
      dataset: basinFlaring,
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      // The file is open and needs no key; it is part of this source and asked where the source is set up.
      request: (_query, key) =>
        key === undefined
          ? undefined
          : { url: `${FLARING_MONITOR}/processed/flaring_monitor_basin_stats.csv` },
      parse: fromBasinStats,
    }),
  ],
});
