import type { Row, Tolerance } from './binding.ts';

/** A value that a model gives for a cell; a list answers a cell of numbers parted by blanks or semicolons. */
export type Value = number | string | boolean | readonly number[] | undefined;

/** What a cell of one column may be off by. */
export interface CellRule {
  readonly tolerance: Tolerance;
  /** Half a unit of the last decimal place that the column uses anywhere; 0 for whole numbers. */
  readonly halfUnit: number;
}

const DEFAULT: Tolerance = { relative: 1e-6 };
const ALWAYS = 1e-9;
/** Keeps a difference that is printed as the tolerance itself (0.3 - 0.2 for 0.1) inside: binary arithmetic, not the model, is off there. */
const ROUNDING = 1e-9;

/** The rule of a column: its own tolerance, else that of `*`, else 1e-6 relative. */
export function cellRule(
  column: string,
  tolerances: Readonly<Record<string, Tolerance>>,
  rows: readonly Row[],
): CellRule {
  return {
    tolerance: tolerances[column] ?? tolerances['*'] ?? DEFAULT,
    halfUnit: halfUnitOf(rows.map((row) => row[column] ?? '')),
  };
}

/**
 * The error of a cell in tolerances: at most 1 is good, Infinity an exact cell that differs or no value at all.
 *
 * @returns undefined for a blank cell, which is not judged
 */
export function cellError(
  value: Value,
  row: Row,
  column: string,
  rule: CellRule,
): number | undefined {
  const text = row[column]?.trim() ?? '';
  if (text === '') return undefined;
  if (value === undefined) return Infinity;
  if (typeof value === 'object') return listError(value, text, row, rule);
  if (typeof value === 'number' && rule.tolerance !== 'exact')
    return numberError(value, text, row, rule);
  return sameCell(value, text) ? 0 : Infinity;
}

/** Half a unit of the smallest decimal place printed in any of the cells; 0 where all are whole. */
function halfUnitOf(cells: readonly string[]): number {
  let places = 0;
  for (const cell of cells)
    for (const item of itemsOf(cell)) places = Math.max(places, decimalPlaces(item));
  return places === 0 ? 0 : 0.5 * 10 ** -places;
}

function decimalPlaces(text: string): number {
  const parts = /^[+-]?\d*\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text);
  if (parts === null) return 0;
  return (parts[1]?.length ?? 0) - Number(parts[2] ?? 0);
}

function itemsOf(cell: string): string[] {
  return cell.split(/[\s;|]+/).filter((item) => item !== '');
}

function listError(values: readonly number[], text: string, row: Row, rule: CellRule): number {
  const items = itemsOf(text);
  if (items.length !== values.length) return Infinity;
  return items.reduce((worst, item, i) => {
    const value = values[i];
    return Math.max(worst, value === undefined ? Infinity : numberError(value, item, row, rule));
  }, 0);
}

function numberError(value: number, text: string, row: Row, rule: CellRule): number {
  const expected = toNumber(text);
  if (Object.is(value, expected)) return 0;
  const error = Math.abs(value - expected);
  if (!Number.isFinite(error)) return Infinity;
  if (rule.tolerance === 'exact') return error === 0 ? 0 : Infinity;
  const own = ownTolerance(row);
  if (own === undefined && 'factor' in rule.tolerance)
    return Math.abs(Math.log(value / expected)) / Math.log(rule.tolerance.factor);
  if (own === undefined && 'over' in rule.tolerance)
    return Math.max(0, expected - value) / (rule.tolerance.over + ALWAYS + rule.halfUnit);
  const allowed = own ?? widthOf(rule.tolerance, expected) + ALWAYS + rule.halfUnit;
  if (error === 0) return 0;
  const ratio = error / allowed;
  return ratio > 1 && ratio <= 1 + ROUNDING ? 1 : ratio;
}

/** The absolute tolerance that a row brings along; it wins over the table's. */
function ownTolerance(row: Row): number | undefined {
  const text = (row['tolerance']?.trim() || row['abs_tolerance']?.trim()) ?? '';
  const own = text === '' ? NaN : Number(text);
  return Number.isNaN(own) ? undefined : own;
}

function widthOf(tolerance: Exclude<Tolerance, 'exact'>, expected: number): number {
  if ('relative' in tolerance) return tolerance.relative * Math.abs(expected);
  if ('absolute' in tolerance) return tolerance.absolute;
  if ('over' in tolerance) return tolerance.over;
  if ('factor' in tolerance) return Math.abs(expected) * (1 - 1 / tolerance.factor);
  return tolerance.anyOf.reduce(
    (widest, one) => (one === 'exact' ? widest : Math.max(widest, widthOf(one, expected))),
    0,
  );
}

function toNumber(text: string): number {
  const sign = text.startsWith('-') ? -1 : 1;
  return /^[+-]?inf(inity)?$/i.test(text) ? sign * Infinity : Number(text);
}

const TRUTH: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
};

function sameCell(value: number | string | boolean, text: string): boolean {
  if (typeof value === 'boolean') return TRUTH[text.toLowerCase()] === value;
  if (typeof value === 'number')
    return Object.is(value, toNumber(text)) || value === toNumber(text);
  return value.trim() === text;
}
