import { parse } from 'csv-parse/sync';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { SIGNIFICANT_QUAKES } from '../../src/atlas/data/significantQuakes.ts';
import { TSUNAMIS } from '../../src/atlas/data/tsunamiHistory.ts';
import { volcanoTable } from '../../src/atlas/volcanoes.ts';
import { features, tally, text, type Checked } from './tally.ts';
import { faults, faultsCaribbean, interfaces } from './traces.ts';

/** Number, position, elevation and year of the last eruption of each volcano. */
function volcanoes(): Checked {
  const listed = new Map(
    features<{ n: number; last: number | null; elev: number }>(
      'smithsonian-gvp/holocene_volcanoes_2026.geojson',
    ).map((each) => [each.properties.n, each]),
  );
  return tally(
    { table: 'volcanoes', against: 'Smithsonian list of July 2026' },
    volcanoTable,
    ({ gvpNumber, name, lat, lon, elevationM, lastEruptionYear }) => {
      const row = listed.get(gvpNumber);
      if (!row) return 'absent';
      const [otherLon, otherLat] = row.geometry.coordinates as readonly [number, number];
      const { last, elev } = row.properties;
      const isSame =
        distanceKm(lat, lon, otherLat, otherLon) < 1.5 &&
        Math.abs(elevationM - elev) <= 5 &&
        lastEruptionYear === last;
      return isSame ? 'agrees' : name;
    },
  );
}

const whole = (cell: string | undefined): number | null =>
  cell === undefined || cell.trim() === '' ? null : Number(cell);

/** Day, position and magnitude of each earthquake by either catalogue, whichever holds it. */
function quakes(): Checked {
  const byYear = new Map<number, Quake[]>();
  for (const each of [...nceiQuakes(), ...usgsQuakes()])
    byYear.set(each.year, [...(byYear.get(each.year) ?? []), each]);
  return tally(
    {
      table: 'significantQuakes',
      against: 'NCEI significant earthquakes (2018), USGS M 5.5 (1965 to 2016)',
    },
    SIGNIFICANT_QUAKES,
    ([date, lat, lon, , magnitude, place]) => {
      const [year = 0, month, day] = date.split('-').map(Number);
      const near = (byYear.get(year) ?? []).filter(
        (each) =>
          (month === undefined || each.month === month) &&
          (day === undefined || each.day === null || Math.abs(each.day - day) <= 1) &&
          distanceKm(lat, lon, each.lat, each.lon) < 120,
      );
      if (near.length === 0) return 'absent';
      const isSame = near.some(
        (each) =>
          magnitude === null ||
          each.magnitudes.length === 0 ||
          each.magnitudes.some((other) => Math.abs(other - magnitude) <= 0.3),
      );
      return isSame ? 'agrees' : `${date} ${place} (M ${magnitude})`;
    },
  );
}

interface Quake {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
  readonly lat: number;
  readonly lon: number;
  readonly magnitudes: readonly number[];
}

function nceiQuakes(): Quake[] {
  const rows = parse(text('ncei-significant-earthquakes/signif.tsv'), {
    columns: true,
    delimiter: '\t',
    relax_column_count: true,
    quote: null,
  }) as Record<string, string>[];
  return rows.map((row) => ({
    year: Number(row['YEAR']),
    month: whole(row['MONTH']),
    day: whole(row['DAY']),
    lat: Number(row['LATITUDE']),
    lon: Number(row['LONGITUDE']),
    magnitudes: ['EQ_PRIMARY', 'EQ_MAG_MW', 'EQ_MAG_MS', 'EQ_MAG_UNK'].flatMap(
      (name) => whole(row[name]) ?? [],
    ),
  }));
}

function usgsQuakes(): Quake[] {
  const rows = parse(text('usgs-m5.5-1965-2016/significant_earthquakes_1965_2016.csv'), {
    columns: true,
  }) as Record<string, string>[];
  return rows.map((row) => {
    const [month = null, day = null, year = 0] = (row['Date'] ?? '').split('/').map(Number);
    return {
      year,
      month,
      day,
      lat: Number(row['Latitude']),
      lon: Number(row['Longitude']),
      magnitudes: [Number(row['Magnitude'])],
    };
  });
}

/** Day, position and magnitude of each tsunami by its number. */
function tsunamis(): Checked {
  const rows = parse(text('ncei-tsunami-events/tsunami_events.csv'), {
    columns: true,
    relax_column_count: true,
  }) as Record<string, string>[];
  const byId = new Map(rows.map((row) => [Number(row['ID']), row]));
  return tally(
    { table: 'tsunamiHistory', against: 'NCEI tsunami events (2021)' },
    TSUNAMIS,
    ([ncei, year, month, day, lat, lon, magnitude, , , , place]) => {
      const row = byId.get(ncei);
      if (ncei === 0 || !row) return 'absent';
      const other = whole(row['EQ_MAGNITUDE']);
      const isSame =
        year === Number(row['YEAR']) &&
        month === (whole(row['MONTH']) ?? 0) &&
        day === (whole(row['DAY']) ?? 0) &&
        distanceKm(lat, lon, Number(row['LATITUDE']), Number(row['LONGITUDE'])) < 12 &&
        (magnitude === null || other === null || Math.abs(magnitude - other) <= 0.3);
      return isSame ? 'agrees' : `${year}-${month}-${day} ${place} (M ${magnitude})`;
    },
  );
}

/** Every table of which a public copy is at hand. */
export const checkedTables = (): Checked[] => [
  volcanoes(),
  quakes(),
  tsunamis(),
  faults(),
  faultsCaribbean(),
  interfaces(),
];
