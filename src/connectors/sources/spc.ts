import * as z from 'zod';
import { outlookAreas } from '../../../engines/ground/datasets/severeWeather.ts';
import { convectiveOutlook, stormReports } from '../../../engines/ground/datasets/stormRecords.ts';
import { MPS_PER_MPH } from '../../../engines/ground/math/units.ts';
import { connector, service, type Parsed, type RawReply } from '../connector.ts';
import { csvOf } from '../pipeline/csvRows.ts';
import { inContiguousStates } from '../pipeline/coverage.ts';
import { OUTLOOK_FILES, readOutlookPoints } from '../formats/outlookPoints.ts';
import { isInRings } from '../../../engines/ground/earth/polygon.ts';
import { ringsOf } from '../formats/ringsOf.ts';
import {
  anyFeatures,
  data,
  empty,
  fromJson,
  fromText,
  list,
  unavailable,
} from '../pipeline/reply.ts';
import { loose, newest, numberOf, strict, textOf, within } from '../formats/values.ts';

const CATEGORIES = ['TSTM', 'MRGL', 'SLGT', 'ENH', 'MDT', 'HIGH'] as const;
const Area = z.object({
  geometry: z.unknown(),
  properties: z.object({
    LABEL: z.enum(CATEGORIES),
    VALID: strict.time,
    EXPIRE: strict.time,
    ISSUE: loose.time,
  }),
});
/** Where no area is drawn the file may hold one feature with an empty collection of geometries. */
const NoArea = z.object({
  geometry: z.object({
    type: z.literal('GeometryCollection'),
    geometries: z.array(z.unknown()).length(0),
  }),
});

const FILES = { tornado: 'torn', wind: 'wind', hail: 'hail' } as const;

/** Today has its own name; days of the past are `YYMMDD_rpts`. */
function reportFile(kind: keyof typeof FILES, date: string | undefined): string {
  const day =
    date === undefined
      ? 'today'
      : `${date.slice(2, 4)}${date.slice(5, 7)}${date.slice(8, 10)}_rpts`;
  return `/climo/reports/${day}_filtered_${FILES[kind]}.csv`;
}

/** The file that a row is of, by the column that only this has. */
function kindOf(row: Record<string, string>): keyof typeof FILES {
  if ('Size' in row) return 'hail';
  return 'Speed' in row ? 'wind' : 'tornado';
}

/** Reports of a day. Hail is in hundredths of an inch, wind in mph or `UNK`; comments hold commas and come last. */
function reportOf(row: Record<string, string>) {
  const lat = within(numberOf(row['Lat']), 10, 75);
  const lon = within(numberOf(row['Lon']), -180, -50);
  const time = textOf(row['Time']);
  if (lat === undefined || lon === undefined || time === undefined || !/^\d{4}$/.test(time))
    return [];
  const hail = numberOf(row['Size']);
  const speed = numberOf(row['Speed']);
  return [
    {
      kind: kindOf(row),
      time,
      lat,
      lon,
      place: textOf(row['Location']) ?? null,
      county: textOf(row['County']) ?? null,
      state: textOf(row['State']) ?? null,
      hailMm: hail === undefined ? null : hail * 0.254,
      gustMps: speed === undefined ? null : speed * MPS_PER_MPH,
      efScale: numberOf(row['F_Scale']?.replace(/^E?F/, '')) ?? null,
      comment: textOf(row['Comments']) ?? null,
    },
  ];
}

const REPORTS = /^Time,(F_Scale|Speed|Size),Location,County,State,Lat,Lon,Comments/;

/**
 * Reads the reports of a day, of one kind or of all three: the file of the whole day has a table of each below one another.
 *
 * @param asked  undefined: all kinds
 */
function readReports(
  reply: RawReply,
  asked: keyof typeof FILES | undefined,
): Parsed<z.output<typeof stormReports.answer>> {
  return fromText(reply, REPORTS, (text) => {
    const tables = text.split(/^(?=Time,)/m).map((part) => csvOf(part));
    if (tables.includes(undefined)) return unavailable('the reply is not a readable table');
    const rows = tables.flatMap((table) => table ?? []);
    const all = rows.flatMap(reportOf);
    if (rows.length > 0 && all.length === 0) return unavailable('no report could be read');
    const reports = all.filter(({ kind }) => asked === undefined || kind === asked);
    const [other] = all;
    if (reports.length === 0 && other !== undefined)
      return unavailable(`the reply holds reports of ${other.kind}, not of ${asked ?? ''}`);
    return list(reports, { reports }, null);
  });
}

/** Severe-thunderstorm outlooks and the reports of what came. */
export const spc = connector({
  id: 'spc',
  title: 'Storm Prediction Center',
  category: 'weather',
  provider: 'NOAA Storm Prediction Center',
  home: 'https://www.spc.noaa.gov',
  licence: 'US Government work, public domain',
  cadence: '5 times a day',
  coverage: '48 contiguous US states',
  key: 'none',
  perMinute: 30,
  baseUrl: 'https://www.spc.noaa.gov',
  hosts: ['tgftp.nws.noaa.gov'],
  serves: [
    service({
      dataset: convectiveOutlook,
      keepSeconds: 900,
      staleSeconds: 7200,
      example: { lat: 35.47, lon: -97.52 },
      request: ({ lat, lon, day }) =>
        inContiguousStates({ lat, lon })
          ? { url: `/products/outlook/day${day}otlk_cat.nolyr.geojson` }
          : undefined,
      parse: (reply, query) =>
        fromJson(reply, anyFeatures, ({ features }) => {
          const areas = features.flatMap((feature) => Area.safeParse(feature).data ?? []);
          if (
            areas.length < features.filter((feature) => !NoArea.safeParse(feature).success).length
          )
            return unavailable('an area of the outlook could not be read');
          const [about] = areas;
          const hit = areas
            .filter(({ geometry }) => isInRings(query, ringsOf(geometry)))
            .map(({ properties }) => CATEGORIES.indexOf(properties.LABEL));
          const category: (typeof CATEGORIES)[number] | 'NONE' =
            CATEGORIES[Math.max(-1, ...hit)] ?? 'NONE';
          const value = {
            category,
            validFrom: about?.properties.VALID ?? null,
            validUntil: about?.properties.EXPIRE ?? null,
            issuedAt: about?.properties.ISSUE ?? null,
          };
          const asOf = newest([value.issuedAt]);
          return category === 'NONE' && areas.length === 0 ? empty(value, asOf) : data(value, asOf);
        }),
    }),
    service({
      dataset: outlookAreas,
      keepSeconds: 900,
      staleSeconds: 7200,
      example: { product: 'PFWF38' },
      request: ({ product }) => ({
        url: `https://tgftp.nws.noaa.gov/data/raw/${OUTLOOK_FILES[product]}.txt`,
      }),
      parse: (reply) => readOutlookPoints(reply),
    }),
    service({
      dataset: stormReports,
      keepSeconds: 600,
      staleSeconds: 3600,
      example: { kind: 'wind' },
      request: ({ date, kind }) => ({ url: reportFile(kind, date) }),
      parse: (reply, { kind }) => readReports(reply, kind),
    }),
  ],
});
