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
    // What a century brings of hurricanes is said in any case.
    const tropical =
      (returnYears ?? CENTURY) === CENTURY
        ? undefined
        : gustOf(
            quotes,
            ['reply', 'hurricane', 'wind_by_return_period'],
            returnYears,
            'a hurricane',
          );
    const path = ['reply', 'windstorm', 'gust_by_return_period'];
    const other = gustOf(quotes, path, returnYears, 'a storm of the temperate zone');
    return [tropical, other].filter((line) => line !== undefined).join(' ') || undefined;
  };

function gustOf(
  quotes: Quotes,
  list: Path,
  years: number | undefined,
  storm: string,
): string | undefined {
  const found = rowOfPeriod(quotes, list, { years, name: 'return_period_yr' });
  if (!found) return undefined;
  const { row, before } = found;
  return sentence(
    quotes,
    [
      [...row, 'return_period_yr'],
      [...row, 'gust_3s_mps'],
    ],
    (period, speed) => `${before}Gust of ${storm} once in ${period} years: ${speed} m/s.`,
  );
}
