import type * as z from 'zod';
import { portfolioLocation, type PortfolioLocation } from '../insurance/portfolioSchemas.ts';
import { rowWords } from './rowWords.ts';

/** What is wrong with a row of a file: where, what, and how to mend it. */
export interface RowError {
  /** Line of the file, from 1; rows of a Parquet file count as lines. */
  readonly line: number;
  /** Column as the file names it; null where the row as a whole cannot be read. */
  readonly column: string | null;
  readonly detail: string;
}

/** A row that can be computed. */
export interface PortfolioRow {
  readonly line: number;
  readonly location: PortfolioLocation;
}

/**
 * Names of columns that are read, by what they hold: our own first, then those of Open Exposure Data (OED 3) that mean the same in the same
 * unit, and what spreadsheets of insurers call it. A value in another currency is none of them.
 */
const NAMES: Readonly<Record<keyof PortfolioLocation, readonly string[]>> = {
  lat: ['lat', 'latitude'],
  lon: ['lon', 'long', 'lng', 'longitude'],
  property_id: [
    'property_id',
    'LocNumber',
    'id',
    'location_id',
    'loc_id',
    'building_id',
    'asset_id',
  ],
  property_type: ['property_type'],
  construction_type: ['construction_type'],
  construction_year: ['construction_year', 'YearBuilt', 'built_year', 'year_of_construction'],
  stories: ['stories', 'storeys', 'NumberOfStoreys', 'number_of_stories', 'floors'],
  foundation: ['foundation'],
  first_floor_height_m: ['first_floor_height_m'],
  replacement_value_usd: [
    'replacement_value_usd',
    'replacement_value',
    'replacement_cost',
    'replacement_cost_usd',
    'BuildingTIV',
    'building_value',
    'building_value_usd',
    'tiv',
    'tiv_usd',
    'total_insured_value',
    'total_insured_value_usd',
    'insured_value',
    'insured_value_usd',
    'sum_insured',
    'sum_insured_usd',
    'value',
    'value_usd',
  ],
};

/** Case, spaces and marks between words do not matter. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const MEMBERS = new Map<string, keyof PortfolioLocation>();
for (const member of Object.keys(NAMES) as (keyof PortfolioLocation)[])
  for (const name of NAMES[member]) MEMBERS.set(plain(name), member);

const NUMBERS: ReadonlySet<keyof PortfolioLocation> = new Set([
  'lat',
  'lon',
  'construction_year',
  'stories',
  'first_floor_height_m',
  'replacement_value_usd',
]);

/** Columns of one word out of a list, whose case, spaces and dashes do not matter either. */
const WORDS: ReadonlySet<keyof PortfolioLocation> = new Set([
  'property_type',
  'construction_type',
  'foundation',
]);

/** What a column of a file holds; undefined for one that is not used. */
export const memberOf = (column: string): keyof PortfolioLocation | undefined =>
  MEMBERS.get(plain(column));

/** All names of columns that are read. */
export const columnNames = (): string[] => Object.values(NAMES).flat();

/** A value of a file as the schema wants it: empty is absent, digits are a number, numbers are names. */
function valueOf(member: keyof PortfolioLocation, given: unknown): unknown {
  if (given === null || given === '') return undefined;
  if (typeof given === 'bigint') return NUMBERS.has(member) ? Number(given) : String(given);
  if (member === 'property_id' && typeof given === 'number') return String(given);
  if (typeof given !== 'string') return given;
  const text = given.trim();
  if (text === '') return undefined;
  if (WORDS.has(member)) return text.toLowerCase().replaceAll(/[\s-]+/g, '_');
  if (!NUMBERS.has(member)) return text;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}

/** Years and storeys that Open Exposure Data leaves open are written as 0. */
const isOpen = (member: keyof PortfolioLocation, value: unknown): boolean =>
  value === 0 && (member === 'construction_year' || member === 'stories');

/**
 * Reads a row of a file by the names of its columns; of two that mean the same, the first.
 *
 * @returns the location, or what is wrong with it, the first fault of each column
 */
export function readRow(
  line: number,
  fields: Readonly<Record<string, unknown>>,
): PortfolioRow | RowError[] {
  const given: Record<string, unknown> = {};
  const columns = new Map<string, string>();
  for (const column of Object.keys(fields)) {
    const member = memberOf(column);
    if (member === undefined || columns.has(member)) continue;
    columns.set(member, column);
    const value = valueOf(member, fields[column]);
    if (value !== undefined && !isOpen(member, value)) given[member] = value;
  }
  const read = portfolioLocation.safeParse(given);
  if (read.success) return { line, location: read.data };
  return faultsOf(read.error, line, { given, columns });
}

function faultsOf(
  { issues }: z.ZodError,
  line: number,
  { given, columns }: { given: Record<string, unknown>; columns: ReadonlyMap<string, string> },
): RowError[] {
  return issues.map((issue) => {
    const member = String(issue.path[0]) as keyof PortfolioLocation;
    const column = columns.get(member) ?? member;
    return { line, column, detail: rowWords(issue, { column, member, value: given[member] }) };
  });
}
