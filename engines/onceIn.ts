import { twoDigits } from './withCommas.ts';

/** A yearly chance with its ends, each 0 to 1. */
interface YearlyChance {
  readonly value: number;
  readonly p10: number;
  readonly p90: number;
}

/** Beyond this no number of years is told. */
const MOST_YEARS = 100_000;

/** How often a yearly chance comes, to two digits: "about once in 370 years". @param perYear 0 to 1 */
export function onceIn(perYear: number): string {
  if (!(perYear * MOST_YEARS >= 1)) return `less than once in ${twoDigits(MOST_YEARS)} years`;
  const years = 1 / perYear;
  return years < 1.5 ? 'nearly every year' : `about once in ${twoDigits(years)} years`;
}

/** The ends of a yearly chance as years between: "80 % interval 97 to 1,400 years"; nothing where all of it is too seldom to tell. */
export function onceInterval({ p10, p90 }: Pick<YearlyChance, 'p10' | 'p90'>): string {
  if (!(p90 * MOST_YEARS >= 1)) return '';
  const rarest = p10 * MOST_YEARS >= 1 ? twoDigits(1 / p10) : `more than ${twoDigits(MOST_YEARS)}`;
  return `80 % interval ${twoDigits(1 / p90)} to ${rarest} years`;
}

/** Both together: "about once in 370 years (80 % interval 97 to 1,400 years)". */
export function onceInWithin(chance: YearlyChance): string {
  const interval = onceInterval(chance);
  return `${onceIn(chance.value)}${interval ? ` (${interval})` : ''}`;
}
