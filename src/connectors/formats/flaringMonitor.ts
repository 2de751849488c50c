import type * as z from 'zod';
import type { basinFlaring, reportedFlares } from '../../../engines/ground/datasets/flaring.ts';
import { ANY_SERIES, type Parsed, type RawReply } from '../connector.ts';
import { fromCsv, list, unavailable } from '../pipeline/reply.ts';
import { numberOf, textOf, within } from './values.ts';

/** Files of the Flaring Monitor: states' reports, and volumes modelled from satellites. */
export const FLARING_MONITOR_HOST = 'raw.githubusercontent.com';
export const FLARING_MONITOR = `https://${FLARING_MONITOR_HOST}/flaringmonitor/viirs-flare-data/main`;

type Report = z.output<typeof reportedFlares.answer>['reports'][number];

function reportOf(row: Readonly<Record<string, string>>): Report | undefined {
  const [state, keyType, key] = [textOf(row['state']), textOf(row['key_type']), textOf(row['key'])];
  const [, month] = /^(\d{4}-(?:0[1-9]|1[0-2]))-\d\d$/.exec(row['month'] ?? '') ?? [];
  if (state?.length !== 2 || keyType === undefined || key === undefined || month === undefined)
    return undefined;
  return {
    state,
    keyType,
    key,
    month,
    operator: textOf(row['operator']) ?? null,
    flaredMcf: within(numberOf(row['flared']), 0, 1e9) ?? null,
  };
}

/** The file holds every report of five states since 2010: some hundred thousand, asked for once a week. */
const MOST_REPORTS = 1_000_000;

/** Reads `reported_flares.csv` and keeps the state and year asked for. */
export function fromReportedFlares(
  reply: RawReply,
  { state, year }: z.output<typeof reportedFlares.query>,
): Parsed<z.output<typeof reportedFlares.answer>> {
  const wanted: string | undefined = state;
  return fromCsv(
    reply,
    /^\uFEFF?run,state,key_type,key,month,operator,flared\b/,
    (rows) => {
      const all = rows.flatMap((row) => reportOf(row) ?? []);
      if (rows.length > 0 && all.length === 0)
        return unavailable('no report of the table could be read');
      const reports = all.filter(
        (each) =>
          (wanted === undefined || wanted === ANY_SERIES || each.state === wanted) &&
          (year === undefined || each.month.startsWith(String(year))),
      );
      return list(reports, { reports }, null);
    },
    MOST_REPORTS,
  );
}

type Series = z.output<typeof basinFlaring.answer>['series'][number];

/** What a row of the table is, by its product and its units. */
const KINDS: Readonly<Record<string, Pick<Series, 'quantity' | 'per' | 'unit'>>> = {
  'flared gas, mmcf': { quantity: 'flared_gas', per: 'month', unit: 'million_cubic_feet' },
  'flared gas, mcfpd': { quantity: 'flared_gas', per: 'day', unit: 'thousand_cubic_feet' },
  'equivalent co2 released monthly, metric tons': {
    quantity: 'co2_equivalent',
    per: 'month',
    unit: 'tonnes',
  },
  'equivalent co2 released daily, metric tons': {
    quantity: 'co2_equivalent',
    per: 'day',
    unit: 'tonnes',
  },
};
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Months of a row, oldest first; a blank cell is a month without a value. */
function monthsOf(row: Readonly<Record<string, string>>): Series['values'] {
  const values = Object.entries(row).flatMap(([name, cell]) => {
    const [, word = '', year] = /^([a-z]{3})_(\d{4})$/.exec(name) ?? [];
    const number = MONTHS.indexOf(word) + 1;
    return number === 0 || year === undefined
      ? []
      : [
          {
            month: `${year}-${String(number).padStart(2, '0')}`,
            value: within(numberOf(cell), 0, 1e12) ?? null,
          },
        ];
  });
  return values.toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

/** Reads `flaring_monitor_basin_stats.csv`: a column for each month. */
export function fromBasinStats(reply: RawReply): Parsed<z.output<typeof basinFlaring.answer>> {
  return fromCsv(
    reply,
    /^\uFEFF?basin,play_subbasin,product_type,product_units,\w{3}_\d{4}\b/,
    (rows) => {
      const series = rows.flatMap((row): Series[] => {
        const [basin, play, kind] = [
          textOf(row['basin']),
          textOf(row['play_subbasin']),
          KINDS[`${row['product_type'] ?? ''}, ${row['product_units'] ?? ''}`.toLowerCase()],
        ];
        const values = monthsOf(row);
        if (
          basin === undefined ||
          play === undefined ||
          kind === undefined ||
          values.every(({ value }) => value === null)
        )
          return [];
        return [{ basin, play, ...kind, values }];
      });
      return rows.length > 0 && series.length === 0
        ? unavailable('no row of the table could be read')
        : list(series, { series }, null);
    },
  );
}
