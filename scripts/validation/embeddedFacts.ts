import {
  factsFor,
  type Fact,
  type FactTree,
  type Need,
  type NeedTree,
} from '../../engines/facts.ts';
import { atlas } from '../../src/atlas/index.ts';

const byDataset = new Map(atlas.map((table) => [table.dataset.id, table]));

/**
 * Facts for a tree of needs from the embedded tables alone, as a server without a network has them; what no table holds is missing.
 */
export function embeddedFacts<N extends NeedTree>(needs: N): FactTree<N> {
  return factsFor(needs, factOf);
}

function factOf({ dataset, query }: Need): Fact<unknown> {
  const table = byDataset.get(dataset.id);
  if (!table) return { missing: 'no network', source: dataset.id };
  const value = table.answer(dataset.query.parse(query));
  if (typeof value === 'object' && value !== null && 'missing' in value)
    return { missing: String(value.missing), source: table.id };
  return { value, source: table.id, asOf: table.asOf, retrievedAt: table.asOf, status: 'embedded' };
}
