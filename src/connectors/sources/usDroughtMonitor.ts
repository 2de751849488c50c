import * as z from 'zod';
import { droughtAt, droughtStatistics } from '../../../engines/ground/datasets/droughtMaps.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { ANY_SERIES, connector, service, type Parsed } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { isInRings } from '../../../engines/ground/earth/polygon.ts';
import { ringsOf } from '../formats/ringsOf.ts';
import {
  anyFeatures,
  anyRows,
  data,
  empty,
  fromCsv,
  fromJson,
  list,
  rowsOf,
  unavailable,
} from '../pipeline/reply.ts';
import { loose, newest, numberOf, withQuery } from '../formats/values.ts';

/** The class is `DM` in the map service and `dm` in the file; so is the date under several names. */
const Polygon = z.object({
  geometry: z.unknown(),
  properties: z
    .object({ DM: loose.number, dm: loose.number, MapDate: loose.text, period: loose.text })
    .transform(({ DM, dm, MapDate, period }) => ({
      droughtClass: DM ?? dm,
      date: MapDate ?? period,
    }))
    .pipe(z.object({ droughtClass: z.int().min(0).max(4), date: z.string().nullable() })),
});

const FEATURES =
  'https://services5.arcgis.com/0OTVzJS4K09zlixn/arcgis/rest/services/USDM_current/FeatureServer/0/query';

const pct = z.unknown().transform(numberOf).pipe(z.number().min(0).max(100.1));
/** Keys are camelCase now and were PascalCase before, the date in `YYYYMMDD`. */
const Week = z.preprocess(
  (row) =>
    typeof row === 'object' && row !== null
      ? Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value]))
      : row,
  z.object({
    mapdate: z.union([z.string(), z.number()]),
    none: pct,
    d0: pct,
    d1: pct,
    d2: pct,
    d3: pct,
    d4: pct,
    fips: loose.text,
    statisticformatid: loose.number,
  }),
);
/** The table that the service sends unless asked otherwise. */
const CSV_HEADER = /^\uFEFF?"?MapDate"?,(.*,)?"?D0"?,"?D1"?,/i;
/** Each class alone; otherwise a class holds those above it too. @source USDM, REST services, `statisticsType` */
const CATEGORICAL = 2;

/** Weeks of the county asked for, where rows name theirs; classes hold those above them. */
function weeksOf(
  rows: readonly unknown[],
  areaCode: string,
): Parsed<z.output<typeof droughtStatistics.answer>> {
  const all = rowsOf(rows, Week, (row) => row);
  if (!Array.isArray(all)) return all;
  const isOwn = ({ fips }: z.output<typeof Week>) =>
    areaCode === ANY_SERIES || fips === null || fips.padStart(areaCode.length, '0') === areaCode;
  const own = all.filter(isOwn);
  if (own.length === 0 && all.length > 0)
    return unavailable(`the reply is about ${all[0]?.fips ?? 'other areas'}, not ${areaCode}`);
  const weeks = own.map(({ mapdate, none, d0, d1, d2, d3, d4, statisticformatid }) => {
    const upTo = (...classes: number[]) =>
      statisticformatid === CATEGORICAL
        ? Math.min(
            100,
            classes.reduce((sum, each) => sum + each, 0),
          )
        : (classes[0] ?? 0);
    return {
      mapDate: isoDay(mapdate),
      nonePct: none,
      d0Pct: upTo(d0, d1, d2, d3, d4),
      d1Pct: upTo(d1, d2, d3, d4),
      d2Pct: upTo(d2, d3, d4),
      d3Pct: upTo(d3, d4),
      d4Pct: d4,
    };
  });
  return list(weeks, { weeks }, newest(weeks.map(({ mapDate }) => `${mapDate}T12:00:00Z`)));
}

const usDate = (date: string) =>
  `${Number(date.slice(5, 7))}/${Number(date.slice(8, 10))}/${date.slice(0, 4)}`;
const isoDay = (text: string | number) =>
  String(text)
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    .slice(0, 10);

/** Drought of the United States by week, drawn on Thursday for the state of Tuesday. */
export const usDroughtMonitor = connector({
  id: 'us-drought-monitor',
  title: 'US Drought Monitor',
  category: 'environmental',
  provider: 'National Drought Mitigation Center, USDA and NOAA',
  home: 'https://droughtmonitor.unl.edu',
  licence: 'free with attribution',
  attribution:
    'The U.S. Drought Monitor is jointly produced by the National Drought Mitigation Center at the University of Nebraska-Lincoln, USDA and NOAA',
  cadence: 'weekly, Thursday',
  coverage: 'United States',
  key: 'none',
  perMinute: 30,
  baseUrl: 'https://usdmdataservices.unl.edu/api',
  hosts: ['services5.arcgis.com'],
  serves: [
    service({
      dataset: droughtAt,
      keepSeconds: 43_200,
      staleSeconds: 14 * 86_400,
      example: { lat: 36.2, lon: -115.1 },
      request: ({ lat, lon }) =>
        inUnitedStates({ lat, lon })
          ? {
              url: withQuery(FEATURES, {
                geometry: `${lon},${lat}`,
                geometryType: 'esriGeometryPoint',
                inSR: 4326,
                outSR: 4326,
                spatialRel: 'esriSpatialRelIntersects',
                outFields: '*',
                f: 'geojson',
              }),
            }
          : undefined,
      parse: (reply, query) =>
        fromJson(reply, anyFeatures, ({ features }) => {
          const areas = features.flatMap((feature) => Polygon.safeParse(feature).data ?? []);
          if (areas.length < features.length)
            return unavailable('an area of the drought map could not be read');
          const classes = areas
            .filter(({ geometry }) => isInRings(query, ringsOf(geometry)))
            .map(({ properties }) => properties.droughtClass);
          const mapDate = newest(areas.map(({ properties }) => properties.date));
          if (features.length === 0) return empty({ droughtClass: null, mapDate: null });
          return data(
            {
              droughtClass: classes.length === 0 ? null : Math.max(...classes),
              mapDate: mapDate === null ? null : isoDay(mapDate),
            },
            null,
          );
        }),
    }),
    service({
      dataset: droughtStatistics,
      certain: ({ startDate, endDate }) =>
        Date.parse(endDate) - Date.parse(startDate) >= 14 * DAY_MS
          ? 'the map is drawn every week'
          : undefined,
      keepSeconds: 43_200,
      staleSeconds: 14 * 86_400,
      request: ({ areaCode, startDate, endDate }) => ({
        url: withQuery(
          `/${areaCode.length === 2 ? 'State' : 'County'}Statistics/GetDroughtSeverityStatisticsByAreaPercent`,
          {
            aoi: areaCode,
            startdate: usDate(startDate),
            enddate: usDate(endDate),
            statisticsType: 1,
          },
        ),
        headers: { accept: 'application/json' },
      }),
      parse: (reply, { areaCode }) =>
        CSV_HEADER.test(reply.text)
          ? fromCsv(reply, CSV_HEADER, (rows) => weeksOf(rows, areaCode))
          : fromJson(reply, anyRows, (rows) => weeksOf(rows, areaCode)),
    }),
  ],
});
