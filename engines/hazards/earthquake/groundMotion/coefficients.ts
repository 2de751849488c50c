/** A coefficient table by columns: the periods (rising; -1: PGV, 0: PGA) and, for each coefficient, one number a period. */
export interface Columns {
  readonly periodsS: readonly number[];
  readonly [coefficient: string]: readonly number[];
}

/** One number for each coefficient of a table. */
export type CoefficientsOf<T> = Readonly<Record<Exclude<keyof T, 'periodsS' | number>, number>>;

/**
 * The coefficients at a period, interpolated linearly in ln T between published periods.
 *
 * PGA and PGV are never interpolated, nor is anything between PGA and the shortest published period.
 *
 * @param periodS  s; 0 for PGA, -1 for PGV
 * @returns undefined for a period that the table neither has nor encloses
 */
export function coefficientsAt<T extends Columns>(
  table: T,
  periodS: number,
): CoefficientsOf<T> | undefined {
  const { periodsS } = table;
  const upper = periodsS.findIndex((period) => period >= periodS);
  const above = periodsS[upper];
  if (above === undefined) return undefined;
  if (above === periodS) return pick(table, (column) => column[upper]);
  const below = periodsS[upper - 1];
  if (below === undefined || below <= 0 || !(periodS > 0)) return undefined;
  const share = Math.log(periodS / below) / Math.log(above / below);
  return pick(table, (column) => (1 - share) * column[upper - 1] + share * column[upper]);
}

function pick<T extends Columns>(
  table: T,
  value: (column: readonly number[]) => number,
): CoefficientsOf<T> {
  // Object.fromEntries forgets the names, which are those of the table.
  return Object.fromEntries(
    Object.entries(table).map(([name, column]) => [name, value(column)]),
  ) as CoefficientsOf<T>;
}
