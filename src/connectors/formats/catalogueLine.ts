import type { Fact, Known } from '../../../engines/facts.ts';
import type { Embedded } from '../connector.ts';
import { fromTables } from '../pipeline/fromTables.ts';

/** Whole catalogues kept in the database: asked after the live sources and before the embedded tables. */
export interface CatalogueLine {
  /** Undefined, now or later: no catalogue was brought in that covers the question. Never rejects. */
  ask(
    datasetId: string,
    query: unknown,
    reason: string | undefined,
  ): Known<unknown> | undefined | Promise<Known<unknown> | undefined>;
}

/** What stands after the live sources of a dataset. */
export interface LastInLine {
  /** Undefined: one live source was asked for by name, and nothing may stand in. */
  readonly datasetId: string | undefined;
  readonly tables: readonly Embedded[];
}

/** Answers from a whole catalogue where one was brought in, else from the embedded tables. Plain where both are in memory. */
export function fromLastInLine(
  { datasetId, tables }: LastInLine,
  catalogues: CatalogueLine | undefined,
  query: unknown,
  told: Parameters<typeof fromTables>[2],
): Fact<unknown> | Promise<Fact<unknown>> {
  const kept = datasetId === undefined ? undefined : catalogues?.ask(datasetId, query, told.reason);
  if (kept instanceof Promise) return kept.then((fact) => fact ?? fromTables(tables, query, told));
  return kept ?? fromTables(tables, query, told);
}
