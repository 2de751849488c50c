import type * as z from 'zod';

/**
 * Datasets, needs and facts: how an engine asks about the world without touching it.
 *
 * A dataset is a kind of data: the shape of a question and of its answer. Calling it makes a need; `gather` turns needs
 * into facts of the same tree shape. A fact is either known, with its source and time, or missing, with a reason.
 */
export interface Dataset<Q extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  (query: z.input<Q>): Need<z.output<A>>;
  /** Stable name, kebab-case; shown in the provenance. */
  readonly id: string;
  /** What it is, for people. */
  readonly title: string;
  readonly query: Q;
  readonly answer: A;
  /** A valid answer, used by tests and benches only; never served. */
  readonly sample: z.output<A>;
}

/** A question to be asked. Plain data apart from the dataset it names. */
export interface Need<A = unknown> {
  readonly dataset: Dataset;
  readonly query: unknown;
  /** Type only: the answer's shape. */
  readonly answerType?: A;
}

export type FactStatus = 'live' | 'cached' | 'stale' | 'embedded' | 'sample';

/** Someone answered. `asOf` is the time of the data itself, `retrievedAt` the time it reached us (RFC 3339 UTC). */
export interface Known<A> {
  readonly value: A;
  readonly source: string;
  readonly asOf: string;
  readonly retrievedAt: string;
  readonly status: FactStatus;
  /** Why a lesser source answered (for instance `network unreachable`); absent when the first choice did. */
  readonly reason?: string;
}

/** Nobody answered; `missing` is the reason, a sentence without a full stop. */
export interface Missing {
  readonly missing: string;
  readonly source: string;
}

export type Fact<A> = Known<A> | Missing;

/** Why nobody answered, with the source that says so, which is named once. */
export function whyMissing({ source, missing }: Missing): string {
  return missing.startsWith(`${source} `) ? missing : `${source}: ${missing}`;
}

/** Questions by name; an absent one (`undefined`) is not asked and has no fact. */
export type NeedTree = { readonly [name: string]: Need | NeedTree | undefined };

/** The facts for a tree of needs: same keys, each need replaced by its fact, what was not asked by `undefined`. */
export type FactTree<N extends NeedTree> = { readonly [K in keyof N]: FactOf<N[K]> };

/** Distributes over a need that is asked only sometimes. */
type FactOf<T> = T extends Need<infer A> ? Fact<A> : T extends NeedTree ? FactTree<T> : undefined;

/** Tells a need from a tree of them. */
export function isNeed(node: Need | NeedTree): node is Need {
  return typeof (node as Need).dataset === 'function';
}

/** Every need of a tree, in the order of writing. */
export function needsIn(tree: NeedTree): Need[] {
  return Object.values(tree).flatMap((node) =>
    node === undefined ? [] : isNeed(node) ? [node] : needsIn(node),
  );
}

/** The facts of a tree, each need answered by `tell`. */
export function factsFor<N extends NeedTree>(
  tree: N,
  tell: (need: Need) => Fact<unknown>,
): FactTree<N> {
  const entries = Object.entries(tree).flatMap(([name, node]) =>
    node === undefined ? [] : [[name, isNeed(node) ? tell(node) : factsFor(node, tell)] as const],
  );
  return Object.fromEntries(entries) as FactTree<N>;
}

/** The instant an answer is computed for; engines have no clock of their own. */
export interface Moment {
  /** RFC 3339 UTC with `Z`. */
  readonly iso: string;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly ms: number;
}

export interface DatasetParts<Q extends z.ZodType, A extends z.ZodType> {
  readonly id: string;
  readonly title: string;
  readonly query: Q;
  readonly answer: A;
  readonly sample: z.output<A>;
}

/** Declares a dataset: a function that makes needs, carrying the schemas of question and answer. */
export function dataset<Q extends z.ZodType, A extends z.ZodType>(
  parts: DatasetParts<Q, A>,
): Dataset<Q, A> {
  const make = (query: z.input<Q>): Need<z.output<A>> => ({
    dataset: make as unknown as Dataset,
    query,
  });
  return Object.assign(make, parts) as Dataset<Q, A>;
}

/** Tells a fact that someone answered from one that nobody did. */
export function isKnown<A>(fact: Fact<A>): fact is Known<A> {
  return 'value' in fact;
}
