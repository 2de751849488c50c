import { resolve } from 'node:path';
import { stations, type Station } from '@neaps/tide-database';
import { packColumns } from '../src/atlas/geography/columnFile.ts';
import { NO_LEVEL, TIDE_STEPS } from '../src/atlas/tides/tideTable.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { writeTable } from './support/writeTable.ts';

/**
 * Makes `src/atlas/data/tides/tides.bin` from the package `@neaps/tide-database`: stations with a high water above mean sea level whose
 * licence allows commercial use, from south to north.
 *
 * Usage: `npm run -s tides`. The same release of the package gives the same file.
 */
commandLine({
  usage:
    'npm run -s tides\nMakes src/atlas/data/tides/tides.bin from the package @neaps/tide-database.',
});
const FILE = resolve(import.meta.dirname, '../src/atlas/data/tides/tides.bin');

interface Row {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly source: string;
  /** Mean higher high water above mean sea level, m. */
  readonly highM: number;
  /** Highest astronomical tide above mean sea level, m; undefined where the station has none. */
  readonly highestM: number | undefined;
}

/** A tide of more than this is on no coast: the Bay of Fundy has 8 m above the mean. */
const MOST_M = 10;
const VERSION = '0.10.20260924';
const AS_OF = '2026-09-24';

/** Levels of a station above its own mean sea level; those of a subordinate station are its reference's, changed by its height offsets. */
function rowOf(station: Station): Row | undefined {
  const { datums, name, country, latitude: lat, longitude: lon } = station;
  const { MHHW, MHW, MSL, HAT } = datums;
  const top = MHHW ?? MHW;
  if (top === undefined || MSL === undefined) return undefined;
  const change = changeOf(station);
  const mean = change.mean(MSL);
  const highM = change.high(top) - mean;
  const highestM = HAT === undefined ? undefined : change.high(HAT) - mean;
  if (!(highM > 0 && highM < MOST_M)) return undefined;
  const isSound = highestM !== undefined && highestM >= highM && highestM < 2 * MOST_M;
  return {
    name: `${name}, ${country}`,
    lat,
    lon,
    source: station.source.name,
    highM,
    highestM: isSound ? highestM : undefined,
  };
}

/** Offsets multiply or raise heights above the chart datum, which is the reference's mean lower low water at these stations. */
function changeOf({ offsets, datums }: Station) {
  const same = (level: number) => level;
  const { MLLW: zero, MHW, MLW } = datums;
  if (offsets === undefined || zero === undefined || MHW === undefined || MLW === undefined)
    return { high: same, mean: same };
  const { high, low, type } = offsets.height;
  const change = (by: number) => (level: number) =>
    type === 'ratio' ? by * (level - zero) : level - zero + by;
  // The mean of high and low water moves by the two offsets; mean sea level keeps its distance from it.
  const middle = (change(high)(MHW) + change(low)(MLW)) / 2;
  return { high: change(high), mean: (level: number) => middle + level - (MHW + MLW) / 2 };
}

const rows = stations
  .filter(({ kind, license }) => kind === 'tide' && license.commercial_use)
  .map(rowOf)
  .filter((row) => row !== undefined)
  .toSorted((a, b) => a.lat - b.lat || a.lon - b.lon);
const sources = [...new Set(rows.map(({ source }) => source))].toSorted();
const names = Buffer.from(rows.map(({ name }) => name).join('\n'));
const mm = (m: number | undefined): number => (m === undefined ? NO_LEVEL : Math.round(m * 1000));
const column = (of: (row: Row) => number) => Int32Array.from(rows, (row) => Math.round(of(row)));
const bytes = packColumns(
  { asOf: AS_OF, version: VERSION, sources },
  {
    lat: { kind: 'i32', values: column(({ lat }) => lat * TIDE_STEPS) },
    lon: { kind: 'i32', values: column(({ lon }) => lon * TIDE_STEPS) },
    high: { kind: 'i16', values: Int16Array.from(rows, ({ highM }) => mm(highM)) },
    highest: { kind: 'i16', values: Int16Array.from(rows, ({ highestM }) => mm(highestM)) },
    source: { kind: 'u8', values: Uint8Array.from(rows, ({ source }) => sources.indexOf(source)) },
    names: { kind: 'utf8', values: new Uint8Array(names) },
  },
);
writeTable(FILE, bytes);
process.stdout.write(`tides.bin: ${rows.length} stations, ${bytes.length} bytes\n`);
