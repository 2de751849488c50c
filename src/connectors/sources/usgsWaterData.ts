import {
  groundwaterLevels,
  groundwaterTracers,
  groundwaterWells,
} from '../../../engines/ground/datasets/groundwater.ts';
import { connector, service, type SourceRequest } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import {
  levelOf,
  Location,
  Measurement,
  Result,
  tracerOf,
  wellOf,
} from '../formats/groundwaterRows.ts';
import { anyFeatures, empty, fromCsv, fromJson, listOf } from '../pipeline/reply.ts';
import { newest, withQuery } from '../formats/values.ts';

interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The service's own limit for one page; a valley has fewer wells than that. */
const PAGE = 10_000;

const boxText = ({ south, west, north, east }: Box): string =>
  [west, south, east, north].map((edge) => edge.toFixed(4)).join(',');

/** A question for an area of the United States; others are not covered. */
function ask(
  box: Box,
  path: string,
  query: Readonly<Record<string, string | number>>,
  key: string | undefined,
): SourceRequest | undefined {
  const middle = { lat: (box.south + box.north) / 2, lon: (box.west + box.east) / 2 };
  if (!inUnitedStates(middle)) return undefined;
  return {
    url: withQuery(path, query),
    ...(key === undefined ? {} : { headers: { 'X-Api-Key': key } }),
  };
}

const isoDay = (day: string | undefined): string | null =>
  day === undefined ? null : `${day}T00:00:00Z`;

/** Wells, water levels and laboratory results of the USGS, by its Water Data APIs. */
export const usgsWaterData = connector({
  id: 'usgs-water-data',
  title: 'USGS groundwater',
  category: 'environmental',
  provider: 'US Geological Survey, Water Resources',
  home: 'https://api.waterdata.usgs.gov',
  licence: 'US Government work, public domain',
  attribution: 'USGS Water Data for the Nation',
  cadence: 'daily',
  coverage: 'United States',
  key: 'optional',
  perMinute: 30,
  baseUrl: 'https://api.waterdata.usgs.gov',
  serves: [
    service({
      dataset: groundwaterWells,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      example: { south: 40.1, west: -112.7, north: 40.55, east: -112.15 },
      request: (box, key) =>
        ask(
          box,
          '/ogcapi/v0/collections/monitoring-locations/items',
          { bbox: boxText(box), site_type_code: 'GW', limit: PAGE, f: 'json' },
          key,
        ),
      parse: (reply) =>
        fromJson(reply, anyFeatures, ({ features }) =>
          listOf(features, Location, { read: wellOf, wrap: (wells) => ({ wells }) }),
        ),
    }),
    service({
      dataset: groundwaterLevels,
      keepSeconds: 86_400,
      staleSeconds: 30 * 86_400,
      persistent: true,
      request: ({ from, ...box }, key) =>
        ask(
          box,
          '/ogcapi/v0/collections/field-measurements/items',
          {
            bbox: boxText(box),
            parameter_code: '72019',
            time: `${from}/..`,
            limit: PAGE,
            f: 'json',
          },
          key,
        ),
      parse: (reply) =>
        fromJson(reply, anyFeatures, ({ features }) =>
          listOf(features, Measurement, {
            read: levelOf,
            wrap: (levels) => ({ levels }),
            asOf: (levels) => isoDay(newest(levels.map(({ day }) => day)) ?? undefined),
          }),
        ),
    }),
    service({
      dataset: groundwaterTracers,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      request: ({ from, to, ...box }, key) =>
        ask(
          box,
          '/samples-data/results/fullphyschem',
          {
            boundingBox: boxText(box),
            siteTypeCode: 'GW',
            activityStartDateLower: from,
            activityStartDateUpper: to,
            characteristicGroup: 'Radiochemical',
            mimeType: 'text/csv',
          },
          key,
        ),
      parse: (reply) =>
        fromCsv(reply, /^﻿?"?Org_Identifier/, (rows) =>
          rows.length === 0
            ? empty({ samples: [] })
            : listOf(rows, Result, {
                read: tracerOf,
                wrap: (samples) => ({ samples }),
                asOf: (samples) => isoDay(newest(samples.map(({ day }) => day)) ?? undefined),
              }),
        ),
    }),
  ],
});
