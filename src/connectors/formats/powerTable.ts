import * as z from 'zod';
import type { Parsed, RawReply } from '../connector.ts';
import { csvOf } from '../pipeline/csvRows.ts';
import { fromJson, fromText, unavailable } from '../pipeline/reply.ts';
import { loose, numberOf } from './values.ts';

/** An answer of NASA POWER: the values of each parameter by day (`YYYYMMDD`) or month (`JAN` to `DEC`, `ANN`). */
export interface PowerTable {
  readonly keys: readonly string[];
  readonly has: (name: string) => boolean;
  /** Values of a parameter over the keys; null for the fill value. Sunshine is kWh/m² a day, whatever the community asked for. */
  readonly column: (name: string) => (number | null)[];
  readonly elevationM: number | null;
  /** First and last year of a climatology. */
  readonly years: readonly [from: number, to: number] | null;
}

type Values = ReadonlyMap<string, ReadonlyMap<string, number | null>>;

const Reply = z.object({
  geometry: z.object({ coordinates: z.array(z.number()) }).optional(),
  header: z.object({
    fill_value: z.number(),
    title: z.string().optional(),
    range: z.string().optional(),
    start: z.string().optional(),
    end: z.string().optional(),
  }),
  properties: z.object({
    parameter: z.record(z.string(), z.record(z.string().regex(/^(\d{8}|[A-Z]{3})$/), loose.number)),
  }),
  parameters: z
    .record(z.string(), z.object({ units: loose.text }))
    .optional()
    .catch(undefined),
});

/** Agriculture is given megajoules where renewable energy is given kilowatt hours. */
const MJ_PER_KWH = 3.6;
const isMegajoule = (unit: string) => /^MJ\b/i.test(unit.trim());

function tableOf(
  values: Values,
  units: ReadonlyMap<string, string>,
  about: Pick<PowerTable, 'elevationM' | 'years'>,
): PowerTable {
  const [first] = values.values();
  const keys = [...(first?.keys() ?? [])].toSorted();
  const column = (name: string) => {
    const scale = isMegajoule(units.get(name) ?? '') ? 1 / MJ_PER_KWH : 1;
    return keys.map((key) => {
      const value = values.get(name)?.get(key) ?? null;
      return value === null ? null : value * scale;
    });
  };
  return { keys, has: (name) => values.has(name), column, ...about };
}

/** Reads POWER's JSON or its CSV with a header of its own. */
export function fromPowerTable<A>(
  reply: RawReply,
  read: (table: PowerTable) => Parsed<A>,
): Parsed<A> {
  const checked = (table: PowerTable | undefined) =>
    table === undefined || table.keys.length === 0
      ? unavailable('the reply has no days or months, or was cut off')
      : read(table);
  if (/^\uFEFF?\s*-BEGIN HEADER-/.test(reply.text))
    return fromText(reply, /-END HEADER-/, (text) => checked(csvTable(text)));
  return fromJson(reply, Reply, ({ header, properties, geometry, parameters }) => {
    const real = (value: number | null) => (value === header.fill_value ? null : value);
    const values = new Map(
      Object.entries(properties.parameter).map(([name, byKey]) => [
        name,
        new Map(Object.entries(byKey).map(([key, value]) => [key, real(value)])),
      ]),
    );
    const units = new Map(
      Object.entries(parameters ?? {}).map(([name, { units: unit }]) => [name, unit ?? '']),
    );
    const isClimate = Object.values(properties.parameter).some((byKey) => 'ANN' in byKey);
    const years = isClimate
      ? (yearsIn(header.range) ??
        yearsIn(header.title) ??
        yearsIn(`${header.start?.slice(0, 4)} - ${header.end?.slice(0, 4)}`))
      : null;
    return checked(
      tableOf(values, units, {
        elevationM: geometry?.coordinates[2] ?? null,
        years: years ?? null,
      }),
    );
  });
}

/** Header lines (units, fill value, elevation of the cell), then a row a day or a row a parameter; undefined where rows are missing that the header names. */
function csvTable(text: string): PowerTable | undefined {
  const [head = '', body = ''] = text.split('-END HEADER-');
  const fill = Number(/missing source data.*?:\s*(-?\d+(?:\.\d+)?)\s*$/im.exec(head)?.[1] ?? -999);
  const units = new Map(
    [...head.matchAll(/^([A-Z][A-Z0-9_]+)\s{2,}.*\(([^()]*)\)\s*$/gm)].map(
      ([, name = '', unit = '']) => [name, unit],
    ),
  );
  const elevation =
    numberOf(/elevation from[^\n]*=\s*(-?\d+(?:\.\d+)?)\s*meters/i.exec(head)?.[1]) ?? null;
  const rows = csvOf(body.trim());
  const names = Object.keys(rows?.[0] ?? {});
  if (rows === undefined || rows.some((row) => names.some((name) => row[name] === undefined)))
    return undefined;
  const cell = (value: string | undefined) => {
    const number = numberOf(value);
    return number === undefined || number === fill ? null : number;
  };
  const values = rows.some((row) => 'PARAMETER' in row) ? byMonth(rows, cell) : byDay(rows, cell);
  const table = tableOf(values, units, { elevationM: elevation, years: yearsIn(head) });
  return table.keys.at(-1) === (lastDayIn(head) ?? table.keys.at(-1)) &&
    [...units.keys()].every((name) => table.has(name))
    ? table
    : undefined;
}

/** The last day of `Dates (month/day/year): 01/01/1983 through 12/31/1983`. */
function lastDayIn(head: string): string | undefined {
  const [, month, day, year] = /^Dates[^\n]*through (\d\d)\/(\d\d)\/(\d{4})/im.exec(head) ?? [];
  return year === undefined ? undefined : `${year}${month}${day}`;
}

type Cell = (value: string | undefined) => number | null;

function byMonth(rows: readonly Record<string, string>[], cell: Cell): Values {
  return new Map(
    rows.flatMap(({ PARAMETER, ...months }) =>
      PARAMETER === undefined
        ? []
        : [
            [
              PARAMETER,
              new Map(Object.entries(months).map(([month, value]) => [month, cell(value)])),
            ] as const,
          ],
    ),
  );
}

/** Days are named by year, month and day, or by year and day of the year; a row without its day is dropped. */
function byDay(rows: readonly Record<string, string>[], cell: Cell): Values {
  const dated = rows.flatMap((row) => {
    const day = dayOf(row);
    return day === undefined ? [] : [{ day, row }];
  });
  const names = Object.keys(rows[0] ?? {}).filter(
    (name) => !['YEAR', 'MO', 'DY', 'DOY', ''].includes(name),
  );
  return new Map(
    names.map((name) => [name, new Map(dated.map(({ day, row }) => [day, cell(row[name])]))]),
  );
}

function dayOf({ YEAR, MO, DY, DOY }: Record<string, string>): string | undefined {
  const year = numberOf(YEAR);
  const [month, day] = DOY === undefined ? [numberOf(MO), numberOf(DY)] : [1, numberOf(DOY)];
  if (
    year === undefined ||
    month === undefined ||
    day === undefined ||
    year < 1900 ||
    year > 2999 ||
    day < 1 ||
    day > 366
  )
    return undefined;
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10).replaceAll('-', '');
}

function yearsIn(text: string | undefined): readonly [number, number] | null {
  const found = /\b(?:[A-Z][a-z]+ )?((?:19|20)\d\d) - (?:[A-Z][a-z]+ )?((?:19|20)\d\d)\b/.exec(
    text ?? '',
  );
  return found === null ? null : [Number(found[1]), Number(found[2])];
}
