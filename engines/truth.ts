/** One proof of a model: arguments and a number from a paper, an agency table or another program. */
export interface TruthRow {
  // The models differ in their arguments; the truth suite calls each with its own `given`.
  readonly model: (...given: never[]) => number | undefined;
  readonly given: readonly unknown[];
  readonly expected: number;
  /** Absolute tolerance, in the unit of `expected`. */
  readonly within: number;
  /** Publication, table or program the expected value comes from. */
  readonly from: string;
}
