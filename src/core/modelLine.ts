/** A model as the documentation shows it: its card, what asks it, what it takes and what it rests on. */
export interface ModelLine {
  readonly name: string;
  readonly version: string;
  readonly category: string;
  readonly title: string;
  readonly purpose: string;
  readonly methodology: string;
  readonly validity: string;
  readonly verification: string;
  readonly limits: readonly string[];
  /** Names of what it is told. */
  readonly inputs: readonly string[];
  /** Kinds of data that it asks for. */
  readonly datasets: readonly string[];
  /** Publications. */
  readonly sources: readonly string[];
  /** Operations that answer by it. */
  readonly operations: readonly { readonly id: string; readonly title: string }[];
}
