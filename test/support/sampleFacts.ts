import type { Need, NeedTree } from '../../engines/facts.ts';

/** Facts for a tree of needs, each with its dataset's sample. */
export function sampleFacts(needs: NeedTree): never {
  return walk(needs, (need) => ({
    value: structuredClone(need.dataset.sample),
    source: 'sample',
    asOf: '2026-01-01T00:00:00Z',
    retrievedAt: '2026-01-01T00:00:00Z',
    status: 'sample',
  })) as never;
}

/** Facts for a tree of needs, each of them missing. */
export function missingFacts(needs: NeedTree): never {
  return walk(needs, (need) => ({
    missing: `no source of ${need.dataset.id} answered`,
    source: need.dataset.id,
  })) as never;
}

function walk(needs: NeedTree, make: (need: Need) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(needs).map(([name, node]) => [
      name,
      typeof (node as Need).dataset === 'function'
        ? make(node as Need)
        : walk(node as NeedTree, make),
    ]),
  );
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
