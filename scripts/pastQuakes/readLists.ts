import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { ListedQuake } from './listedQuake.ts';
import { SIGNIFICANT_QUAKES } from '../../src/atlas/data/significantQuakes.ts';

type Row = Readonly<Record<string, string>>;

/** A cell as a number; null where it is blank. */
const numberIn = (row: Row, name: string): number | null => {
  const text = row[name]?.trim() ?? '';
  return text === '' ? null : Number(text);
};

/** Codes of the NCEI list for damage and deaths: severe, and more than a hundred dead. */
const SEVERE = 3;
const HUNDREDS_DEAD = 3;
/** Years that the list of the USGS covers. */
const USGS_YEARS = { from: 1965, to: 2016 };

/**
 * The NCEI list: earthquakes of the common era that have a place and either a magnitude or destruction. In the years of the other list only what
 * is too small for it and did damage.
 *
 * @param path  `signif.tsv` of the NCEI/WDS Global Significant Earthquake Database, doi:10.7289/V5TD9V7K
 */
export function readNcei(path: string): ListedQuake[] {
  const rows = parse<Row>(readFileSync(path, 'latin1'), {
    columns: true,
    delimiter: '\t',
    relax_column_count: true,
    quote: null,
  });
  return rows.flatMap((row) => {
    const year = Number(row['YEAR']);
    const [lat, lon] = [numberIn(row, 'LATITUDE'), numberIn(row, 'LONGITUDE')];
    if (year < 1 || lat === null || lon === null || !isWanted(row, year)) return [];
    const hour = numberIn(row, 'HOUR');
    const isTimed = year >= USGS_YEARS.from && hour !== null;
    return [
      {
        year,
        month: numberIn(row, 'MONTH'),
        day: numberIn(row, 'DAY'),
        minute: isTimed ? hour * 60 + (numberIn(row, 'MINUTE') ?? 0) : null,
        lat,
        lon,
        depthKm: numberIn(row, 'FOCAL_DEPTH'),
        magnitude: numberIn(row, 'EQ_PRIMARY'),
        place: null,
      },
    ];
  });
}

function isWanted(row: Row, year: number): boolean {
  const magnitude = numberIn(row, 'EQ_PRIMARY');
  const damage = numberIn(row, 'DAMAGE_DESCRIPTION') ?? 0;
  const deaths = numberIn(row, 'DEATHS_DESCRIPTION') ?? 0;
  if (magnitude === null) return damage >= SEVERE || deaths >= HUNDREDS_DEAD;
  if (year < USGS_YEARS.from || year > USGS_YEARS.to) return true;
  return magnitude < 5.5 && (damage >= 2 || deaths >= 1);
}

/**
 * The USGS list: every earthquake of magnitude 5.5 and more, 1965 to 2016, explosions left out.
 *
 * @param path  CSV of the ANSS Comprehensive Earthquake Catalog, doi:10.5066/F7MS3QZH
 */
export function readUsgs(path: string): ListedQuake[] {
  const rows = parse<Row>(readFileSync(path), { columns: true, bom: true });
  return rows.flatMap((row) => {
    const [month = NaN, day = NaN, year = NaN] = (row['Date'] ?? '').split('/').map(Number);
    const [hour = NaN, minute = NaN] = (row['Time'] ?? '').split(':').map(Number);
    if (row['Type'] !== 'Earthquake' || Number.isNaN(year)) return [];
    return [
      {
        year,
        month,
        day,
        minute: Number.isNaN(hour) ? null : hour * 60 + minute,
        lat: Number(row['Latitude']),
        lon: Number(row['Longitude']),
        depthKm: numberIn(row, 'Depth'),
        magnitude: Number(row['Magnitude']),
        place: null,
      },
    ];
  });
}

/** The product's own selection, with its names. */
export function readNamed(): ListedQuake[] {
  return SIGNIFICANT_QUAKES.map(([date, lat, lon, depthKm, magnitude, place]) => {
    const [year = NaN, month = null, day = null] = date.split('-').map(Number);
    return { year, month, day, minute: null, lat, lon, depthKm, magnitude, place };
  });
}
