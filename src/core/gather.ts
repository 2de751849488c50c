import type { Fact, FactTree, Need, NeedTree } from '../../engines/facts.ts';

/** Asks one question; a plain fact when the answer is at hand. */
export type Ask = (need: Need, signal?: AbortSignal) => Fact<unknown> | Promise<Fact<unknown>>;

/** Facts in the shape of the needs, and a list of each distinct one with the dataset it answers. */
export interface Gathered<N extends NeedTree> {
  readonly facts: FactTree<N>;
  readonly asked: readonly Asked[];
}

export interface Asked {
  readonly dataset: string;
  readonly fact: Fact<unknown>;
}

/** POLICY: how long sources may take to give what they have at hand once the deadline passed, ms. */
const GRACE_MS = 50;

/**
 * Asks each distinct question of a tree once, all at the same time, and returns facts in the same tree shape. Answers at hand
 * cost no promise: a tree that is answered from memory is returned at once.
 *
 * @param deadlineMs  when it passes, questions still open are ended and answer with what is at hand (an older reply, a table);
 *   those that do not become missing facts: nothing waits longer
 */
export function gather<N extends NeedTree>(
  needs: N,
  ask: Ask,
  options: { signal?: AbortSignal; deadlineMs: number },
): Gathered<N> | Promise<Gathered<N>> {
  const round = new Round(ask);
  const facts = round.walk(needs);
  if (round.pending.length === 0) return { facts: facts as FactTree<N>, asked: round.list() };
  return round
    .settle(options)
    .then(() => ({ facts: round.walk(needs) as FactTree<N>, asked: round.list() }));
}

class Round {
  readonly pending: Promise<void>[] = [];
  readonly #entries: Entry[] = [];
  readonly #byDataset = new Map<string, Entry[]>();
  readonly #ask: Ask;
  readonly #late = new AbortController();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  walk(tree: NeedTree): Record<string, unknown> {
    const out: Record<string, unknown> = {};
    for (const name in tree) {
      const node = tree[name];
      if (node) out[name] = isNeed(node) ? this.#factOf(node) : this.walk(node);
    }
    return out;
  }

  list(): Asked[] {
    return this.#entries.map(({ dataset, fact }) => ({ dataset, fact: fact ?? tooLate(dataset) }));
  }

  /** The caller's signal is looked at only here: what is answered from memory is not worth stopping. */
  async settle({
    signal,
    deadlineMs,
  }: {
    readonly signal?: AbortSignal;
    readonly deadlineMs: number;
  }): Promise<void> {
    const callerLeft = (): void => this.#late.abort(signal?.reason);
    if (signal?.aborted === true) callerLeft();
    else signal?.addEventListener('abort', callerLeft, { once: true });
    const deadline = setTimeout(
      () => this.#late.abort(new DOMException('the deadline passed', 'TimeoutError')),
      deadlineMs,
    );
    let end: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (end = setTimeout(resolve, deadlineMs + GRACE_MS)));
    await Promise.race([Promise.all(this.pending), late]);
    clearTimeout(deadline);
    clearTimeout(end);
    signal?.removeEventListener('abort', callerLeft);
  }

  #factOf(need: Need): Fact<unknown> {
    const { id } = need.dataset;
    const asked = this.#byDataset.get(id);
    const before = asked?.find(({ query }) => isSame(query, need.query));
    if (before) return before.fact ?? tooLate(id);
    const entry: Entry = { dataset: id, query: need.query, fact: undefined };
    this.#entries.push(entry);
    if (asked) asked.push(entry);
    else this.#byDataset.set(id, [entry]);
    const answer = this.#ask(need, this.#late.signal);
    if (answer instanceof Promise)
      this.pending.push(answer.then((fact) => void (entry.fact = fact)));
    else entry.fact = answer;
    return entry.fact ?? tooLate(id);
  }
}

interface Entry {
  readonly dataset: string;
  readonly query: unknown;
  fact: Fact<unknown> | undefined;
}

/** Whether two questions are the same: member by member, which is ten times as fast as comparing their text. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [
    a as Readonly<Record<string, unknown>>,
    b as Readonly<Record<string, unknown>>,
  ];
  for (const name in one) if (!isSame(one[name], other[name])) return false;
  for (const name in other) if (other[name] !== undefined && !(name in one)) return false;
  return true;
}

function isNeed(node: Need | NeedTree): node is Need {
  return typeof (node as Need).dataset === 'function';
}

function tooLate(datasetId: string): Fact<unknown> {
  return { missing: `no source of ${datasetId} answered in time`, source: datasetId };
}
