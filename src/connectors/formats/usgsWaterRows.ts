import * as z from 'zod';
import { M3_PER_CUBIC_FOOT, M_PER_FOOT } from '../../../engines/ground/math/units.ts';
import { ANY_SERIES } from '../connector.ts';
import { unavailable, type Unavailable } from '../pipeline/reply.ts';
import type { Cell } from './rdb.ts';
import { latOf, lonOf, loose, numberOf, strict, textOf } from './values.ts';

const Reading = z.object({
  value: z.unknown(),
  dateTime: strict.time,
  qualifiers: z.union([z.array(z.string()), z.string().transform((text) => [text])]).optional(),
});
/** The readings of one parameter at one site. */
export const Series = z.object({
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
    unit: z.object({ unitCode: loose.text }).optional(),
    options: z
      .object({ option: z.array(z.object({ value: loose.text })) })
      .optional()
      .catch(undefined),
  }),
  values: z
    .array(
      z.object({
        value: z.array(z.unknown()),
        method: z
          .array(z.object({ methodDescription: loose.text, methodID: z.unknown() }))
          .optional()
          .catch(undefined),
      }),
    )
    .min(1),
});

/** Parameters by code and the factor to our units. */
const PARAMETERS: Readonly<Record<string, readonly ['discharge_m3s' | 'gauge_height_m', number]>> =
  { '00060': ['discharge_m3s', M3_PER_CUBIC_FOOT], '00065': ['gauge_height_m', M_PER_FOOT] };

/** Where the reply names another unit than the parameter's own. */
const UNITS: Readonly<Record<string, number>> = {
  'ft3/s': M3_PER_CUBIC_FOOT,
  'ft^3/s': M3_PER_CUBIC_FOOT,
  'm3/s': 1,
  'm^3/s': 1,
  ft: M_PER_FOOT,
  m: 1,
};

/** A site with its readings in our units, once for each sensor: those of several are never mixed. */
export const sitesOf = (series: z.output<typeof Series>) => {
  const { unitCode } = series.variable.unit ?? {};
  // In a unit that nobody here knows there is no value.
  if (
    PARAMETERS[codeOf(series)] !== undefined &&
    typeof unitCode === 'string' &&
    !(unitCode in UNITS)
  )
    return [];
  return series.values.map((sensor) => siteOf(series, sensor));
};

const codeOf = ({ variable }: z.output<typeof Series>) => variable.variableCode[0]?.value ?? '';

function siteOf(
  series: z.output<typeof Series>,
  { value: raws, method }: z.output<typeof Series>['values'][number],
) {
  const { sourceInfo, variable, values } = series;
  const [parameter, own] = PARAMETERS[codeOf(series)] ?? (['other', 1] as const);
  const factor = parameter === 'other' ? own : (UNITS[variable.unit?.unitCode ?? ''] ?? own);
  const readings = raws.flatMap((raw) => {
    const { data: reading } = Reading.safeParse(raw);
    const number = numberOf(reading?.value);
    if (reading === undefined || number === undefined || number === variable.noDataValue) return [];
    return [
      {
        at: reading.dateTime,
        value: number * factor,
        provisional: reading.qualifiers?.includes('P') ?? false,
      },
    ];
  });
  const at = sourceInfo.geoLocation?.geogLocation;
  const statistic = variable.options?.option.find(({ value }) => value !== null)?.value ?? null;
  return {
    siteId: sourceInfo.siteCode[0]?.value ?? '',
    name: sourceInfo.siteName,
    lat: at?.latitude ?? null,
    lon: at?.longitude ?? null,
    parameter,
    ...(values.length > 1
      ? { sensor: textOf(method?.[0]?.methodDescription) ?? idOf(method) }
      : {}),
    ...(statistic === null ? {} : { statistic }),
    values: readings,
  };
}

function idOf(method: readonly { methodID?: unknown }[] | undefined): string | null {
  const number = numberOf(method?.[0]?.methodID);
  return number === undefined ? null : String(number);
}

/** Rows of the site asked for; a table of several is never read as one. */
export function rowsOfSite(rows: Cell[], siteId: string): Cell[] | Unavailable {
  const held = [...new Set(rows.map((cell) => cell('site_no')))];
  if (siteId === ANY_SERIES)
    return held.length > 1 ? unavailable(`the table holds ${held.length} sites: say which`) : rows;
  const own = rows.filter((cell) => (cell('site_no') ?? siteId) === siteId);
  return own.length > 0
    ? own
    : unavailable(`the reply is about site ${held.slice(0, 5).join(', ')}, not ${siteId}`);
}

/** A row of the table of sites; empty where it cannot be placed. */
export function gaugeOf(cell: Cell) {
  const [siteId, name] = [cell('site_no'), cell('station_nm')];
  const lat = latOf(cell('dec_lat_va'));
  const lon = lonOf(cell('dec_long_va'));
  if (siteId === undefined || name === undefined || lat === undefined || lon === undefined)
    return [];
  const altitude = numberOf(cell('alt_va'));
  return [
    {
      siteId,
      name,
      lat,
      lon,
      kind: cell('site_tp_cd') ?? null,
      altitudeM: altitude === undefined ? null : altitude * M_PER_FOOT,
    },
  ];
}

/** A row of the table of yearly peaks; empty where its day is not known. */
export function peakOf(cell: Cell) {
  const date = cell('peak_dt');
  const [flow, stage] = [numberOf(cell('peak_va')), numberOf(cell('gage_ht'))];
  if (date === undefined || !/^\d{4}-\d\d-\d\d$/.test(date)) return [];
  return [
    {
      date,
      flowM3s: flow === undefined ? null : flow * M3_PER_CUBIC_FOOT,
      stageM: stage === undefined ? null : stage * M_PER_FOOT,
      codes: cell('peak_cd')?.split(',') ?? [],
    },
  ];
}

/** A row of the table of mean flows. */
export function meanOf(cell: Cell) {
  const [siteId, parameterCode, mean] = [
    cell('site_no'),
    cell('parameter_cd'),
    numberOf(cell('mean_va')),
  ];
  const period = [cell('year_nu'), cell('month_nu'), cell('day_nu')]
    .filter((part) => part !== undefined)
    .map((part) => part.padStart(2, '0'))
    .join('-');
  if (siteId === undefined || parameterCode === undefined || mean === undefined || period === '')
    return [];
  return [{ siteId, parameterCode, period, mean, years: numberOf(cell('count_nu')) ?? null }];
}
