import type { NamedOperation } from '../../core/operation.ts';
import type { SourceState } from '../../core/sourceState.ts';
import { modulesOf } from '../internal/modules.ts';

/** A dataset with the sources that answer it and the operations that ask it. */
export interface DatasetUse {
  readonly dataset: string;
  readonly sources: readonly SourceState[];
  readonly usedBy: readonly string[];
  readonly servedNow: boolean;
  readonly servedLive: boolean;
}

/** A model with the operations that answer by it; none where it is a part of others. */
export interface ModelUse {
  readonly model: string;
  readonly version: string;
  readonly methodology: string;
  readonly verification: string;
  readonly operations: readonly string[];
}

const works = ({ status }: SourceState): boolean =>
  status === 'operational' || status === 'degraded';

/** Every dataset that a source answers or an operation asks, in alphabetical order. */
export function datasetUses(
  states: readonly SourceState[],
  operations: readonly NamedOperation[],
): DatasetUse[] {
  const names = new Set([
    ...states.flatMap(({ datasets }) => datasets),
    ...operations.flatMap(({ datasets }) => datasets ?? []),
  ]);
  return [...names].toSorted().map((dataset) => {
    const sources = states.filter(({ datasets }) => datasets.includes(dataset));
    return {
      dataset,
      sources,
      usedBy: operations.filter(({ datasets }) => datasets?.includes(dataset)).map(({ id }) => id),
      servedNow: sources.some(works),
      servedLive: sources.some((state) => state.kind === 'live' && works(state)),
    };
  });
}

/** Every model that has a card, once, in alphabetical order: those of operations, components of the composite, ground motions and the rest of the workbench. */
export function modelUses(operations: readonly NamedOperation[]): ModelUse[] {
  const byCard = Map.groupBy(modulesOf(operations), ({ card }) => card.name);
  return [...byCard]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([model, modules]) => {
      const card = modules[0]?.card;
      if (card === undefined) return [];
      const { version, methodology, verification } = card;
      const asking = modules.filter(({ path }) => path !== null).map(({ name }) => name);
      return [{ model, version, methodology, verification, operations: asking }];
    });
}

/** How many there are of each. */
export function countBy<T>(rows: readonly T[], keyOf: (row: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[keyOf(row)] = (counts[keyOf(row)] ?? 0) + 1;
  return counts;
}
