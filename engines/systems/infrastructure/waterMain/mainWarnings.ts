import type { Moment } from '../../../facts.ts';
import type { Main, MainRate } from './mainRate.ts';
import { FIRST_LAID } from './tables.ts';
import type { WeekAhead } from './weekAhead.ts';

/** What the reader of a rate has to know. */
export function warningsOf(main: Main, rate: MainRate, week: WeekAhead, { iso }: Moment): string[] {
  const out = [
    'The rate is that of networks like it; a utility’s own break records say more than any model.',
    ...rate.missing,
  ];
  if (main.material === undefined)
    out.push('The material was not given: the mean of all mains stands in.');
  if (main.ageYears === undefined)
    out.push('The age was not given: the mean age of the material stands in.');
  if ((main.ageYears ?? 0) > 120) out.push('Older than 120 years: the rate of 120 years is used.');
  const first = main.material && FIRST_LAID[main.material];
  if (first !== undefined && Number(iso.slice(0, 4)) - (main.ageYears ?? 0) < first)
    out.push(
      `No main of this material was laid before ${first}: look up the age or the material again.`,
    );
  if (rate.isFrozenGround)
    out.push(
      'Winters are colder than in any surveyed network: months below -20 °C count as -20, and mains that are insulated, heated or above the ground break otherwise.',
    );
  if (week.basis !== 'forecast')
    out.push(`The seven days are not a forecast: ${week.reason ?? ''}.`);
  return out;
}
