import { factsFor, type Fact, type Need, type NeedTree } from '../../engines/facts.ts';
import type { NeedsRound } from '../../engines/vertical.ts';

const sample = ({ dataset }: Need): Fact<unknown> => ({
  value: structuredClone(dataset.sample),
  source: 'sample',
  asOf: '2026-01-01T00:00:00Z',
  retrievedAt: '2026-01-01T00:00:00Z',
  status: 'sample',
});
const missing = ({ dataset: { id } }: Need): Fact<unknown> => ({
  missing: `no source of ${id} answered`,
  source: id,
});

/** Facts for a tree of needs, each with its dataset's sample. */
export function sampleFacts(needs: NeedTree): never {
  return factsFor(needs, sample) as never;
}

/** Facts for a tree of needs, each of them missing. */
export function missingFacts(needs: NeedTree): never {
  return factsFor(needs, missing) as never;
}

/** Facts for rounds of needs: the first ones answered by samples, from `known` on nothing is known. */
export function factsAfter(known: number, rounds: readonly NeedsRound[]): never {
  let facts = {};
  for (const [index, round] of rounds.entries())
    facts = { ...facts, ...factsFor(round(facts), index < known ? sample : missing) };
  return facts as never;
}

/** A deep copy that throws when anything writes to it. */
export function frozen<T>(value: T): T {
  const freeze = (node: unknown): void => {
    if (node === null || typeof node !== 'object' || Object.isFrozen(node)) return;
    Object.freeze(node);
    for (const member of Object.values(node)) freeze(member);
  };
  const copy = structuredClone(value);
  freeze(copy);
  return copy;
}
