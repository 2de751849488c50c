import * as z from 'zod';
import type {
  shakingGrid,
  ShakingCell,
  shakingUncertainty,
  UncertaintyCell,
} from '../../../engines/ground/datasets/eventProducts.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { data, fromXml, unavailable } from '../pipeline/reply.ts';
import { loose, strict, within } from './values.ts';
import { many } from './xml.ts';

const whole = strict.number.pipe(z.int().positive());
const Field = z.object({
  '@index': whole,
  /** `PSA03`, also where a file says `psa03` or `SA(0.3)`. */
  '@name': strict.text.transform((name) =>
    name.toUpperCase().replace(/^P?SA\((\d)\.(\d)\)$/, 'PSA$1$2'),
  ),
  '@units': loose.text,
});
const Event = z.object({
  '@event_id': loose.text,
  '@magnitude': loose.number,
  '@depth': loose.number,
  '@lat': loose.lat,
  '@lon': loose.number,
  '@event_timestamp': loose.time,
  '@event_description': loose.text,
});
const Document = z.object({
  shakemap_grid: z.object({
    '@shakemap_version': loose.text,
    '@process_timestamp': loose.time,
    '@map_status': loose.text,
    '@shakemap_event_type': loose.text,
    '@event_id': loose.text,
    event: Event.optional(),
    grid_specification: z.object({
      '@lon_min': strict.number,
      '@lat_min': strict.lat,
      '@lon_max': strict.number,
      '@lat_max': strict.lat,
      '@nominal_lon_spacing': strict.number,
      '@nominal_lat_spacing': strict.number,
      '@nlon': whole,
      '@nlat': whole,
    }),
    grid_field: many(Field),
  }),
});
type Grid = z.output<typeof Document>['shakemap_grid'];

/** What to divide by, from the units of a file to those of the answer; a unit that is not here is not guessed at. The first is the format's own, which old grids leave out. @source ShakeMap manual, section grid.xml */
const TO_G: Readonly<Record<string, number>> = { pctg: 100, '%g': 100, g: 1 };
const TO_CMPS: Readonly<Record<string, number>> = { cms: 1, 'cm/s': 1 };
const TO_MPS: Readonly<Record<string, number>> = { ms: 1, 'm/s': 1 };
const AS_MMI: Readonly<Record<string, number>> = { intensity: 1, mmi: 1 };
/** A standard deviation of a logarithm is the same in all units of the value. */
const AS_LN: Readonly<Record<string, number>> = {
  'ln(pctg)': 1,
  'ln(%g)': 1,
  'ln(g)': 1,
  'ln(cms)': 1,
  'ln(cm/s)': 1,
};
const PLAIN: Readonly<Record<string, number>> = { '': 1 };

/** Reads one field of a row, by the row's words. */
type Column = (row: readonly string[]) => number | null;

/** Grids near the antimeridian run on beyond 180°. */
const wrapped = (lon: number) => (lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon);

/** Reads one field of the rows, in the unit of the answer; all null where the file has no such field or another unit. */
function columnOf(
  grid: Grid,
  name: string,
  units: Readonly<Record<string, number>>,
  [low, high]: readonly [number, number],
): Column {
  const field = grid.grid_field.find((each) => each['@name'] === name);
  const given = (field?.['@units'] ?? '').toLowerCase();
  const divisor = given === '' ? Object.values(units)[0] : units[given];
  if (field === undefined || divisor === undefined) return () => null;
  const at = field['@index'] - 1;
  return (row) => {
    // No word of a grid is blank, and -99.9 is a meridian: plain numbers, of which NaN is in no range.
    const value = Number(row[at]) / divisor;
    return value >= low && value <= high ? Math.round(value * 1e7) / 1e7 : null;
  };
}

const OPENS = '<grid_data>';
const CLOSES = '</grid_data>';
const G: readonly [number, number] = [0, 10];
const STD: readonly [number, number] = [0, 10];

/** Reads the cells of a grid with the columns of a kind of file. Nothing but whole rows counts. */
function read<C extends { lat: number; lon: number }>(
  reply: RawReply,
  columns: (grid: Grid) => {
    readonly names: readonly string[];
    readonly cell: (at: { lat: number; lon: number }, row: readonly string[]) => C;
  },
) {
  const { head, rows } = parted(reply.text);
  return fromXml(
    { ...reply, text: head },
    (document): Parsed<{ cells: C[] } & ReturnType<typeof about>> => {
      const { data: found } = Document.safeParse(document);
      if (found === undefined) return unavailable('the reply is not a ShakeMap grid');
      const grid = found.shakemap_grid;
      const { names, cell } = columns(grid);
      if (!grid.grid_field.some((field) => names.includes(field['@name'])))
        return unavailable(`the grid has none of the fields ${names.join(', ')}`);
      const cells = cellsOf(grid, rows, cell);
      if (cells.length === 0) return unavailable('no cell of the grid could be read');
      return data({ ...about(grid, cells.length), cells }, grid['@process_timestamp']);
    },
  );
}

/** The rows of a grid apart from its document: megabytes of numbers, of which an XML reader makes a labour. */
function parted(text: string): { head: string; rows: string } {
  const [start, end] = [text.indexOf(OPENS), text.lastIndexOf(CLOSES)];
  return start < 0 || end < start
    ? { head: text, rows: '' }
    : {
        head: text.slice(0, start + OPENS.length) + text.slice(end),
        rows: text.slice(start + OPENS.length, end),
      };
}

function cellsOf<C>(
  grid: Grid,
  rows: string,
  cell: (at: { lat: number; lon: number }, row: readonly string[]) => C,
): C[] {
  const lon = columnOf(grid, 'LON', { dd: 1 }, [-360, 360]);
  const lat = columnOf(grid, 'LAT', { dd: 1 }, [-90, 90]);
  const cells: C[] = [];
  for (const line of rows.split('\n')) {
    const row = line.trim().split(/\s+/);
    if (row.length !== grid.grid_field.length) continue;
    const [x, y] = [lon(row), lat(row)];
    if (x !== null && y !== null) cells.push(cell({ lat: y, lon: wrapped(x) }, row));
  }
  return cells;
}

function about(grid: Grid, cells: number) {
  // A grid cut out of a map may have lost its earthquake.
  const { event = Event.parse({}), grid_specification: size } = grid;
  const lon = event['@lon'];
  return {
    map: {
      eventId: event['@event_id'] ?? grid['@event_id'],
      magnitude: within(event['@magnitude'], -2, 10) ?? null,
      depthKm: within(event['@depth'], -10, 1000) ?? null,
      lat: event['@lat'],
      lon: lon === null ? null : (within(wrapped(lon), -180, 180) ?? null),
      time: event['@event_timestamp'],
      place: event['@event_description'],
      version: grid['@shakemap_version'],
      processedAt: grid['@process_timestamp'],
      status: grid['@map_status'],
      isScenario: grid['@shakemap_event_type'] === 'SCENARIO',
    },
    grid: {
      west: wrapped(size['@lon_min']),
      south: size['@lat_min'],
      east: wrapped(size['@lon_max']),
      north: size['@lat_max'],
      lonSpacingDeg: size['@nominal_lon_spacing'],
      latSpacingDeg: size['@nominal_lat_spacing'],
      columns: size['@nlon'],
      rows: size['@nlat'],
    },
    fileUnits: Object.fromEntries(
      grid.grid_field.map((field) => [field['@name'], field['@units']]),
    ),
    complete: cells === size['@nlon'] * size['@nlat'],
  };
}

/** Reads `grid.xml`: the motions of each cell. Accelerations come in per cent of g. */
export const fromShakingGrid = (reply: RawReply): Parsed<z.output<typeof shakingGrid.answer>> =>
  read(reply, (grid) => {
    const mmi = columnOf(grid, 'MMI', AS_MMI, [0, 12]);
    const pgv = columnOf(grid, 'PGV', TO_CMPS, [0, 1000]);
    const acceleration = (name: string) => columnOf(grid, name, TO_G, G);
    const [pga, psa03, psa06, psa10, psa30] = [
      acceleration('PGA'),
      acceleration('PSA03'),
      acceleration('PSA06'),
      acceleration('PSA10'),
      acceleration('PSA30'),
    ];
    const std = columnOf(grid, 'STDPGA', AS_LN, STD);
    const ratio = columnOf(grid, 'URAT', PLAIN, [0, 100]);
    const vs30 = columnOf(grid, 'SVEL', TO_MPS, [1, 5000]);
    return {
      names: ['MMI', 'PGA', 'PGV'],
      cell: (at, row): ShakingCell => ({
        ...at,
        mmi: mmi(row),
        pgaG: pga(row),
        pgvCmps: pgv(row),
        psa03G: psa03(row),
        psa06G: psa06(row),
        psa10G: psa10(row),
        psa30G: psa30(row),
        stdLnPga: std(row),
        uncertaintyRatio: ratio(row),
        vs30Mps: vs30(row),
      }),
    };
  });

/** Reads `uncertainty.xml`: the standard deviations of each cell; those of the model behind the map, without its stations, are left out. */
export const fromUncertaintyGrid = (
  reply: RawReply,
): Parsed<z.output<typeof shakingUncertainty.answer>> =>
  read(reply, (grid) => {
    const mmi = columnOf(grid, 'STDMMI', AS_MMI, STD);
    const of = (name: string) => columnOf(grid, name, AS_LN, STD);
    const [pga, pgv, psa03, psa06, psa10, psa30] = [
      of('STDPGA'),
      of('STDPGV'),
      of('STDPSA03'),
      of('STDPSA06'),
      of('STDPSA10'),
      of('STDPSA30'),
    ];
    return {
      names: ['STDMMI', 'STDPGV'],
      cell: (at, row): UncertaintyCell => ({
        ...at,
        stdMmi: mmi(row),
        stdLnPga: pga(row),
        stdLnPgv: pgv(row),
        stdLnPsa03: psa03(row),
        stdLnPsa06: psa06(row),
        stdLnPsa10: psa10(row),
        stdLnPsa30: psa30(row),
      }),
    };
  });
