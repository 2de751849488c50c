import type { Quotes } from '../narrative/record.ts';
import type { Section } from '../narrative/sections.ts';
import { CENTURY, rowOfPeriod, sentence, type Asked, type Path } from './aspectParts.ts';

const PASSAGES: Path = ['reply', 'hurricane', 'passages_within_100_km_per_yr'];
/** Members that count storms of a category and stronger. */
const COUNTED: Readonly<Record<number, string>> = {
  1: 'hurricane',
  2: 'hurricane',
  3: 'major',
  4: 'category_4',
  5: 'category_5',
};

/** How often hurricanes pass, of the category that is asked for or of all and the major ones. */
export const hurricanes =
  ({ category }: Asked): Section =>
  (quotes) => {
    const all = sentence(
      quotes,
      [
        [...PASSAGES, 'hurricane'],
        [...PASSAGES, 'major'],
      ],
      (any, major) =>
        `Hurricanes pass within 100 km ${any} times a year, major ones ${major} times.`,
    );
    const member = category === undefined ? undefined : COUNTED[category];
    if (member === undefined) return all;
    const least = category === 2 ? 1 : category;
    const those = sentence(
      quotes,
      [[...PASSAGES, member]],
      (rate) =>
        `Hurricanes of category ${least} or stronger pass within 100 km ${rate} times a year. What a single one of them does to a place is not told.`,
    );
    return those ?? all;
  };

/** Gusts of the return period that is asked for, of hurricanes and of storms that are none of the tropics. */
export const gust =
  ({ returnYears }: Asked): Section =>
  (quotes) => {
    const of = (list: Path, storm: string) => gustOf(quotes, list, { years: returnYears, storm });
    // What a century brings of hurricanes is said in any case.
    const tropical =
      (returnYears ?? CENTURY) === CENTURY
        ? undefined
        : of(['reply', 'hurricane', 'wind_by_return_period'], 'a hurricane');
    const other = of(
      ['reply', 'windstorm', 'gust_by_return_period'],
      'a storm of the temperate zone',
    );
    const told = [tropical, other].filter((each) => each !== undefined);
    const lines = told.map(({ before, line }, i) =>
      told[i - 1]?.before === before ? line : `${before}${line}`,
    );
    return lines.join(' ') || undefined;
  };

function gustOf(
  quotes: Quotes,
  list: Path,
  { years, storm }: { readonly years: number | undefined; readonly storm: string },
): { readonly before: string; readonly line: string } | undefined {
  const found = rowOfPeriod(quotes, list, { years, name: 'return_period_yr' });
  if (!found) return undefined;
  const line = sentence(
    quotes,
    [
      [...found.row, 'return_period_yr'],
      [...found.row, 'gust_3s_mps'],
    ],
    (period, speed) => `Gust of ${storm} once in ${period} years: ${speed} m/s.`,
  );
  return line === undefined ? undefined : { before: found.before, line };
}
