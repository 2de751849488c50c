import { isNeed, type Fact, type FactTree, type Need, type NeedTree } from '../../engines/facts.ts';
import type { NeedsRound } from '../../engines/vertical.ts';
import { ownTurn } from './inTurns.ts';
import { isSameData } from './sameData.ts';

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

/** POLICY: a tree of more branches is a list of places: others have a turn between them, each time this long has passed, ms. */
const LIST = { branches: 16, turnMs: 4 } as const;

/** How long questions may take, and whose patience they have. */
export interface GatherOptions {
  readonly signal?: AbortSignal;
  /** For all rounds together, ms. */
  readonly deadlineMs: number;
}

/**
 * Asks each distinct question of a tree once, all at the same time, and returns facts in the same tree shape. Answers at hand
 * cost no promise: a tree that is answered from memory is returned at once, unless it is a list of places.
 *
 * @param options  when the deadline passes, questions still open are ended and answer with what is at hand (an older reply, a
 *   table); those that do not become missing facts: nothing waits longer
 */
export function gather<N extends NeedTree>(
  needs: N,
  ask: Ask,
  options: GatherOptions,
): Gathered<N> | Promise<Gathered<N>> {
  return gatherRounds([() => needs], ask, options) as Gathered<N> | Promise<Gathered<N>>;
}

/**
 * Asks rounds of questions, each told the facts of those before it; all share one deadline, and a question asked twice is asked
 * once. The facts of all rounds stand side by side.
 */
export function gatherRounds(
  rounds: readonly NeedsRound[],
  ask: Ask,
  options: GatherOptions,
): Gathered<NeedTree> | Promise<Gathered<NeedTree>> {
  const asking = new Asking(ask, options);
  const from = (
    index: number,
    before: FactTree<NeedTree>,
  ): Gathered<NeedTree> | Promise<Gathered<NeedTree>> => {
    const round = rounds[index];
    if (!round) return { facts: before, asked: asking.list() };
    const tree = round(before);
    const next = (facts: FactTree<NeedTree>) =>
      from(index + 1, index === 0 ? facts : { ...before, ...facts });
    return then(asking.ask(tree), (atHand) =>
      asking.pending.length === 0
        ? next(atHand)
        : asking.settle().then(() => then(asking.ask(tree), next)),
    );
  };
  return from(0, {});
}

/** Whether a signal ended by its deadline, not by its caller. */
const isLate = ({ reason }: AbortSignal): boolean =>
  (reason as Error | undefined)?.name === 'TimeoutError';

/** Goes on with a value, at once where it is there. */
function then<A, B>(value: A | Promise<A>, next: (value: A) => B | Promise<B>): B | Promise<B> {
  return value instanceof Promise ? value.then(next) : next(value);
}

const isList = (tree: NeedTree): boolean => Object.keys(tree).length > LIST.branches;

/** Whether a tree is a list of places, or branches into some. */
function hasList(tree: NeedTree): boolean {
  if (isList(tree)) return true;
  for (const name in tree) {
    const node = tree[name];
    if (node && !isNeed(node) && isList(node)) return true;
  }
  return false;
}

/** Whether a tree in a list of places is one itself, or branches again: a property with the points about it asks two hundred questions. */
function isLong(tree: NeedTree): boolean {
  if (isList(tree)) return true;
  for (const name in tree) {
    const node = tree[name];
    if (node && !isNeed(node)) return true;
  }
  return false;
}

class Asking {
  /** Questions of the present round that are under way. */
  pending: Promise<void>[] = [];
  readonly #entries: Entry[] = [];
  /** By dataset, then by the latitude that a question names: a portfolio asks each dataset about a hundred places. */
  readonly #byDataset = new Map<string, Map<unknown, Entry[]>>();
  readonly #ask: Ask;
  readonly #late = new AbortController();
  readonly #options: GatherOptions;
  #deadlineAt: number | undefined;
  #isLeft = false;
  /** When the present turn began. */
  #turn = performance.now();

  constructor(ask: Ask, options: GatherOptions) {
    this.#ask = ask;
    this.#options = options;
  }

  /** The facts of a tree as far as they are at hand, asked in turns with others where lists of places are in it. */
  ask(tree: NeedTree): FactTree<NeedTree> | Promise<FactTree<NeedTree>> {
    return hasList(tree) ? this.#inTurns(tree) : this.#walk(tree);
  }

  /**
   * A caller who leaves meanwhile is asked for no further: what was not asked is missing. Where only the time of the request is over,
   * what tables have at hand is still asked: half a list is no answer.
   */
  async #inTurns(tree: NeedTree): Promise<FactTree<NeedTree>> {
    const out: Record<string, FactTree<NeedTree>[string]> = {};
    const { signal } = this.#options;
    for (const name in tree) {
      const node = tree[name];
      if (!node) continue;
      if (isNeed(node)) out[name] = this.#factOf(node);
      else out[name] = isLong(node) ? await this.#inTurns(node) : this.#walk(node);
      if (performance.now() - this.#turn < LIST.turnMs) continue;
      await ownTurn();
      this.#turn = performance.now();
      if (signal?.aborted === true && !isLate(signal)) this.#isLeft = true;
    }
    return out;
  }

  #walk(tree: NeedTree): FactTree<NeedTree> {
    const out: Record<string, FactTree<NeedTree>[string]> = {};
    for (const name in tree) {
      const node = tree[name];
      if (node) out[name] = isNeed(node) ? this.#factOf(node) : this.#walk(node);
    }
    return out;
  }

  list(): Asked[] {
    return this.#entries.map(({ dataset, fact }) => ({
      dataset,
      fact: fact ?? tooLate(dataset),
    }));
  }

  /**
   * Waits for the questions under way; the deadline runs from the first wait. The caller's signal is looked at only here: what is
   * answered from memory is not worth stopping.
   */
  async settle(): Promise<void> {
    const { signal, deadlineMs } = this.#options;
    this.#deadlineAt ??= performance.now() + deadlineMs;
    const leftMs = Math.max(0, this.#deadlineAt - performance.now());
    const callerLeft = (): void => this.#late.abort(signal?.reason);
    if (signal?.aborted === true) callerLeft();
    else signal?.addEventListener('abort', callerLeft, { once: true });
    const deadline = setTimeout(
      () => this.#late.abort(new DOMException('the deadline passed', 'TimeoutError')),
      leftMs,
    );
    let end: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (end = setTimeout(resolve, leftMs + GRACE_MS)));
    await Promise.race([Promise.all(this.pending), late]);
    this.pending = [];
    clearTimeout(deadline);
    clearTimeout(end);
    signal?.removeEventListener('abort', callerLeft);
  }

  #factOf(need: Need): Fact<unknown> {
    const { id } = need.dataset;
    const { lat } = (need.query ?? {}) as { readonly lat?: unknown };
    const ofDataset = this.#byDataset.get(id);
    const asked = ofDataset?.get(lat);
    const before = asked?.find(({ query }) => isSameData(query, need.query));
    if (before) return before.fact ?? tooLate(id);
    if (this.#isLeft) return { missing: 'the caller left before it was asked', source: id };
    const entry: Entry = { dataset: id, query: need.query, fact: undefined };
    this.#entries.push(entry);
    if (asked) asked.push(entry);
    else if (ofDataset) ofDataset.set(lat, [entry]);
    else this.#byDataset.set(id, new Map([[lat, [entry]]]));
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

function tooLate(datasetId: string): Fact<unknown> {
  return { missing: `no source of ${datasetId} answered in time`, source: datasetId };
}
