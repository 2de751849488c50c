import * as z from 'zod';
import { damsNear } from '../../../engines/ground/datasets/infrastructure.ts';
import { M_PER_FOOT } from '../../../engines/ground/math/units.ts';
import { ANY_SERIES, connector, service, type Parsed } from '../connector.ts';
import { anyRows, fromCsv, fromJson, listOf, unavailable } from '../pipeline/reply.ts';
import { loose, strict, withQuery } from '../formats/values.ts';

/** Cubic metres of an acre-foot. */
const ACRE_FOOT = 1233.48;
const Row = z.object({
  federalId: strict.text,
  name: strict.text,
  latitude: strict.lat,
  longitude: strict.lon,
  hazardId: loose.text,
  nidHeight: loose.number,
  nidStorage: loose.number,
  yearCompleted: loose.number,
});

/** The table has its columns by their titles, units behind them, and a line that tells its date before them. @source USACE, National Inventory of Dams, data dictionary */
const CSV_HEADER = /^\uFEFF?("?Data Last Updated[^\n]*\n)?"?Dam Name"?,.*NID Height \(Ft\)/i;
const cellsOf = (row: Readonly<Record<string, string>>) => ({
  federalId: row['Federal ID'] ?? row['NID ID'],
  name: row['Dam Name'],
  latitude: row['Latitude'],
  longitude: row['Longitude'],
  hazardId: row['Hazard Potential Classification'],
  nidHeight: row['NID Height (Ft)'],
  nidStorage: row['NID Storage (Acre-Ft)'],
  yearCompleted: row['Year Completed'],
});

type Dams = z.output<typeof damsNear.answer>;

const answerOf = (rows: readonly unknown[]): Parsed<Dams> =>
  listOf(rows, Row, {
    read: (row) => ({
      id: row.federalId,
      name: row.name,
      lat: row.latitude,
      lon: row.longitude,
      hazard: row.hazardId,
      heightM: row.nidHeight === null ? null : row.nidHeight * M_PER_FOOT,
      storageM3: row.nidStorage === null ? null : row.nidStorage * ACRE_FOOT,
      yearCompleted: row.yearCompleted,
    }),
    wrap: (dams) => ({ dams }),
  });

/** A table may hold the whole nation: identifiers begin with the state. */
function ofState(rows: readonly Record<string, string>[], state: string): Parsed<Dams> {
  const dams = rows.map(cellsOf);
  const own = dams.filter(
    ({ federalId }) => state === ANY_SERIES || federalId?.startsWith(state) === true,
  );
  return own.length === 0 && dams.length > 0
    ? unavailable(`the table holds no dam of ${state}`)
    : answerOf(own);
}

/** Dams of the United States with the harm that their failure would do. */
export const usaceNid = connector({
  id: 'usace-nid',
  title: 'National Inventory of Dams',
  category: 'environmental',
  provider: 'US Army Corps of Engineers',
  home: 'https://nid.sec.usace.army.mil',
  licence: 'US Government work, public domain',
  cadence: 'continuous',
  coverage: 'United States',
  key: 'none',
  perMinute: 20,
  timeoutMs: 20_000,
  maxBytes: 24 * 1024 * 1024,
  baseUrl: 'https://nid.sec.usace.army.mil/api',
  serves: [
    service({
      dataset: damsNear,
      certain: () => 'every state has dams',
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      example: { state: 'UT' },
      request: ({ state }) => ({
        url: withQuery('/query', { sy: `@state:${state}`, out: 'json' }),
      }),
      parse: (reply, { state }) =>
        CSV_HEADER.test(reply.text)
          ? fromCsv(
              { ...reply, text: reply.text.replace(/^\uFEFF?"?Data Last Updated[^\n]*\n/i, '') },
              CSV_HEADER,
              (rows) => ofState(rows, state),
            )
          : fromJson(reply, anyRows, answerOf),
    }),
  ],
});
