import * as z from 'zod';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { airQualityReport } from '../../../engines/ground/datasets/air.ts';
import { KM_PER_MILE } from '../../../engines/ground/math/units.ts';
import { connector, service, type Parsed, type RawReply } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import {
  anyRows,
  fromCsv,
  fromJson,
  fromXml,
  list,
  rowsOf,
  unavailable,
} from '../pipeline/reply.ts';
import { loose, newest, numberOf, roundedAt, strict, withQuery } from '../formats/values.ts';

const aqi = z.unknown().transform(numberOf).pipe(z.number().min(0).max(999));
/** Of a monitor that has none, -999 or nothing. */
const maybeAqi = aqi.nullable().catch(null);

/** Names since 2026. */
const Now = z
  .object({
    parameterName: strict.text,
    nowcastAQI: aqi,
    aqiCategoryName: loose.text,
    reportingAreaName: loose.text,
    dateObserved: strict.text,
    hourObserved: loose.text,
    localTimeZone: loose.text,
    reportingAgency: loose.text,
  })
  .transform((row) => ({
    parameter: row.parameterName,
    aqi: row.nowcastAQI,
    category: row.aqiCategoryName,
    area: row.reportingAreaName,
    at: `${row.dateObserved} ${row.hourObserved ?? ''} ${row.localTimeZone ?? ''}`.trim(),
    agency: row.reportingAgency,
  }));

/** Names before. */
const Before = z
  .object({
    ParameterName: strict.text,
    AQI: aqi,
    Category: z.object({ Name: loose.text }).nullish(),
    CategoryName: loose.text,
    ReportingArea: loose.text,
    DateObserved: strict.text,
    HourObserved: loose.number,
    LocalTimeZone: loose.text,
  })
  .transform((row) => ({
    parameter: row.ParameterName,
    aqi: row.AQI,
    category: row.Category?.Name ?? row.CategoryName,
    area: row.ReportingArea,
    at: `${row.DateObserved} ${row.HourObserved ?? ''}:00 ${row.LocalTimeZone ?? ''}`.trim(),
    agency: null,
  }));

const CATEGORIES = [
  'Good',
  'Moderate',
  'Unhealthy for Sensitive Groups',
  'Unhealthy',
  'Very Unhealthy',
  'Hazardous',
] as const;

/** A monitor of the query by box, at an hour UTC: index, concentration or both. @source AirNow API, Observations by Monitoring Site */
const Monitor = z
  .object({
    Latitude: strict.lat,
    Longitude: strict.lon,
    UTC: strict.time,
    Parameter: strict.text,
    Unit: loose.text,
    AQI: maybeAqi.optional(),
    Category: loose.number,
    Value: loose.number,
    RawConcentration: loose.number,
    SiteName: loose.text,
    AgencyName: loose.text,
  })
  .transform((row) => ({
    parameter: row.Parameter,
    aqi: row.AQI ?? null,
    category: CATEGORIES[(row.Category ?? 0) - 1] ?? null,
    area: row.SiteName,
    at: row.UTC,
    agency: row.AgencyName,
    lat: row.Latitude,
    lon: row.Longitude,
    concentration: row.Value ?? row.RawConcentration,
    unit: row.Unit,
  }))
  .refine(({ aqi, concentration }) => aqi !== null || concentration !== null, 'nothing measured');

const Members = z.record(z.string(), z.unknown());
const AnyLayout = z.union([Now, Before, Monitor]);
type Answer = z.output<typeof airQualityReport.answer>;

/** Readings of a list; monitors outside the circle that was asked for are left out. */
function answerOf(
  rows: readonly unknown[],
  { lat, lon, radiusKm }: z.output<typeof airQualityReport.query>,
): Parsed<Answer> {
  const all = rowsOf(rows, AnyLayout, (row): Answer['readings'][number] => row);
  if (!Array.isArray(all)) return all;
  const readings = all.filter(
    (each) =>
      typeof each.lat !== 'number' ||
      typeof each.lon !== 'number' ||
      distanceKm(lat, lon, each.lat, each.lon) <= radiusKm,
  );
  if (readings.length === 0 && all.length > 0)
    return unavailable(`no monitor of the reply is within ${radiusKm} km of the place`);
  const asOf = newest(readings.map((each) => (each.lat === undefined ? null : each.at)));
  return list(readings, { readings }, asOf);
}

/** The table of reporting areas has a header, that of monitors has none. */
const AREAS = /^\uFEFF?"?DateObserved"?,/i;
const MONITORS = /^\uFEFF?"?-?\d+\.\d+"?,"?-?\d+\.\d+"?,"?\d{4}-\d\d-\d\dT\d\d:\d\d"?,/;

/** The columns of a monitor by their order; a concentration stands before its unit where one was asked for. */
function monitorOf(cells: Readonly<Record<string, string>>): Record<string, string | undefined> {
  const [Latitude, Longitude, UTC, Parameter, ...rest] = Object.values(cells);
  const Value = numberOf(rest[0]) === undefined ? undefined : rest.shift();
  const [Unit, AQI, Category, SiteName, AgencyName] = rest;
  return { Latitude, Longitude, UTC, Parameter, Value, Unit, AQI, Category, SiteName, AgencyName };
}

function fromTable(
  reply: RawReply,
  query: z.output<typeof airQualityReport.query>,
): Parsed<Answer> {
  if (!MONITORS.test(reply.text)) return fromCsv(reply, AREAS, (rows) => answerOf(rows, query));
  const [line = ''] = reply.text.split('\n', 1);
  const text = `${[...line.split(',').keys()].join(',')}\n${reply.text}`;
  return fromCsv({ ...reply, text }, /^0,/, (rows) => answerOf(rows.map(monitorOf), query));
}

/** In XML each reading is an element below the list of its service; the category is one too, or its name and number stand beside. @source AirNow API, output formats */
function fromDocument(
  reply: RawReply,
  query: z.output<typeof airQualityReport.query>,
): Parsed<Answer> {
  return fromXml(reply, (document) => {
    const [name = '', list] =
      Object.entries(Members.safeParse(document).data ?? {}).find(
        ([each]) => !each.startsWith('?'),
      ) ?? [];
    const rows = Object.entries(Members.safeParse(list).data ?? {}).flatMap(([each, element]) =>
      each.startsWith('@') ? [] : [element].flat(),
    );
    if (!/observation/i.test(name)) return unavailable('the reply is no list of observations');
    return answerOf(rows, query);
  });
}

/** The air quality index that US agencies report, preliminary. */
export const epaAirnow = connector({
  id: 'epa-airnow',
  title: 'AirNow',
  category: 'air_quality',
  provider: 'US EPA AirNow and its partner agencies',
  home: 'https://docs.airnowapi.org',
  licence: 'US Government work, public domain; preliminary data',
  attribution: 'US EPA AirNow and participating agencies',
  cadence: 'hourly',
  coverage: 'United States, Canada, Mexico',
  key: 'required',
  perMinute: 8,
  baseUrl: 'https://www.airnowapi.org/aq',
  serves: [
    service({
      dataset: airQualityReport,
      keepSeconds: 1800,
      staleSeconds: 10_800,
      round: roundedAt(2),
      example: { lat: 34.05, lon: -118.24 },
      request: ({ lat, lon, radiusKm }, key) =>
        key === undefined || !inUnitedStates({ lat, lon })
          ? undefined
          : {
              url: withQuery('/observation/latLong/current/', {
                format: 'application/json',
                latitude: lat,
                longitude: lon,
                distance: Math.round(radiusKm / KM_PER_MILE),
                API_KEY: key,
              }),
            },
      parse(reply, query) {
        if (AREAS.test(reply.text) || MONITORS.test(reply.text)) return fromTable(reply, query);
        if (/^\s*</.test(reply.text)) return fromDocument(reply, query);
        return fromJson(reply, anyRows, (rows) => answerOf(rows, query));
      },
    }),
  ],
});
