import * as z from 'zod';
import {
  annualPeaks,
  flowStatistics,
  streamflow,
  waterSites,
} from '../../../engines/ground/datasets/water.ts';
import { connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { fromRdb } from '../formats/rdb.ts';
import { empty, fromJson, list, listOf, unavailable } from '../pipeline/reply.ts';
import {
  boxAround,
  latOf,
  lonOf,
  loose,
  newest,
  numberOf,
  strict,
  withQuery,
} from '../formats/values.ts';

const FT = 0.3048;
const CFS = 0.028316847;

const Reading = z.object({
  value: z.unknown(),
  dateTime: strict.time,
  qualifiers: z.union([z.array(z.string()), z.string().transform((text) => [text])]).optional(),
});
const Series = z.object({
  sourceInfo: z.object({
    siteName: loose.text,
    siteCode: z.array(z.object({ value: strict.text })).min(1),
    geoLocation: z
      .object({ geogLocation: z.object({ latitude: loose.lat, longitude: loose.lon }) })
      .optional(),
  }),
  variable: z.object({
    variableCode: z.array(z.object({ value: strict.text })).min(1),
    noDataValue: loose.number,
  }),
  values: z.array(z.object({ value: z.array(z.unknown()) })).min(1),
});

/** Parameters by code and the factor to our units. */
const PARAMETERS: Readonly<Record<string, readonly ['discharge_m3s' | 'gauge_height_m', number]>> =
  { '00060': ['discharge_m3s', CFS], '00065': ['gauge_height_m', FT] };

function siteOf({ sourceInfo, variable, values }: z.output<typeof Series>) {
  const [parameter, factor] =
    PARAMETERS[variable.variableCode[0]?.value ?? ''] ?? (['other', 1] as const);
  const readings = values
    .flatMap(({ value }) => value)
    .flatMap((raw) => {
      const { data: reading } = Reading.safeParse(raw);
      const number = numberOf(reading?.value);
      if (reading === undefined || number === undefined || number === variable.noDataValue)
        return [];
      return [
        {
          at: reading.dateTime,
          value: number * factor,
          provisional: reading.qualifiers?.includes('P') ?? false,
        },
      ];
    });
  const at = sourceInfo.geoLocation?.geogLocation;
  return {
    siteId: sourceInfo.siteCode[0]?.value ?? '',
    name: sourceInfo.siteName,
    lat: at?.latitude ?? null,
    lon: at?.longitude ?? null,
    parameter,
    values: readings,
  };
}

const Sites = z.object({ value: z.object({ timeSeries: z.array(z.unknown()) }) });

/** A box of at most 25 square degrees, the service's limit. */
function boxText(query: { lat: number; lon: number; radiusKm: number }): string | undefined {
  const { west, south, east, north } = boxAround(query, query.radiusKm);
  if (!inUnitedStates(query) || (east - west) * (north - south) > 25) return undefined;
  return [west, south, east, north].map((edge) => edge.toFixed(5)).join(',');
}

/** Streamflow, gauge heights, sites and yearly peaks of the USGS. */
export const usgsWater = connector({
  id: 'usgs-water',
  title: 'USGS water data',
  category: 'environmental',
  provider: 'US Geological Survey, Water Resources',
  home: 'https://waterdata.usgs.gov',
  licence: 'US Government work, public domain',
  attribution: 'USGS National Water Information System',
  cadence: '15 min',
  coverage: 'United States',
  key: 'optional',
  perMinute: 60,
  baseUrl: 'https://waterservices.usgs.gov',
  hosts: ['nwis.waterdata.usgs.gov'],
  serves: [
    service({
      dataset: streamflow,
      keepSeconds: 600,
      staleSeconds: 7200,
      example: { siteId: '01646500', days: 1 },
      request(query) {
        const common = { format: 'json', parameterCd: '00060,00065', siteStatus: 'active' };
        if ('siteId' in query)
          return {
            url: withQuery('/nwis/iv/', {
              ...common,
              sites: query.siteId,
              period: `P${query.days}D`,
            }),
          };
        const bBox = boxText(query);
        return bBox === undefined
          ? undefined
          : { url: withQuery('/nwis/iv/', { ...common, bBox }) };
      },
      parse(reply) {
        if (reply.status === 404) return unavailable('the service knows no such site');
        return fromJson(reply, Sites, ({ value }) =>
          listOf(value.timeSeries, Series, {
            read: siteOf,
            wrap: (sites) => ({ sites }),
            asOf: (sites) => newest(sites.map(({ values }) => values.at(-1)?.at)),
          }),
        );
      },
    }),
    service({
      dataset: waterSites,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      request(query) {
        const common = { format: 'rdb', siteType: 'ST', hasDataTypeCd: 'iv', siteStatus: 'active' };
        if ('siteId' in query)
          return { url: withQuery('/nwis/site/', { format: 'rdb', sites: query.siteId }) };
        const bBox = boxText(query);
        return bBox === undefined
          ? undefined
          : { url: withQuery('/nwis/site/', { ...common, bBox }) };
      },
      parse(reply) {
        if (reply.status === 404) return empty({ sites: [] });
        return fromRdb(reply, 'dec_lat_va', (rows) => {
          const sites = rows.flatMap((cell) => {
            const [siteId, name] = [cell('site_no'), cell('station_nm')];
            const lat = latOf(cell('dec_lat_va'));
            const lon = lonOf(cell('dec_long_va'));
            if (
              siteId === undefined ||
              name === undefined ||
              lat === undefined ||
              lon === undefined
            )
              return [];
            const altitude = numberOf(cell('alt_va'));
            return [
              {
                siteId,
                name,
                lat,
                lon,
                kind: cell('site_tp_cd') ?? null,
                altitudeM: altitude === undefined ? null : altitude * FT,
              },
            ];
          });
          return sites.length === 0
            ? unavailable('no site of the table could be read')
            : list(sites, { sites }, null);
        });
      },
    }),
    service({
      dataset: annualPeaks,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      request: ({ siteId }) => ({
        url: withQuery('https://nwis.waterdata.usgs.gov/nwis/peak', {
          site_no: siteId,
          agency_cd: 'USGS',
          format: 'rdb',
        }),
      }),
      parse: (reply) =>
        fromRdb(reply, 'peak_va', (rows) => {
          const peaks = rows.flatMap((cell) => {
            const date = cell('peak_dt');
            const [flow, stage] = [numberOf(cell('peak_va')), numberOf(cell('gage_ht'))];
            if (date === undefined || !/^\d{4}-\d\d-\d\d$/.test(date)) return [];
            return [
              {
                date,
                flowM3s: flow === undefined ? null : flow * CFS,
                stageM: stage === undefined ? null : stage * FT,
                codes: cell('peak_cd')?.split(',') ?? [],
              },
            ];
          });
          return peaks.length === 0
            ? unavailable('no peak of the table could be read')
            : list(peaks, { peaks }, null);
        }),
    }),
    service({
      dataset: flowStatistics,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      request: ({ siteId, report }) => ({
        url: withQuery('/nwis/stat/', {
          format: 'rdb',
          sites: siteId,
          statReportType: report,
          parameterCd: '00060',
        }),
      }),
      parse: (reply) =>
        fromRdb(reply, 'mean_va', (rows) => {
          const means = rows.flatMap((cell) => {
            const [siteId, parameterCode, mean] = [
              cell('site_no'),
              cell('parameter_cd'),
              numberOf(cell('mean_va')),
            ];
            const period = [cell('year_nu'), cell('month_nu'), cell('day_nu')]
              .filter((part) => part !== undefined)
              .map((part) => part.padStart(2, '0'))
              .join('-');
            if (
              siteId === undefined ||
              parameterCode === undefined ||
              mean === undefined ||
              period === ''
            )
              return [];
            return [
              { siteId, parameterCode, period, mean, years: numberOf(cell('count_nu')) ?? null },
            ];
          });
          return means.length === 0
            ? unavailable('no mean of the table could be read')
            : list(means, { rows: means }, null);
        }),
    }),
  ],
});
