import { injectionVolumes } from '../../engines/datasets/infrastructure.ts';
import { connector, service } from './connector.ts';
import { fromCsv, list, unavailable } from './reply.ts';
import { numberOf, textOf, within } from './values.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function wellOf(row: Record<string, string>) {
  const [apiNumber, year] = [textOf(row['API']), within(numberOf(row['ReportYear']), 1900, 2200)];
  const [lat, lon] = [within(numberOf(row['Lat_Y']), 30, 40), within(numberOf(row['Long_X']), -105, -90)];
  if (apiNumber === undefined || !/^\d{10,14}(\.0)?$/.test(apiNumber) || year === undefined || lat === undefined || lon === undefined) return [];
  const monthsBbl = MONTHS.map((month) => within(numberOf(row[`${month} Vol`]), 0, 1e8) ?? null);
  return [{ apiNumber: apiNumber.replace(/\.0$/, ''), operator: textOf(row['OperatorName']) ?? null, lat, lon, year, depthFt: numberOf(row['TotalDepth']) ?? null, monthsBbl }];
}

/** Volumes injected in Oklahoma, barrels a month, a year at a time. Positions carry no datum: NAD 27 in old rows. */
export const stateOilGas = connector({
  id: 'state-oil-gas', title: 'Oklahoma injection volumes', category: 'environmental', provider: 'Oklahoma Corporation Commission', home: 'https://oklahoma.gov/occ/divisions/oil-gas/oil-gas-data.html',
  licence: 'public record', cadence: 'yearly', coverage: 'Oklahoma', key: 'none', perMinute: 6, timeoutMs: 60_000, maxBytes: 64 * 1024 * 1024, baseUrl: 'https://oklahoma.gov/content/dam/ok/en/occ/documents/og/ogdatafiles',
  serves: [
    service({
      dataset: injectionVolumes, keepSeconds: 7 * 86_400, staleSeconds: 365 * 86_400, example: { state: 'OK', year: 2016 },
      request: ({ year }) => ({ url: `/${year}-uic-injection-volumes.csv` }),
      parse: (reply) =>
        fromCsv(reply, /^﻿?API,OperatorName,/, (rows) => {
          const wells = rows.flatMap(wellOf);
          return wells.length === 0 ? unavailable('no well of the table could be read') : list(wells, { wells }, null);
        }),
    }),
  ],
});
