import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { ValidationFailure } from '../../core/validation.ts';

/** Days from a first to a last one, and how many a source may be asked for. */
interface Window {
  readonly start: string;
  readonly end: string;
  readonly mostDays: number;
}

/**
 * A window of days that runs forwards and is not too long; ends that were left out are filled in before.
 *
 * @param place  where the window was sent
 * @throws ValidationFailure at `start_date`
 */
export function checkedWindow(
  { start, end, mostDays }: Window,
  place: 'query' | 'body',
): { startDate: string; endDate: string; days: number } {
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
  const refused = (words: string): ValidationFailure => {
    const msg = `Value error, ${words}`;
    return new ValidationFailure([{ loc: [place, 'start_date'], msg, type: 'value_error' }]);
  };
  if (!(days >= 1)) throw refused(`start_date ${start} is after end_date ${end}`);
  if (days > mostDays)
    throw refused(`from ${start} to ${end} are ${days} days; ask for ${mostDays} or fewer`);
  return { startDate: start, endDate: end, days };
}
