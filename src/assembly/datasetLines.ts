import { DATASETS } from '../../engines/ground/datasets/index.ts';
import { datasetCard, datasetColumns } from '../core/datasetCard.ts';
import type { DatasetLine } from '../surfaces/docs/datasetPages.ts';
import type { SourceLine } from '../surfaces/docs/sourcesPage.ts';

/** A source and what it serves: a live one several datasets, a table one. */
export interface ServingSource extends SourceLine {
  readonly serves?: readonly { readonly dataset: { readonly id: string } }[];
  readonly dataset?: { readonly id: string };
}

/** Every dataset with its columns and its sources, for the documents. */
export function datasetLines(sources: readonly ServingSource[]): DatasetLine[] {
  const isServing =
    (id: string) =>
    ({ serves = [], dataset }: ServingSource): boolean =>
      dataset?.id === id || serves.some((service) => service.dataset.id === id);
  return DATASETS.map((dataset) => {
    const card = datasetCard(dataset);
    const lists: readonly (string | null)[] = card.lists.length > 0 ? card.lists : [null];
    return {
      ...card,
      rows: lists.map((list) => ({ list, columns: datasetColumns(dataset, list ?? undefined) })),
      sources: sources.filter(isServing(dataset.id)),
    };
  });
}
