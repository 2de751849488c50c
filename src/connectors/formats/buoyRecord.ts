import type * as z from 'zod';
import type { buoyRecord } from '../../../engines/ground/datasets/buoyRecord.ts';
import { ANY_SERIES, type Parsed, type RawReply } from '../connector.ts';
import { fromText, list, unavailable } from '../pipeline/reply.ts';
import { numberOf, timeOf, within } from './values.ts';

type Reading = z.output<typeof buoyRecord.answer>['readings'][number];
type Values = Omit<Reading, 'at'>;

/** Column of a file with its name before 1999, the answer's name, least value and greatest; `MM` and nines stand for nothing. @source NDBC, Measurement descriptions and units */
const COLUMNS: readonly (readonly [RegExp, keyof Values, number, number])[] = [
  [/^WDI?R?$/, 'windDirectionDeg', 0, 360],
  [/^WSPD$/, 'windSpeedMps', 0, 98],
  [/^GST$/, 'windGustMps', 0, 98],
  [/^WVHT$/, 'waveHeightM', 0, 98],
  [/^DPD$/, 'wavePeriodS', 0, 98],
  [/^SwH$/, 'swellHeightM', 0, 98],
  [/^SwP$/, 'swellPeriodS', 0, 98],
  [/^WWH$/, 'windWaveHeightM', 0, 98],
  [/^WWP$/, 'windWavePeriodS', 0, 98],
  [/^(PRES|BAR)$/, 'pressureHpa', 800, 1100],
  [/^ATMP$/, 'airTemperatureC', -80, 60],
  [/^WTMP$/, 'waterTemperatureC', -5, 50],
];

/** The words of a line, a heading's without its mark. */
export const cellsOf = (line: string): string[] => line.trim().replace(/^#/, '').split(/\s+/);

/** The values of a line by the names of its heading; null where the file has no such column. */
export function valuesOf(cells: readonly string[], heading: readonly string[]): Values {
  const read = COLUMNS.map(([column, name, least, most]) => {
    const index = heading.findIndex((each) => column.test(each));
    return [name, index < 0 ? null : (within(numberOf(cells[index]), least, most) ?? null)];
  });
  return Object.fromEntries(read) as Values;
}

/** Files of rain, of the ocean below, of spectra or of extremes within an hour have other columns, some under the same name. */
const isRecord = (heading: readonly string[]): boolean =>
  !heading.includes('PTIME') &&
  COLUMNS.some(([column]) => heading.some((each) => column.test(each)));

/** The station of a file: the one asked for, else that which the address of the file names. The files themselves name none. */
export const stationOfFile = (url: string, stationId: string): string | null =>
  stationId === ANY_SERIES
    ? (/\/(\w{4,8})\.(?:txt|spec|cwind|dart)$/.exec(url)?.[1]?.toUpperCase() ?? null)
    : stationId;

/** Reads a file of `realtime2`: its heading names the columns, so that standard, spectral and wind files are read alike. */
export const fromBuoyRecord = (
  reply: RawReply,
  stationId: string,
): Parsed<z.output<typeof buoyRecord.answer>> =>
  fromText(reply, /^#?YY\w*\s+MM\s+DD\s+hh/m, (text) => {
    const lines = text.split('\n');
    const heading = cellsOf(lines.find((line) => /^#?YY\w*\s/.test(line)) ?? '');
    if (!isRecord(heading)) return unavailable('the file has no columns of wind, waves or weather');
    const rows = lines.filter((line) => /^\d{2,4}\s/.test(line)).map(cellsOf);
    const readings = rows.flatMap((cells) => readingOf(cells, heading) ?? []);
    if (rows.length > 0 && readings.length === 0)
      return unavailable('no line of the record could be read');
    const station = stationOfFile(reply.url, stationId);
    return list(readings, { stationId: station, readings }, readings[0]?.at ?? null);
  });

function readingOf(cells: readonly string[], heading: readonly string[]): Reading | undefined {
  const hasMinutes = heading[4] === 'mm';
  const [year = '', month, day, hour, minute] = cells;
  const at = timeOf(
    `${year.length === 2 ? `19${year}` : year}-${month}-${day}T${hour}:${hasMinutes ? minute : '00'}:00Z`,
  );
  return at === undefined ? undefined : { at, ...valuesOf(cells, heading) };
}
