import * as z from 'zod';
import type { streamflow } from '../../../engines/ground/datasets/water.ts';
import { HOUR_MS } from '../../../engines/ground/math/time.ts';
import { ANY_SERIES, type Parsed, type RawReply } from '../connector.ts';
import {
  anyFeatures,
  fromJson,
  fromText,
  fromXml,
  list,
  rowsOf,
  unavailable,
} from '../pipeline/reply.ts';
import { Series, sitesOf } from './usgsWaterRows.ts';
import { loose, newest, strict } from './values.ts';
import { zoneHoursOf } from './usLocalTime.ts';
import { elementText, many } from './xml.ts';

type Site = z.output<typeof streamflow.answer>['sites'][number];

const Sites = z.object({ value: z.object({ timeSeries: z.array(z.unknown()) }) });

/** What daily values are of their days, by code. @source USGS, statistic codes; 00011 is an instant */
const STATISTICS: Readonly<Record<string, string>> = {
  '00001': 'Maximum',
  '00002': 'Minimum',
  '00003': 'Mean',
  '00008': 'Median',
};

/**
 * Reads streamflow and gauge heights as the USGS publishes them: JSON and XML of WaterML, tab-separated tables, and features of the
 * OGC collections.
 *
 * @param siteId  only this site is answered; a reply of others is refused
 * @source USGS, Instantaneous Values service, parameter `format`; USGS Water Data OGC APIs, collections of values
 */
export function fromReadings(
  reply: RawReply,
  siteId: string,
): Parsed<z.output<typeof streamflow.answer>> {
  const answer = (series: readonly unknown[]) => {
    const read = rowsOf(series, Series, sitesOf);
    return Array.isArray(read) ? answerOf(read.flat(), siteId) : read;
  };
  if (/^\s*</.test(reply.text))
    return fromXml(reply, (document) => {
      const { data: found } = WaterMl.safeParse(document);
      return found === undefined
        ? unavailable('the reply is no WaterML')
        : answer(found.timeSeriesResponse.timeSeries);
    });
  if (RDB_HEADER.test(reply.text))
    return fromText(reply, RDB_HEADER, (text) => answer(seriesOfTable(text)));
  if (/"FeatureCollection"/.test(reply.text))
    return fromJson(reply, anyFeatures, ({ features }) => {
      const rows = rowsOf(features, Feature, (feature) => feature);
      return Array.isArray(rows) ? answer(seriesOfFeatures(rows)) : rows;
    });
  return fromJson(reply, Sites, ({ value }) => answer(value.timeSeries));
}

function answerOf(all: Site[], siteId: string): Parsed<z.output<typeof streamflow.answer>> {
  const sites = all.filter((site) => siteId === ANY_SERIES || site.siteId === siteId);
  if (sites.length === 0 && all.length > 0) {
    const held = [...new Set(all.map((site) => site.siteId))].slice(0, 5);
    return unavailable(`the reply is about site ${held.join(', ')}, not ${siteId}`);
  }
  return list(sites, { sites }, newest(sites.map(({ values }) => values.at(-1)?.at)));
}

const Marked = z.unknown().transform((element) => elementText(element));
const WaterMlValue = z
  .object({ '#text': z.unknown(), '@dateTime': z.unknown(), '@qualifiers': z.string().default('') })
  .transform((each) => ({
    value: each['#text'],
    dateTime: each['@dateTime'],
    qualifiers: each['@qualifiers'].split(/\s+/),
  }));
/** A series in XML as the JSON has it. */
const WaterMlSeries = z
  .object({
    sourceInfo: z.object({ siteName: Marked, siteCode: Marked, geoLocation: z.unknown() }),
    variable: z.object({
      variableCode: Marked,
      noDataValue: z.unknown(),
      unit: z.unknown(),
      options: z
        .object({ option: many(Marked) })
        .optional()
        .catch(undefined),
    }),
    values: many(
      z.object({
        value: many(WaterMlValue),
        method: many(z.object({ '@methodID': z.unknown(), methodDescription: z.unknown() })),
      }),
    ),
  })
  .transform(({ sourceInfo, variable, values }) => ({
    sourceInfo: { ...sourceInfo, siteCode: [{ value: sourceInfo.siteCode }] },
    variable: {
      ...variable,
      variableCode: [{ value: variable.variableCode }],
      options: { option: (variable.options?.option ?? []).map((value) => ({ value })) },
    },
    values: values.map(({ value, method }) => ({
      value,
      method: method.map((each) => ({ ...each, methodID: each['@methodID'] })),
    })),
  }));
const WaterMl = z.object({ timeSeriesResponse: z.object({ timeSeries: many(WaterMlSeries) }) });

/** A series of one site and parameter as the JSON has it. */
function seriesOf(about: {
  site: string;
  code: string;
  unit?: string | null;
  at?: { latitude: number; longitude: number } | undefined;
  statistic?: string | undefined;
  values: object[];
}): object {
  const { site, code, unit, at, statistic, values } = about;
  return {
    sourceInfo: {
      siteCode: [{ value: site }],
      ...(at === undefined ? {} : { geoLocation: { geogLocation: at } }),
    },
    variable: {
      variableCode: [{ value: code }],
      ...(unit === undefined || unit === null ? {} : { unit: { unitCode: unit } }),
      ...(statistic === undefined ? {} : { options: { option: [{ value: statistic }] } }),
    },
    values: [{ value: values }],
  };
}

/** A table of values: a column for each series, `69928_00060`, with its remarks beside it; one of days adds the statistic. */
const RDB_HEADER = /^agency_cd\tsite_no\tdatetime\t/m;
const COLUMN = /^\d+_(\d{5})(?:_(\d{5}))?$/;

function seriesOfTable(text: string): object[] {
  const found = new Map<
    string,
    { about: Omit<Parameters<typeof seriesOf>[0], 'values'>; values: object[] }
  >();
  let names: string[] = [];
  for (const line of text.split('\n')) {
    const cells = line.split('\t');
    if (cells[0] === 'agency_cd') names = cells;
    else if (cells.length > 2 && cells.length <= names.length && !/^\d+[sdn]$/.test(cells[0] ?? ''))
      names.forEach((name, i) => {
        const [, code, statistic] = COLUMN.exec(name) ?? [];
        const [, site = '', clock = ''] = cells;
        const dateTime = utcOf(clock, cells[names.indexOf('tz_cd')]);
        if (code === undefined || dateTime === undefined) return;
        const key = `${site} ${name}`;
        const series = found.get(key) ?? {
          about: { site, code, statistic: STATISTICS[statistic ?? ''] },
          values: [],
        };
        series.values.push({
          value: cells[i],
          dateTime,
          qualifiers: (cells[i + 1] ?? '').split(/\W/),
        });
        found.set(key, series);
      });
  }
  return [...found.values()].map(({ about, values }) => seriesOf({ ...about, values }));
}

/** `2026-05-01 12:15` on the clock of a zone; a day alone has none. Undefined where the zone is not known. */
function utcOf(clock: string, zone: string | undefined): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(clock)) return clock;
  const [ms, hours] = [Date.parse(`${clock.replace(' ', 'T')}Z`), zoneHoursOf(zone ?? '')];
  return hours === undefined || !Number.isFinite(ms)
    ? undefined
    : new Date(ms - hours * HOUR_MS).toISOString();
}

const Feature = z.object({
  geometry: z
    .object({ coordinates: z.tuple([strict.lon, strict.lat]).rest(z.unknown()) })
    .nullish()
    .catch(null),
  properties: z.object({
    monitoring_location_id: z.string().regex(/^[A-Z]+-\d+$/),
    parameter_code: strict.text,
    time_series_id: loose.text,
    statistic_id: loose.text,
    time: strict.time,
    value: z.unknown(),
    unit_of_measure: loose.text,
    approval_status: loose.text,
  }),
});

function seriesOfFeatures(features: readonly z.output<typeof Feature>[]): object[] {
  const groups = Map.groupBy(features, ({ properties }) =>
    [
      properties.monitoring_location_id,
      properties.parameter_code,
      properties.statistic_id,
      properties.time_series_id,
    ].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { monitoring_location_id, parameter_code, unit_of_measure, statistic_id } =
      first.properties;
    const [longitude, latitude] = first.geometry?.coordinates ?? [];
    return seriesOf({
      site: monitoring_location_id.replace(/^[A-Z]+-/, ''),
      code: parameter_code,
      unit: unit_of_measure,
      at: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
      statistic: STATISTICS[statistic_id ?? ''],
      values: group
        .map(({ properties }) => ({
          value: properties.value,
          dateTime: properties.time,
          qualifiers: /^provisional/i.test(properties.approval_status ?? '') ? ['P'] : [],
        }))
        .toSorted((a, b) => a.dateTime.localeCompare(b.dateTime)),
    });
  });
}
