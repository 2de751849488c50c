import type { FactTree, Moment, NeedTree } from '../../engines/facts.ts';
import type { ModelCard } from '../../engines/vertical.ts';
import type { Context } from './context.ts';
import { provenanceOf, type Provenance } from './evidence.ts';
import { gather, type Asked } from './gather.ts';

/** How long an operation waits for its sources before it answers from what is there. */
const DEADLINE_MS = 9_000;

/** Facts for an operation, and the evidence of its answer. */
export interface Inquiry<N extends NeedTree> {
  readonly facts: FactTree<N>;
  readonly moment: Moment;
  readonly asked: readonly Asked[];
  /** The provenance of an answer made from these facts by a model. */
  provenance(this: void, model: ModelCard, warnings?: readonly string[]): Provenance;
}

/**
 * Asks a tree of needs once, all at the same time; for operations that are not verticals but answer with the same evidence.
 *
 * @param needs  or what makes them of the moment, where the questions depend on what day it is
 */
export async function inquire<N extends NeedTree>(
  needs: N | ((moment: Moment) => N),
  context: Pick<Context, 'ask' | 'clock' | 'signal' | 'sourceNote'>,
): Promise<Inquiry<N>> {
  const ms = context.clock.now();
  const moment: Moment = { ms, iso: new Date(ms).toISOString() };
  const { facts, asked } = await gather(
    typeof needs === 'function' ? needs(moment) : needs,
    context.ask,
    {
      signal: context.signal,
      deadlineMs: DEADLINE_MS,
    },
  );
  return {
    facts,
    moment,
    asked,
    provenance: (model, warnings = []) =>
      provenanceOf({ vertical: { model }, asked, moment, warnings, noteOf: context.sourceNote }),
  };
}
