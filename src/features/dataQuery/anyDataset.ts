import { DATASETS } from '../../../engines/ground/datasets/index.ts';
import type { Dataset } from '../../../engines/facts.ts';
import { datasetCard, datasetColumns, mostOf, questionMembers } from '../../core/datasetCard.ts';
import { QUERYABLE, WHOLE, type Queryable } from './datasets.ts';

/** What a caller says of a question to a dataset. */
interface Given {
  readonly dataset: string;
  readonly list?: string | undefined;
  readonly question?: Readonly<Record<string, unknown>> | undefined;
  readonly point?:
    { readonly lat: number; readonly lon: number; readonly radius_km: number } | undefined;
  readonly box?: Readonly<Record<'south' | 'west' | 'north' | 'east', number>> | undefined;
}

const byId = new Map(DATASETS.map((dataset) => [dataset.id, dataset]));

/** Names that `dataset` may be. */
export const DATASET_NAMES: readonly string[] = [...QUERYABLE.map(({ id }) => id), ...byId.keys()];

/** How a question is answered: by one of the questions with a name, else by the dataset itself; undefined: there is none of the name. */
export function queryableOf(given: Given): Queryable | undefined {
  const named = QUERYABLE.find(({ id }) => id === given.dataset);
  if (named) return named;
  const dataset = byId.get(given.dataset);
  return dataset && anyDataset(dataset, given);
}

function anyDataset(dataset: Dataset, given: Given): Queryable {
  const { lists } = datasetCard(dataset);
  const list = given.list ?? lists[0];
  return {
    id: dataset.id,
    dataset,
    list: list ?? WHOLE,
    isPlaced: false,
    maxRadiusKm: mostOf(dataset, 'radiusKm') ?? 20_100,
    time: undefined,
    fields: [...new Set([...datasetColumns(dataset, list).map(({ name }) => name), 'distance_km'])],
    need: (scope) => dataset(questionOf(dataset, given, scope)),
  };
}

/** The question of a dataset: what is asked of it by name, and the place where it takes one. */
export function questionOf(
  dataset: Dataset,
  { question = {}, point, box }: Given,
  { lat, lon, radiusKm }: { readonly lat: number; readonly lon: number; readonly radiusKm: number },
): Record<string, unknown> {
  const members = questionMembers(dataset);
  const place: Record<string, unknown> =
    point === undefined && box === undefined ? {} : { lat, lon, radius_km: radiusKm, ...box };
  return Object.fromEntries(
    Object.entries({ ...place, ...question }).flatMap(([name, value]) => {
      const own = members.get(name);
      return own === undefined ? [] : [[own, value]];
    }),
  );
}

/** Members of a question that the dataset does not take. */
export function unknownMembers(dataset: Dataset, { question = {} }: Given): string[] {
  const members = questionMembers(dataset);
  return Object.keys(question).filter((name) => !members.has(name));
}
