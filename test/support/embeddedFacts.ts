import type { FactTree, NeedTree } from '../../engines/facts.ts';
import { roundsOf, type Vertical } from '../../engines/vertical.ts';
import { atlas } from '../../src/atlas/index.ts';
import { connectors } from '../../src/connectors/index.ts';
import { createPipeline } from '../../src/connectors/pipeline/pipeline.ts';
import { gather, gatherRounds } from '../../src/core/gather.ts';

/** The instant that tests without a clock live in. */
export const MOMENT = { ms: Date.UTC(2026, 0, 15, 12), iso: '2026-01-15T12:00:00.000Z' };

const pipeline = createPipeline({
  connectors,
  atlas,
  offline: true,
  settings: () => ({}),
  clock: { now: () => MOMENT.ms },
  userAgent: 'test',
});

/** The facts for needs from the embedded tables alone. */
export async function embeddedFacts<N extends NeedTree>(needs: N): Promise<FactTree<N>> {
  const asked = await gather(needs, (need, signal) => pipeline.ask(need, signal), {
    deadlineMs: 60_000,
  });
  return asked.facts;
}

/** The facts of all rounds of a vertical's needs, from the embedded tables alone. */
export async function embeddedRounds<F extends FactTree<NeedTree> = FactTree<NeedTree>>(
  vertical: Vertical,
  input: unknown,
): Promise<F> {
  const asked = await gatherRounds(
    roundsOf(vertical, input),
    (need, signal) => pipeline.ask(need, signal),
    { deadlineMs: 60_000 },
  );
  return asked.facts as F;
}
