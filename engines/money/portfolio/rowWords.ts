import * as z from 'zod';
import { withCommas } from '../../withCommas.ts';
import { portfolioLocation, type PortfolioLocation } from '../insurance/portfolioSchemas.ts';

/** A value of a row that is refused. */
export interface RefusedValue {
  /** As the file names the column. */
  readonly column: string;
  readonly member: keyof PortfolioLocation;
  /** As it was read; undefined where the row has none. */
  readonly value: unknown;
}

/** Characters of a value that are shown. */
const MOST_SHOWN = 80;

/**
 * What is wrong with a value of a row, in a sentence that names the column, what it may hold and how to mend it.
 *
 * @param issue  what the schema of a row found
 */
export function rowWords(issue: z.core.$ZodIssue, { column, member, value }: RefusedValue): string {
  if (issue.code === 'custom') return `${column}: ${issue.message}.`;
  const { wanted, mayBeEmpty } = WANTED[member];
  if (value === undefined) return `${column} is missing: give ${wanted}.`;
  const orEmpty = mayBeEmpty ? ', or empty where it is not known' : '';
  return `${column} is ${shown(value)}: it should be ${wanted}${marks(value)}${orEmpty}.`;
}

function shown(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number beyond all bounds';
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`;
}

/** Digits with marks between them, as sheets of some countries write them. */
function marks(value: unknown): string {
  const isMarked = typeof value === 'string' && /^[+-]?\d[\d.,\s]*\d$/.test(value);
  return isMarked ? ', written with a point before decimals and no other marks' : '';
}

/** What a member may hold. */
function wantedOf(field: z.core.$ZodType): string {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault)
    return wantedOf(field.unwrap());
  if (field instanceof z.ZodEnum) return `one of ${field.options.join(', ')}`;
  if (field instanceof z.ZodString)
    return `a text of ${field.minLength} to ${field.maxLength} characters`;
  if (field instanceof z.ZodNumber) return numberOf(field);
  throw new TypeError('a column of a row is a number, a text or one of some words');
}

function numberOf(field: z.ZodNumber): string {
  const { minimum, exclusiveMinimum, maximum, type } = z.toJSONSchema(field);
  // A calendar year is written without commas.
  const written = (bound: unknown): string =>
    typeof bound === 'number' && bound >= 10_000 ? withCommas(bound) : String(bound);
  const range =
    exclusiveMinimum === undefined
      ? `from ${written(minimum)} to ${written(maximum)}`
      : `above ${written(exclusiveMinimum)} and at most ${written(maximum)}`;
  return `a ${type === 'integer' ? 'whole ' : ''}number ${range}`;
}

/** What each member may hold, worked out once. */
const WANTED = Object.fromEntries(
  Object.entries(portfolioLocation.shape).map(([member, field]) => [
    member,
    { wanted: wantedOf(field), mayBeEmpty: field.safeParse(undefined).success },
  ]),
) as Record<keyof PortfolioLocation, { readonly wanted: string; readonly mayBeEmpty: boolean }>;
