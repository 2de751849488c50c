import type { ChoreInput, ChoreName, ChoreReply } from '../../engines/chores.ts';
import type { Services } from './context.ts';

/** Runs a chore of the engines on the worker pool. */
export async function runChore<N extends ChoreName>(
  { compute }: Pick<Services, 'compute'>,
  name: N,
  input: ChoreInput<N>,
  signal?: AbortSignal,
): Promise<ChoreReply<N>> {
  const moment = { ms: 0, iso: new Date(0).toISOString() };
  const reply = await compute({ vertical: name, input, facts: {}, moment }, signal);
  return reply as ChoreReply<N>;
}
