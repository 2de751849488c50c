import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { ApiError } from '../../core/errors.ts';

/** A window of days that ends in the past and is not too long. @throws ApiError `bad_request` */
export function checkedWindow(
  start: string,
  end: string,
  mostDays: number,
): { startDate: string; endDate: string; days: number } {
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
  if (!(days >= 1))
    throw new ApiError('bad_request', `start_date ${start} is after end_date ${end}.`);
  if (days > mostDays)
    throw new ApiError(
      'bad_request',
      `From ${start} to ${end} are ${days} days; ask for ${mostDays} or fewer.`,
    );
  return { startDate: start, endDate: end, days };
}
