import {
  annualPeaks,
  flowStatistics,
  streamflow,
  waterSites,
} from '../../../engines/ground/datasets/water.ts';
import { ANY_SERIES, connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { fromRdb } from '../formats/rdb.ts';
import { fromReadings } from '../formats/usgsReadings.ts';
import { gaugeOf, meanOf, peakOf, rowsOfSite } from '../formats/usgsWaterRows.ts';
import { empty, list, unavailable } from '../pipeline/reply.ts';
import { boxAround, withQuery } from '../formats/values.ts';

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
      parse: (reply, query) =>
        reply.status === 404
          ? unavailable('the service knows no such site')
          : fromReadings(reply, 'siteId' in query ? query.siteId : ANY_SERIES),
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
        if (reply.status === 404 && /no sites found/i.test(reply.text)) return empty({ sites: [] });
        return fromRdb(reply, 'dec_lat_va', (rows) => {
          const sites = rows.flatMap(gaugeOf);
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
      parse: (reply, { siteId }) =>
        fromRdb(reply, 'peak_va', (rows) => {
          const own = rowsOfSite(rows, siteId);
          if (!Array.isArray(own)) return own;
          const peaks = own.flatMap(peakOf);
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
      parse: (reply, { siteId }) =>
        fromRdb(reply, 'mean_va', (rows) => {
          const own = rowsOfSite(rows, siteId);
          if (!Array.isArray(own)) return own;
          const means = own.flatMap(meanOf);
          return means.length === 0
            ? unavailable('no mean of the table could be read')
            : list(means, { rows: means }, null);
        }),
    }),
  ],
});
