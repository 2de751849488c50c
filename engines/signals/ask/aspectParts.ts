import type { Quotes } from '../narrative/record.ts';
import type { Worth } from './worthIn.ts';

/** What of the question an aspect goes by. */
export interface Asked {
  readonly returnYears?: number | undefined;
  readonly laterYear?: number | undefined;
  /** A volcano that it names. */
  readonly volcano?: string | undefined;
  /** What the building is worth. */
  readonly worth?: Worth | undefined;
  /** Perils that it names, as the loss of a building calls them. */
  readonly perils?: readonly string[] | undefined;
  /** Category of a hurricane that it names, 1 to 5. */
  readonly category?: number | undefined;
}

export type Path = readonly (string | number)[];

/** Values at paths, in a sentence; nothing where one of them is absent. */
export function sentence(
  quotes: Quotes,
  paths: readonly Path[],
  words: (...values: string[]) => string,
): string | undefined {
  if (paths.some((path) => quotes.at(...path) === undefined)) return undefined;
  return words(...paths.map((path) => quotes.text(...path) ?? ''));
}

/** The row of a list that a number chooses. */
export function rowWhere(quotes: Quotes, list: Path, is: (at: Path) => boolean): Path | undefined {
  return quotes
    .members(...list)
    .map((i): Path => [...list, Number(i)])
    .find(is);
}

/** Return periods in words and in tables differ by the rounding of either. */
export const SAME_PERIOD = 0.03;
/** Whether a row of a list is that of a return period, years, by the member that names it. */
export const isPeriod =
  (quotes: Quotes, years: number, name: string) =>
  (row: Path): boolean => {
    const listed = quotes.at(...row, name);
    return typeof listed === 'number' && Math.abs(listed / years - 1) <= SAME_PERIOD;
  };

/** What is said before a value of another return period than was asked for. */
const NEAREST = 'Of the return period asked for nothing is listed; the nearest: ';

/** What is told where no return period is asked for, years. */
export const CENTURY = 100;

/** The row of the return period that is asked for, years, else the nearest (by ratio), and what is said before it; that of a century alone where none is asked for. */
export function rowOfPeriod(
  quotes: Quotes,
  list: Path,
  { years, name }: { readonly years: number | undefined; readonly name: string },
): { readonly row: Path; readonly before: string } | undefined {
  const exact = rowWhere(quotes, list, isPeriod(quotes, years ?? CENTURY, name));
  if (exact) return { row: exact, before: '' };
  if (years === undefined) return undefined;
  const away = (row: Path): number =>
    Math.abs(Math.log(Number(quotes.at(...row, name) ?? NaN) / years));
  const [row] = quotes
    .members(...list)
    .map((i): Path => [...list, Number(i)])
    .filter((at) => Number.isFinite(away(at)))
    .toSorted((a, b) => away(a) - away(b));
  return row && { row, before: NEAREST };
}
