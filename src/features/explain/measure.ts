import { ApiError } from '../../core/errors.ts';
import { valueAt } from '../predictions/jsonDifference.ts';

/** Places of the number that says most, by the shape of the answer: the first that holds one is taken. */
const HEADLINES = [
  '/quantity/value',
  '/probability',
  '/average_annual_loss_ratio',
  '/expected_annual_loss_ratio/value',
  '/score',
] as const;

/**
 * Where the number stands by which changes are compared.
 *
 * @throws ApiError `conflict` where the answer has no such number
 */
export function measureOf(reply: unknown, asked: string | undefined): string {
  if (asked !== undefined) {
    if (typeof valueAt(reply, asked) === 'number') return asked;
    throw new ApiError('conflict', `The answer has no number at ${asked.slice(0, 100)}.`);
  }
  const found = headlineOf(reply);
  if (found !== undefined) return found;
  throw new ApiError(
    'conflict',
    'The answer has no headline number here; name one of its numbers in measure, as a JSON pointer.',
  );
}

/** Where the headline number of an answer stands, as a JSON pointer; undefined where it has none. */
export function headlineOf(reply: unknown): string | undefined {
  return HEADLINES.find((pointer) => typeof valueAt(reply, pointer) === 'number');
}

/** The number at a place; null where there is none (any more). */
export function numberAt(reply: unknown, pointer: string): number | null {
  const value = valueAt(reply, pointer);
  return typeof value === 'number' ? value : null;
}
