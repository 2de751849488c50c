/** A row of a verification table: column name to cell text, as printed. */
export type Row = Readonly<Record<string, string>>;

/** Where a table lies, so that a binding may read the inputs beside it. */
export interface TableFolder {
  /** Absolute path of the topic's folder. */
  readonly dir: string;
  /** Absolute path of the reference catalogues (`--catalogs`), which may not exist. */
  readonly catalogs: string;
}

/**
 * How far a cell may be off. Relative unless `absolute`; half a unit of the last printed place and 1e-9 are added by the judge.
 * `factor`: within so many times, either way. `over`: the model gives a bound, which the observed value may pass by so much.
 */
export type Tolerance =
  | { readonly relative: number }
  | { readonly absolute: number }
  | { readonly factor: number }
  | { readonly over: number }
  | { readonly anyOf: readonly Tolerance[] }
  | 'exact';

/** A row that cannot be computed from what it gives: not counted, and named with its reason. */
export class NotJudged {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/**
 * What the engines say for one row: expected column to value. A column left out is not judged; `undefined` is a miss.
 * A list answers a cell that holds several numbers.
 */
export type Computed = Readonly<
  Record<string, number | string | boolean | readonly number[] | undefined>
>;

/** A table judged row by row. */
export interface RowBinding {
  readonly kind: 'rows';
  /** What of the table is judged by a formula that no answer uses (`formulas/`): it says nothing of the service. */
  readonly beside?: string;
  /** File name without `.csv`. */
  readonly table: string;
  /** Tolerance of each expected column; `*` for all others that `compute` returns. Default 1e-6 relative. */
  readonly tolerances: Readonly<Record<string, Tolerance>>;
  /** The tolerance of all cells of a row whose method has its own; undefined where `tolerances` hold. */
  readonly toleranceOf?: (row: Row) => Tolerance | undefined;
  /** Prepares what all rows share (sequences run whole, sorted catalogues). */
  readonly prepare?: (rows: readonly Row[], folder: TableFolder) => unknown;
  /** The engines' answer; may read input columns only. */
  compute(row: Row, prepared: unknown, folder: TableFolder): Computed | NotJudged;
  /** Names the model of a row that the product does not offer; undefined where it does. */
  readonly notOffered?: (row: Row) => string | undefined;
}

/** One criterion of a table judged as a group. `required / reached` is its error. */
export interface Criterion {
  readonly name: string;
  readonly required: number;
  readonly reached: number;
}

/** A table judged as a whole by criteria (national models, observations). */
export interface GroupBinding {
  readonly kind: 'group';
  readonly table: string;
  judge(
    rows: readonly Row[],
    folder: TableFolder,
  ): { readonly criteria: readonly Criterion[]; readonly details: readonly string[] };
}

export type Binding = RowBinding | GroupBinding;

/** The bindings of one topic folder. */
export interface Topic {
  readonly topic: string;
  readonly tables: readonly Binding[];
}

/** A number from a cell; undefined where it is blank. */
export function num(row: Row, column: string): number | undefined {
  const text = row[column]?.trim();
  return text === undefined || text === '' ? undefined : Number(text);
}

/** A number from a cell that must hold one. */
export function need(row: Row, column: string): number {
  const value = num(row, column);
  if (value === undefined || Number.isNaN(value))
    throw new Error(`column ${column} holds no number: ${JSON.stringify(row)}`);
  return value;
}
