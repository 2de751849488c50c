import { openColumns } from '../geography/columnFile.ts';
import { once } from '../geography/once.ts';

/** Steps of the positions to a degree. */
export const TIDE_STEPS = 10_000;
/** Stands for a level that a station does not have. */
export const NO_LEVEL = -32_768;

interface TidesAbout {
  readonly asOf: string;
  readonly version: string;
  readonly sources: readonly string[];
}

/** Stations of the tide, from south to north. */
export interface TideTable {
  readonly about: TidesAbout;
  readonly count: number;
  /** Degrees. */
  readonly lat: Float64Array;
  readonly lon: Float64Array;
  /** Mean higher high water above mean sea level, m. */
  readonly highM: Float64Array;
  /** Highest astronomical tide above mean sea level, m; NaN where the station has none. */
  readonly highestM: Float64Array;
  readonly source: Uint8Array;
  readonly names: readonly string[];
}

/** The table, read at its first use. */
export const tideTable = once((): TideTable => {
  const file = openColumns(new URL('../data/tides/tides.bin', import.meta.url));
  const degrees = (name: string) => Float64Array.from(file.column(name), (at) => at / TIDE_STEPS);
  const metres = (name: string) =>
    Float64Array.from(file.column(name), (mm) => (mm === NO_LEVEL ? NaN : mm / 1000));
  const lat = degrees('lat');
  return {
    about: file.about as TidesAbout,
    count: lat.length,
    lat,
    lon: degrees('lon'),
    highM: metres('high'),
    highestM: metres('highest'),
    source: file.column('source') as Uint8Array,
    names: file.bytes('names').toString().split('\n'),
  };
});
