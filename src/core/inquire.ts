import type { FactTree, Moment, NeedTree } from '../../engines/facts.ts';
import type { ModelCard, NeedsRound, NoNeeds } from '../../engines/vertical.ts';
import type { Context } from './context.ts';
import { provenanceOf, type Provenance } from './evidence.ts';
import { gatherRounds, type Asked } from './gather.ts';

/** How long an operation waits for its sources before it answers from what is there. */
const DEADLINE_MS = 9_000;

/** Facts for an operation, and the evidence of its answer. */
export interface Inquiry<N extends NeedTree, T extends NeedTree = NoNeeds> {
  readonly facts: FactTree<N> & FactTree<T>;
  readonly moment: Moment;
  readonly asked: readonly Asked[];
  /** The provenance of an answer made from these facts by a model. */
  provenance(this: void, model: ModelCard, warnings?: readonly string[]): Provenance;
}

/**
 * Asks a tree of needs once, all at the same time; for operations that are not verticals but answer with the same evidence.
 *
 * @param needs      or what makes them of the moment, where the questions depend on what day it is
 * @param thenNeeds  questions that depend on the first answers, within the same deadline
 */
export async function inquire<N extends NeedTree, T extends NeedTree = NoNeeds>(
  needs: N | ((moment: Moment) => N),
  context: Pick<Context, 'ask' | 'clock' | 'signal' | 'sourceNote'>,
  thenNeeds?: (facts: FactTree<N>) => T,
): Promise<Inquiry<N, T>> {
  const ms = context.clock.now();
  const moment: Moment = { ms, iso: new Date(ms).toISOString() };
  const rounds: NeedsRound[] = [() => (typeof needs === 'function' ? needs(moment) : needs)];
  if (thenNeeds) rounds.push((facts) => thenNeeds(facts as FactTree<N>));
  const { facts, asked } = await gatherRounds(rounds, context.ask, {
    signal: context.signal,
    deadlineMs: DEADLINE_MS,
  });
  return {
    facts: facts as FactTree<N> & FactTree<T>,
    moment,
    asked,
    provenance: (model, warnings = []) =>
      provenanceOf({ vertical: { model }, asked, moment, warnings, noteOf: context.sourceNote }),
  };
}
