import {
  isNeed,
  type Fact,
  type FactTree,
  type Moment,
  type Need,
  type NeedTree,
} from '../../engines/facts.ts';
import type { Embedded } from '../connectors/connector.ts';
import { fromTables } from '../connectors/pipeline/fromTables.ts';

/**
 * Facts from the embedded tables alone, for many places in a row: a question is asked when its fact is first read, once for each place, and none that
 * nothing reads is asked. Questions are not checked: they come from engines.
 */
export class TableFacts {
  readonly #tables: ReadonlyMap<string, readonly Embedded[]>;
  readonly #told: Parameters<typeof fromTables>[2];

  constructor(tables: readonly Embedded[], { ms }: Moment) {
    this.#tables = Map.groupBy(tables, ({ dataset }) => dataset.id);
    this.#told = {
      reason: undefined,
      retrievedAt: new Date(ms).toISOString(),
      liveSource: undefined,
    };
  }

  /** Facts in the shape of the needs, to be read in this turn or later. */
  factsOf<N extends NeedTree>(needs: N): FactTree<N> {
    const asked = new Map<string, Asked[]>();
    const handler: ProxyHandler<NeedTree> = {
      get: (tree, name) => {
        const node = typeof name === 'string' ? tree[name] : undefined;
        if (node === undefined) return undefined;
        return isNeed(node) ? this.#factOf(node, asked) : new Proxy(node, handler);
      },
    };
    return new Proxy<NeedTree>(needs, handler) as unknown as FactTree<N>;
  }

  #factOf({ dataset: { id }, query }: Need, asked: Map<string, Asked[]>): Fact<unknown> {
    const before = asked.get(id);
    const same = before?.find((other) => isSame(other.query, query));
    if (same) return same.fact;
    const fact = fromTables(this.#tables.get(id) ?? [], query, this.#told);
    if (before) before.push({ query, fact });
    else asked.set(id, [{ query, fact }]);
    return fact;
  }
}

interface Asked {
  readonly query: unknown;
  readonly fact: Fact<unknown>;
}

/** Whether two questions have the same members; those of places hold no objects. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const [one, other] = [a, b] as readonly Readonly<Record<string, unknown>>[];
  if (!one || !other) return false;
  for (const name in one) if (!Object.is(one[name], other[name])) return false;
  for (const name in other) if (!(name in one) && other[name] !== undefined) return false;
  return true;
}
