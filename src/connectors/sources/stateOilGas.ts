import { reportedFlares } from '../../../engines/ground/datasets/flaring.ts';
import { injectionVolumes } from '../../../engines/ground/datasets/infrastructure.ts';
import { stateQuakes } from '../../../engines/ground/datasets/stateQuakes.ts';
import { connector, service } from '../connector.ts';
import {
  FLARING_MONITOR,
  FLARING_MONITOR_HOST,
  fromReportedFlares,
} from '../formats/flaringMonitor.ts';
import { depthOf, magnitudeOf } from '../formats/geoJsonQuakes.ts';
import { fromCsv, list, unavailable } from '../pipeline/reply.ts';
import {
  latOf,
  lonOf,
  newest,
  numberOf,
  textOf,
  timeOf,
  withQuery,
  within,
} from '../formats/values.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function wellOf(row: Record<string, string>) {
  const [apiNumber, year] = [textOf(row['API']), within(numberOf(row['ReportYear']), 1900, 2200)];
  const [lat, lon] = [
    within(numberOf(row['Lat_Y']), 30, 40),
    within(numberOf(row['Long_X']), -105, -90),
  ];
  if (
    apiNumber === undefined ||
    !/^\d{10,14}(\.0)?$/.test(apiNumber) ||
    year === undefined ||
    lat === undefined ||
    lon === undefined
  )
    return [];
  const monthsBbl = MONTHS.map((month) => within(numberOf(row[`${month} Vol`]), 0, 1e8) ?? null);
  return [
    {
      apiNumber: apiNumber.replace(/\.0$/, ''),
      operator: textOf(row['OperatorName']) ?? null,
      lat,
      lon,
      year,
      depthFt: numberOf(row['TotalDepth']) ?? null,
      monthsBbl,
    },
  ];
}

/** An event of the Oklahoma catalogue; times are UTC. The column of the preferred magnitude has had several names. */
function quakeOf(row: Record<string, string>) {
  const [id, time] = [textOf(row['event_id']) ?? textOf(row['id']), timeOf(row['origintime'])];
  const [lat, lon] = [latOf(row['latitude']), lonOf(row['longitude'])];
  if (id === undefined || time === undefined || lat === undefined || lon === undefined) return [];
  const magnitude = magnitudeOf(numberOf(row['prefmag'] ?? row['magnitude'] ?? row['mag']) ?? null);
  return [
    {
      id: `ogs-${id}`,
      time,
      lat,
      lon,
      depthKm: depthOf(numberOf(row['depth'])),
      magnitude,
      magnitudeType: null,
      place: null,
      url: null,
      status: 'historic' as const,
      updatedAt: null,
      county: textOf(row['county']) ?? null,
    },
  ];
}

/** Volumes injected in Oklahoma, barrels a month, a year at a time. Positions carry no datum: NAD 27 in old rows. */
export const stateOilGas = connector({
  id: 'state-oil-gas',
  title: 'State records of oil and gas',
  category: 'environmental',
  provider: 'Oklahoma Corporation Commission, Oklahoma Geological Survey, Flaring Monitor',
  home: 'https://oklahoma.gov/occ/divisions/oil-gas/oil-gas-data.html',
  licence: 'public record',
  attribution:
    'Oklahoma Corporation Commission; Oklahoma Geological Survey; Flaring Monitor (reports to the states)',
  cadence: 'yearly',
  coverage: 'Oklahoma; flares also Colorado, New Mexico, North Dakota, Texas',
  key: 'none',
  perMinute: 6,
  timeoutMs: 60_000,
  maxBytes: 64 * 1024 * 1024,
  hosts: ['ogsweb.ou.edu', FLARING_MONITOR_HOST],
  baseUrl: 'https://oklahoma.gov/content/dam/ok/en/occ/documents/og/ogdatafiles',
  serves: [
    service({
      dataset: injectionVolumes,
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      example: { state: 'OK', year: 2016 },
      request: ({ year }) => ({ url: `/${year}-uic-injection-volumes.csv` }),
      parse: (reply) =>
        fromCsv(reply, /^﻿?API,OperatorName,/, (rows) => {
          const wells = rows.flatMap(wellOf);
          return wells.length === 0
            ? unavailable('no well of the table could be read')
            : list(wells, { wells }, null);
        }),
    }),
    service({
      dataset: stateQuakes,
      keepSeconds: 86_400,
      staleSeconds: 365 * 86_400,
      example: { state: 'OK', year: 2016 },
      request: ({ year }) => ({
        url: withQuery('https://ogsweb.ou.edu/api/earthquake', {
          start: `${year}01010000`,
          end: `${year}12312359`,
          mag: 0,
          format: 'csv',
        }),
      }),
      parse: (reply) =>
        fromCsv(reply, /^(?=.*\borigintime\b)(?=.*\blatitude\b).*\blongitude\b/, (rows) => {
          const events = rows.flatMap(quakeOf);
          if (rows.length > 0 && events.length === 0)
            return unavailable('no event of the table could be read');
          return list(events, { events }, newest(events.map(({ time }) => time)));
        }),
    }),
    service({
      dataset: reportedFlares,
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      maxBytes: 128 * 1024 * 1024,
      request: () => ({ url: `${FLARING_MONITOR}/raw/reported_flares.csv.gz` }),
      parse: fromReportedFlares,
    }),
  ],
});
