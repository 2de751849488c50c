import type * as z from 'zod';
import type { Dataset, Need } from '../../../engines/facts.ts';
import type {
  CatalogueArea,
  CatalogueRow,
  CatalogueScope,
  ServedCatalogue,
} from '../../core/catalogue.ts';

/** What the operator may ask of a catalogue. */
export interface ScopeOptions {
  readonly minMagnitude?: number;
  /** YYYY-MM-DD. */
  readonly since?: string;
}

/** Asks the catalogue's source and nobody else. @throws SourceSilent when it does not answer */
export type AskSource = <A>(need: Need<A>) => Promise<A>;

/** A whole public catalogue: how it is brought in, page by page, and which questions it answers then. */
export interface Catalogue {
  readonly id: string;
  readonly title: string;
  /** The live source it comes from; answers name it. */
  readonly sourceId: string;
  /** POLICY per catalogue: for so long after a run its answers count as current. */
  readonly freshDays: number;
  /** What a run brings in; its `version` changes with the form of the rows. */
  scope(options: ScopeOptions): CatalogueScope;
  /** What may be served while a run of another scope replaces an earlier one; absent: the scope of the new run. */
  narrow?(served: CatalogueScope, next: CatalogueScope): CatalogueScope;
  /** Names of all pages in order; a page keeps its name and its share of the catalogue from run to run. */
  pages(
    scope: CatalogueScope,
    ask: AskSource,
    nowMs: number,
  ): readonly string[] | Promise<readonly string[]>;
  read(page: string, scope: CatalogueScope, ask: AskSource): Promise<readonly CatalogueRow[]>;
  readonly answers: readonly CatalogueAnswer[];
}

/** How a catalogue stands when it is asked. */
export interface Standing extends ServedCatalogue {
  readonly nowMs: number;
}

/** One dataset that a catalogue answers. */
export interface CatalogueAnswer<Q extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  readonly dataset: Dataset<Q, A>;
  /** Where to look; undefined: the catalogue does not cover the question. */
  area(query: z.output<Q>, standing: Standing): CatalogueArea | undefined;
  answer(query: z.output<Q>, rows: readonly CatalogueRow[], standing: Standing): z.output<A>;
}

/** Declares an answer with its types. */
export function catalogueAnswer<Q extends z.ZodType, A extends z.ZodType>(
  parts: CatalogueAnswer<Q, A>,
): CatalogueAnswer {
  return parts as unknown as CatalogueAnswer;
}

/** What a row says, made once for as long as the row is held in memory. */
export function perRow<T>(
  make: (row: CatalogueRow, standing: Standing) => T,
): (row: CatalogueRow, standing: Standing) => T {
  const made = new WeakMap<CatalogueRow, { readonly value: T }>();
  return (row, standing) => {
    const known = made.get(row) ?? { value: make(row, standing) };
    made.set(row, known);
    return known.value;
  };
}
