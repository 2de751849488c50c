import type * as z from 'zod';
import type { buoyRecord } from '../../../engines/ground/datasets/buoyRecord.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { data, fromText, unavailable } from '../pipeline/reply.ts';
import { numberOf, timeOf, within } from './values.ts';

type Reading = z.output<typeof buoyRecord.answer>['readings'][number];

/** Column of a file, the answer's name, least value and greatest; `MM` and nines stand for nothing. @source NDBC, Measurement descriptions and units */
const COLUMNS: readonly (readonly [string, keyof Reading, number, number])[] = [
  ['WDIR', 'windDirectionDeg', 0, 360],
  ['WSPD', 'windSpeedMps', 0, 98],
  ['GST', 'windGustMps', 0, 98],
  ['WVHT', 'waveHeightM', 0, 98],
  ['DPD', 'wavePeriodS', 0, 98],
  ['SwH', 'swellHeightM', 0, 98],
  ['SwP', 'swellPeriodS', 0, 98],
  ['WWH', 'windWaveHeightM', 0, 98],
  ['WWP', 'windWavePeriodS', 0, 98],
  ['PRES', 'pressureHpa', 800, 1100],
  ['ATMP', 'airTemperatureC', -80, 60],
  ['WTMP', 'waterTemperatureC', -5, 50],
];
const BLANK = Object.fromEntries(COLUMNS.map(([, name]) => [name, null])) as Omit<
  Record<keyof Reading, null>,
  'at'
>;

const cellsOf = (line: string): string[] => line.trim().replace(/^#/, '').split(/\s+/);

/** Reads a file of `realtime2`: its heading names the columns, so that standard, spectral and wind files are read alike. */
export const fromBuoyRecord = (
  reply: RawReply,
  stationId: string,
): Parsed<z.output<typeof buoyRecord.answer>> =>
  fromText(reply, /^#?YY\w*\s+MM\s+DD\s+hh/m, (text) => {
    const lines = text.split('\n');
    const heading = cellsOf(lines.find((line) => /^#?YY\w*\s/.test(line)) ?? '');
    const rows = lines.filter((line) => /^\d{2,4}\s/.test(line)).map(cellsOf);
    const readings = rows.flatMap((cells) => readingOf(cells, heading) ?? []);
    if (rows.length > 0 && readings.length === 0)
      return unavailable('no line of the record could be read');
    return data({ stationId, readings }, readings[0]?.at ?? null);
  });

function readingOf(cells: readonly string[], heading: readonly string[]): Reading | undefined {
  const hasMinutes = heading[4] === 'mm';
  const [year = '', month, day, hour, minute] = cells;
  const at = timeOf(
    `${year.length === 2 ? `19${year}` : year}-${month}-${day}T${hour}:${hasMinutes ? minute : '00'}:00Z`,
  );
  if (at === undefined) return undefined;
  const reading: Record<string, number | null | string> = { at, ...BLANK };
  for (const [column, name, least, most] of COLUMNS) {
    const index = heading.indexOf(column);
    if (index >= 0) reading[name] = within(numberOf(cells[index]), least, most) ?? null;
  }
  return reading as unknown as Reading;
}
